import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { CalendarKind } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A calendar that a product takes its times from, and what it yields from now on. */
export interface TimesSource {
  id: string;
  kind: CalendarKind;
  name: string;
  locationId: string;
  locationName: string;
  timeslotCount: number;
  untilDate: LocalDate | null;
}

/** The calendars of the product's ticket groups, by location and name; schedules by the names of theirs. */
export async function listTimesSources(
  scope: ClientScope,
  productId: string,
  now: Date,
): Promise<TimesSource[]> {
  const { rows } = await sql<TimesSource>`
    select k.id, k.kind, l.id as location_id, l.name as location_name,
      coalesce(k.name, (select string_agg(s.name, ', ' order by s.created_at) from product_schedule s
        where s.client_id = k.client_id and s.calendar_id = k.id), '') as name,
      count(t.id)::int as timeslot_count, max(t.local_date) as until_date
    from calendar k
    join location l on l.client_id = k.client_id and l.id = k.location_id
    left join timeslot t on t.client_id = k.client_id and t.calendar_id = k.id and t.starts_at > ${now}
    where k.client_id = ${scope.clientId} and exists (
      select from calendar_ticket_group link
      join ticket_group g on g.client_id = link.client_id and g.id = link.ticket_group_id
      where link.client_id = k.client_id and link.calendar_id = k.id and g.product_id = ${productId}
        and g.archived_at is null)
    group by k.client_id, k.id, k.kind, k.name, l.id, l.name
    order by l.name, 5, k.id`.execute(scope.tx);
  return rows;
}
