import { momentOf } from '@foyer/domain/calendar/zoned-time.ts';
import type { HoldCapacity } from '@foyer/domain/capacity/withheld-places.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

interface HoldCapacityRow {
  percentage: number;
  releaseDate: string | null;
  releaseTime: string | null;
  releaseMinutes: number | null;
  timeZone: string;
}

/** The share of each timeslot that a channel may not sell until its release, which is on the client's clock. */
export async function findHoldCapacity(scope: ClientScope, channelId: string): Promise<HoldCapacity | null> {
  const { rows } = await sql<HoldCapacityRow>`
    select c.hold_capacity_percentage as percentage, c.hold_capacity_release_date as release_date,
      c.hold_capacity_release_time as release_time, c.hold_capacity_release_minutes as release_minutes,
      client.time_zone
    from channel c join client on client.id = c.client_id
    where c.client_id = ${scope.clientId} and c.id = ${channelId} and c.hold_capacity_enabled`.execute(
    scope.tx,
  );
  return rows[0] ? toHoldCapacity(rows[0]) : null;
}

function toHoldCapacity(row: HoldCapacityRow): HoldCapacity {
  const { percentage, releaseDate, releaseTime, releaseMinutes: minutes, timeZone } = row;
  if (minutes !== null) return { percentage, release: { kind: 'before start', minutes } };
  if (releaseDate === null || releaseTime === null) return { percentage, release: { kind: 'never' } };
  const moment = momentOf(releaseDate, releaseTime.slice(0, 5), timeZone);
  const at = moment.kind === 'once' ? moment.at : moment.kind === 'gap' ? moment.nextAt : moment.firstAt;
  return { percentage, release: { kind: 'at', at } };
}
