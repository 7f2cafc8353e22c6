import { keptSeconds } from '@foyer/domain/waiting-room/waiting-room.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The carts for which passes were used since a moment. */
export async function listCartIds(scope: ClientScope, channelId: string, since: Date): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('waitingPlace')
    .select('cartId')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('usedAt', '>=', since)
    .execute();
  return rows.flatMap(({ cartId }) => cartId ?? []);
}

/** How many left the line, were away for too long, or did not begin in time. */
export async function countEnds(
  scope: ClientScope,
  channelId: string,
  since: Date,
  { minutesToBegin, at }: { minutesToBegin: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from waiting_place
    where client_id = ${scope.clientId} and channel_id = ${channelId} and joined_at >= ${since} and used_at is null
      and (left_at is not null
        or called_at < ${at}::timestamptz - make_interval(mins => ${minutesToBegin})
        or called_at is null and seen_at < ${at}::timestamptz - make_interval(secs => ${keptSeconds}))`.execute(
    scope.tx,
  );
  return rows[0]?.people ?? 0;
}
