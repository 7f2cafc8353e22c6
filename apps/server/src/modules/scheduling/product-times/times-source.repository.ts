import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { CalendarKind } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A calendar that a product takes its times from, and what it yields from now on. */
export interface TimesSource {
  id: string;
  productId: string;
  kind: CalendarKind;
  name: string;
  locationId: string;
  locationName: string;
  timeslotCount: number;
  untilDate: LocalDate | null;
}

/** The calendars of the products' ticket groups, by location and name; schedules by the names of theirs. */
export async function listTimesSources(
  scope: ClientScope,
  productIds: readonly string[],
  now: Date,
): Promise<TimesSource[]> {
  const { rows } = await sql<TimesSource>`
    select k.id, p.product_id, k.kind, l.id as location_id, l.name as location_name,
      coalesce(k.name, (select string_agg(s.name, ', ' order by s.created_at) from product_schedule s
        where s.client_id = k.client_id and s.calendar_id = k.id), '') as name,
      count(t.id)::int as timeslot_count, max(t.local_date) as until_date
    from (
      select distinct link.calendar_id, g.product_id from ticket_group g
      join calendar_ticket_group link on link.client_id = g.client_id and link.ticket_group_id = g.id
      where g.client_id = ${scope.clientId} and g.product_id = any (${[...productIds]}::uuid[])
        and g.archived_at is null) p
    join calendar k on k.client_id = ${scope.clientId} and k.id = p.calendar_id
    join location l on l.client_id = k.client_id and l.id = k.location_id
    left join timeslot t on t.client_id = k.client_id and t.calendar_id = k.id and t.starts_at > ${now}
    group by p.product_id, k.client_id, k.id, k.kind, k.name, l.id, l.name
    order by l.name, name, k.id`.execute(scope.tx);
  return rows;
}
