import { sql } from 'kysely';
import './capacity.tables.ts';
import type { Places } from '@foyer/domain/capacity/accept-in-order.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import type { Hold } from './hold.ts';

const columns = ['id', 'expiresAt', 'extensions'] as const;

interface NewHold {
  idempotencyKey: string | null;
  channelId: string | null;
  expiresAt: Date;
}

/** Inserts the hold; undefined where the idempotency key was used already. */
export async function insertHold(scope: ClientScope, hold: NewHold): Promise<Hold | undefined> {
  return scope.tx
    .insertInto('hold')
    .values({ clientId: scope.clientId, ...hold })
    .onConflict((conflict) => conflict.columns(['clientId', 'idempotencyKey']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function findHoldByKey(scope: ClientScope, idempotencyKey: string): Promise<Hold | undefined> {
  return scope.tx
    .selectFrom('hold')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

export async function insertHoldLines(
  scope: ClientScope,
  holdId: string,
  places: readonly Places[],
): Promise<void> {
  const rows = places.map(({ counterId, quantity }) => ({
    clientId: scope.clientId,
    holdId,
    counterId,
    quantity,
  }));
  await scope.tx.insertInto('holdLine').values(rows).execute();
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
  await scope.tx.deleteFrom('hold').where('clientId', '=', scope.clientId).where('id', '=', holdId).execute();
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
