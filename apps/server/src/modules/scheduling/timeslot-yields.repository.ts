import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What a calendar yields from now on. */
export interface TimeslotYields {
  timeslotCount: number;
  untilDate: LocalDate | null;
  soldPlaces: number;
  /** Timeslots that differ from the rules because visitors have places in them. */
  conflictCount: number;
}

/**
 * The yields of every calendar of the client that has timeslots to come. Counters are looked up by their keys
 * (`offset 0`), whatever PostgreSQL expects of a new client.
 */
export async function countYields(scope: ClientScope, now: Date): Promise<Map<string, TimeslotYields>> {
  const { rows } = await sql<TimeslotYields & { calendarId: string }>`
    select t.calendar_id, count(*)::int as timeslot_count, max(t.local_date) as until_date,
      sum(c.sold)::int as sold_places, (count(t.conflict) filter (where not t.conflict_kept))::int as conflict_count
    from timeslot t
    cross join lateral (select sold from counter
      where client_id = t.client_id and id = t.id offset 0) c
    where t.client_id = ${scope.clientId} and t.starts_at > ${now}
    group by t.calendar_id`.execute(scope.tx);
  return new Map(rows.map(({ calendarId, ...yields }) => [calendarId, yields]));
}
