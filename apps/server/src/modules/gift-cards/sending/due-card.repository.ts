import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Cards whose time to be mailed has come, the longest due first; blocked ones wait. Needs the worker role. */
export async function listDueCards(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ clientId: string; id: string }[]> {
  const { rows } = await sql<{ clientId: string; id: string }>`
    select client_id, id from gift_card
    where sent_at is null and send_at <= ${now} and blocked_at is null order by send_at, id limit ${limit}`.execute(
    db,
  );
  return rows;
}
