import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** How many visitors wait for their turn on a channel and are there: seen since `seenSince`. */
export async function countWaiting(scope: ClientScope, channelId: string, seenSince: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from waiting_place p
    join waiting_line l on l.client_id = p.client_id and l.channel_id = p.channel_id
    where p.client_id = ${scope.clientId} and p.channel_id = ${channelId}
      and (p.number is null or p.number > l.admitted_number)
      and p.used_at is null and p.left_at is null and p.seen_at >= ${seenSince}`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}
