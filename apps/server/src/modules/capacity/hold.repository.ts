import { sql } from 'kysely';
import './capacity.tables.ts';
import type { Places } from '@foyer/domain/capacity/accept-in-order.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import type { Hold } from './hold.ts';

const columns = ['id', 'expiresAt', 'extensions'] as const;

export async function findHoldByKey(scope: ClientScope, idempotencyKey: string): Promise<Hold | undefined> {
  return scope.tx
    .selectFrom('hold')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** The hold, locked; undefined once it ended. Lock order is always hold rows, then counter rows. */
export async function lockHold(scope: ClientScope, holdId: string): Promise<Hold | undefined> {
  return scope.tx
    .selectFrom('hold')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateHoldExpiry(
  scope: ClientScope,
  holdId: string,
  expiresAt: Date,
  extensions: number,
) {
  await scope.tx
    .updateTable('hold')
    .set({ expiresAt, extensions })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', holdId)
    .execute();
}

export async function listHoldLines(scope: ClientScope, holdId: string): Promise<Places[]> {
  return scope.tx
    .selectFrom('holdLine')
    .select(['counterId', 'quantity'])
    .where('clientId', '=', scope.clientId)
    .where('holdId', '=', holdId)
    .execute();
}

export async function deleteHold(scope: ClientScope, holdId: string): Promise<void> {
  await sql`with lines as (
      delete from hold_line where client_id = ${scope.clientId} and hold_id = ${holdId})
    delete from hold where client_id = ${scope.clientId} and id = ${holdId}`.execute(scope.tx);
}

/** The oldest expired holds of all clients (worker role). */
export async function listExpiredHolds(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ clientId: string; id: string }[]> {
  return db
    .selectFrom('hold')
    .select(['clientId', 'id'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
}

/** The hold if it expired, locked; skipped where somebody else is at it. */
export async function lockExpiredHold(scope: ClientScope, holdId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select id from hold where client_id = ${scope.clientId} and id = ${holdId}
    and expires_at <= ${now} for update skip locked`.execute(scope.tx);
  return rows.length === 1;
}
