import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface MinuteCounts {
  joined: number;
  admitted: number;
  /** Carts of visitors who did not have to wait. */
  direct: number;
  cameBack: number;
  /** Places that were forged, copied or used before. */
  refused: number;
  waitedSeconds: number;
  toldSeconds: number;
}

export interface WaitingMinute extends MinuteCounts {
  minute: Date;
  /** The most people who waited at once. */
  waiting: number;
}

/** Adds to the counters of a minute, and keeps the most people that waited in it. */
export async function countMinute(
  scope: ClientScope,
  channelId: string,
  at: Date,
  counts: Partial<MinuteCounts>,
  waiting = 0,
): Promise<void> {
  const { joined = 0, admitted = 0, direct = 0, cameBack = 0, refused = 0 } = counts;
  const { waitedSeconds = 0, toldSeconds = 0 } = counts;
  await sql`
    insert into waiting_minute as m (client_id, channel_id, minute, waiting, joined, admitted, direct, came_back, refused,
      waited_seconds, told_seconds)
    values (${scope.clientId}, ${channelId}, date_trunc('minute', ${at}::timestamptz), ${waiting}, ${joined},
      ${admitted}, ${direct}, ${cameBack}, ${refused}, ${waitedSeconds}, ${toldSeconds})
    on conflict (client_id, channel_id, minute) do update set waiting = greatest(m.waiting, excluded.waiting),
      joined = m.joined + excluded.joined, admitted = m.admitted + excluded.admitted,
      direct = m.direct + excluded.direct, came_back = m.came_back + excluded.came_back,
      refused = m.refused + excluded.refused, waited_seconds = m.waited_seconds + excluded.waited_seconds,
      told_seconds = m.told_seconds + excluded.told_seconds`.execute(scope.tx);
}

export async function listMinutes(
  scope: ClientScope,
  channelId: string,
  from: Date,
): Promise<WaitingMinute[]> {
  const rows = await scope.tx
    .selectFrom('waitingMinute')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('minute', '>=', from)
    .orderBy('minute')
    .execute();
  return rows.map(({ clientId: _, channelId: __, ...minute }) => minute);
}

export async function deleteOldMinutes(scope: ClientScope, channelId: string, before: Date): Promise<void> {
  await scope.tx
    .deleteFrom('waitingMinute')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('minute', '<', before)
    .execute();
}
