import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What the scheduler looks at: one location, all its products or one, on some days. */
export interface SchedulerRange {
  locationId: string;
  productId: string | null;
  from: LocalDate;
  until: LocalDate;
}

/** The calendars that a range is about, with their products: schedules name theirs, timeslot groups are linked. */
export const calendarsOf = ({ locationId, productId }: SchedulerRange, clientId: string) => sql`
  select c.id as calendar_id, p.id as product_id
  from calendar c
  left join calendar_ticket_group link on link.client_id = c.client_id and link.calendar_id = c.id
    and c.kind = 'group'
  left join ticket_group tg on tg.client_id = link.client_id and tg.id = link.ticket_group_id
    and tg.archived_at is null
  join product p on p.client_id = c.client_id and p.id = coalesce(c.product_id, tg.product_id)
    and p.archived_at is null
  where c.client_id = ${clientId} and c.location_id = ${locationId} and not c.hidden
    ${productId === null ? sql`` : sql`and p.id = ${productId}`}
  group by 1, 2`;

/** The index is on the start; a date is at most a day away from it in any zone. */
export const inRange = ({ from, until }: SchedulerRange) => sql`
  t.starts_at >= ${from}::date - 1 and t.starts_at < ${until}::date + 2
  and t.local_date between ${from}::date and ${until}::date`;

/** The same, by their ids: a timeslot group serves several products. */
export async function listCalendarsAt(
  scope: ClientScope,
  range: SchedulerRange,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ calendarId: string; productIds: string[] }>`
    select calendar_id, coalesce(array_agg(product_id) filter (where product_id is not null), '{}') as product_ids
    from (${calendarsOf(range, scope.clientId)}) as known group by 1`.execute(scope.tx);
  return new Map(rows.map(({ calendarId, productIds }) => [calendarId, productIds]));
}

/** The products with times that visitors can do at a location, by name. */
export async function listProductIdsAt(scope: ClientScope, locationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from product p
    where p.client_id = ${scope.clientId} and p.archived_at is null and p.availability_type = 'TIMESLOTS' and (
      exists (select from product_location l
        where l.client_id = p.client_id and l.product_id = p.id and l.location_id = ${locationId})
      or exists (select from calendar c
        where c.client_id = p.client_id and c.product_id = p.id and c.location_id = ${locationId}))
    order by p.name, p.id`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** A product with times, and the locations where it has or may get timeslots. */
export interface ProductChoice {
  id: string;
  name: string;
  locationIds: string[];
  hasSchedules: boolean;
}

export async function listProductChoices(scope: ClientScope): Promise<ProductChoice[]> {
  const { rows } = await sql<ProductChoice>`
    select p.id, p.name,
      array(select l.location_id from product_location l
        where l.client_id = p.client_id and l.product_id = p.id
        union select c.location_id from calendar c where c.client_id = p.client_id and c.product_id = p.id
        order by 1) as location_ids,
      exists (select from calendar c join product_schedule s on s.client_id = c.client_id and s.calendar_id = c.id
        where c.client_id = p.client_id and c.product_id = p.id) as has_schedules
    from product p
    where p.client_id = ${scope.clientId} and p.archived_at is null and p.availability_type = 'TIMESLOTS'
    order by p.name, p.id`.execute(scope.tx);
  return rows;
}
