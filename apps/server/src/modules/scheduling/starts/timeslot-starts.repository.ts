import type { LocalTime } from '@foyer/domain/calendar/local-time.ts';
import { type Weekday, weekdays } from '@foyer/domain/calendar/weekday.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** Open timeslots to come of one weekday and time. */
export interface TimeslotStarts {
  weekday: Weekday;
  time: LocalTime;
  count: number;
}

/** When the timeslots to come at a location start, by weekday and time. */
export async function listTimeslotStarts(
  scope: ClientScope,
  locationId: string,
  now: Date,
): Promise<TimeslotStarts[]> {
  const { rows } = await sql<{ weekday: number; time: LocalTime; count: number }>`
    select extract(isodow from t.local_date)::int as weekday, to_char(t.local_time, 'HH24:MI') as time,
      count(*)::int as count
    from calendar k join timeslot t on t.client_id = k.client_id and t.calendar_id = k.id
    where k.client_id = ${scope.clientId} and k.location_id = ${locationId} and t.state = 'open'
      and t.starts_at > ${now}
    group by 1, 2 order by 1, 2`.execute(scope.tx);
  return rows.map(({ weekday, ...starts }) => ({ ...starts, weekday: weekdays[weekday - 1] ?? 1 }));
}
