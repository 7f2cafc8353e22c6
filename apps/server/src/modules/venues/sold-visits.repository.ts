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

/** The visitors expected at a location on a date, by time and by the length of the visit as it was sold. */
export async function listExpectedVisits(
  scope: ClientScope,
  locationId: string,
  date: string,
): Promise<ExpectedVisits[]> {
  const { rows } = await sql<ExpectedVisits>`
    select to_char(visit_time, 'HH24:MI') as time, duration_minutes, count(*)::int as ticket_count
    from ticket
    where client_id = ${scope.clientId} and location_id = ${locationId} and visit_date = ${date}
      and visit_time is not null and state = 'active'
    group by visit_time, duration_minutes`.execute(scope.tx);
  return rows;
}
