import type { ExpectedVisits } from '@foyer/domain/venues/house-expectation.ts';
import type { SoldVisits } from '@foyer/domain/venues/touched-visits.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/**
 * The tickets for one location from a date on, by date and time. Counted by reading the rows themselves: no module
 * below this one offers it (decision 0027).
 */
export async function listSoldVisits(
  scope: ClientScope,
  locationId: string,
  from: string,
): Promise<SoldVisits[]> {
  const { rows } = await sql<SoldVisits>`
    select visit_date as date, to_char(visit_time, 'HH24:MI') as time, count(*)::int as ticket_count
    from ticket
    where client_id = ${scope.clientId} and location_id = ${locationId} and visit_date >= ${from}
      and state = 'active' and used_at is null
    group by visit_date, visit_time
    order by visit_date, visit_time`.execute(scope.tx);
  return rows;
}

/** The visitors expected at locations, each on a date, by time and by the length of the visit as it was sold. */
export async function listExpectedVisits(
  scope: ClientScope,
  days: readonly { locationId: string; date: string }[],
): Promise<(ExpectedVisits & { locationId: string })[]> {
  const locationIds = days.map(({ locationId }) => locationId);
  const dates = days.map(({ date }) => date);
  const { rows } = await sql<ExpectedVisits & { locationId: string }>`
    select t.location_id, to_char(t.visit_time, 'HH24:MI') as time, t.duration_minutes, count(*)::int as ticket_count
    from unnest(${locationIds}::uuid[], ${dates}::date[]) as day (location_id, date)
    join ticket t on t.client_id = ${scope.clientId} and t.location_id = day.location_id
      and t.visit_date = day.date and t.visit_time is not null and t.state = 'active'
    group by t.location_id, t.visit_time, t.duration_minutes`.execute(scope.tx);
  return rows;
}
