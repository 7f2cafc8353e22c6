import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

/** Clients that may have a card whose validity is over; which it is says their own clock. Needs the worker role. */
export async function listClientsWithExpired(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ clientId: string }>`
    select distinct client_id from gift_card where expired_at is null and valid_until <= ${now}::date`.execute(
    db,
  );
  return rows.map(({ clientId }) => clientId);
}

export async function listExpiredIds(
  scope: ClientScope,
  today: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('giftCard')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('expiredAt', 'is', null)
    .where('validUntil', '<', today)
    .where('id', '>', after ?? '00000000-0000-0000-0000-000000000000')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
