import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The calendars in which a product can be visited, hidden groups too: staff and group reservations use them. */
export async function listCalendarsForGroups(scope: ClientScope, productId: string): Promise<string[]> {
  const { rows } = await sql<{ calendarId: string }>`
    select distinct link.calendar_id from calendar_ticket_group link
    join ticket_group g on g.client_id = link.client_id and g.id = link.ticket_group_id and g.archived_at is null
    join product p on p.client_id = g.client_id and p.id = g.product_id and p.archived_at is null
    where link.client_id = ${scope.clientId} and g.product_id = ${productId}`.execute(scope.tx);
  return rows.map(({ calendarId }) => calendarId);
}

/** The products that a group can visit, by name. */
export async function listProductsForGroups(scope: ClientScope): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from product p
    where p.client_id = ${scope.clientId} and p.archived_at is null and exists (
      select from ticket_group g
      join calendar_ticket_group link on link.client_id = g.client_id and link.ticket_group_id = g.id
      where g.client_id = p.client_id and g.product_id = p.id and g.archived_at is null)
    order by lower(p.name), p.id`.execute(scope.tx);
  return rows;
}

/** The first product, by name, whose visitors come in a timeslot, and its date. */
export async function findVisitOfTimeslot(
  scope: ClientScope,
  timeslotId: string,
): Promise<{ timeslotId: string; productId: string; date: LocalDate } | undefined> {
  const { rows } = await sql<{ timeslotId: string; productId: string; date: LocalDate }>`
    select t.id as timeslot_id, p.id as product_id, t.local_date as date
    from timeslot t
    join calendar_ticket_group link on link.client_id = t.client_id and link.calendar_id = t.calendar_id
    join ticket_group g on g.client_id = link.client_id and g.id = link.ticket_group_id and g.archived_at is null
    join product p on p.client_id = g.client_id and p.id = g.product_id and p.archived_at is null
    where t.client_id = ${scope.clientId} and t.id = ${timeslotId}
    order by lower(p.name), p.id limit 1`.execute(scope.tx);
  return rows[0];
}

/**
 * Raises the limit of a timeslot for a group that does not fit (product.md, section 4, "Overbooking"). The limit that is
 * wanted is kept, and it is no conflict that asks staff for a choice: they made it. The caller has its counter locked.
 */
export async function raiseTimeslotLimit(
  scope: ClientScope,
  timeslotId: string,
  capacity: number,
): Promise<void> {
  await sql`
    with raised as (
      select id, capacity from counter where client_id = ${scope.clientId} and id = ${timeslotId}),
    limited as (
      update timeslot t set wanted_capacity = coalesce(t.wanted_capacity, raised.capacity),
        conflict = coalesce(t.conflict, 'capacity-below-taken'), conflict_kept = t.conflict is null or t.conflict_kept
      from raised where t.client_id = ${scope.clientId} and t.id = raised.id)
    update counter set capacity = greatest(capacity, ${capacity}::int), wanted_capacity = coalesce(wanted_capacity, capacity)
    where client_id = ${scope.clientId} and id = ${timeslotId} and capacity is not null`.execute(scope.tx);
}

/** A limit that is passed is reached as groups leave. The caller has the counter of the timeslot locked. */
export async function fitTimeslotToWish(scope: ClientScope, timeslotId: string): Promise<void> {
  await sql`
    with fitting as (
      select t.id, t.wanted_capacity as wanted, c.held + c.sold as taken
      from timeslot t join counter c on c.client_id = t.client_id and c.id = t.id
      where t.client_id = ${scope.clientId} and t.id = ${timeslotId} and t.wanted_capacity is not null
        and t.state <> 'cancelled'),
    fitted as (
      update timeslot t set wanted_capacity = null, conflict_kept = false,
        conflict = case when t.conflict = 'capacity-below-taken' then null else t.conflict end
      from fitting f where t.client_id = ${scope.clientId} and t.id = f.id and f.wanted >= f.taken)
    update counter c set capacity = greatest(f.wanted, f.taken),
      wanted_capacity = case when f.taken > f.wanted then f.wanted end
    from fitting f where c.client_id = ${scope.clientId} and c.id = f.id`.execute(scope.tx);
}

/** Opens and closes the timeslots of a day as group reservations have it now. The caller has the calendar locked. */
export async function keepDayForGroups(
  scope: ClientScope,
  calendarId: string,
  date: LocalDate,
): Promise<void> {
  const isOfDay = sql`client_id = ${scope.clientId} and calendar_id = ${calendarId} and local_date = ${date}::date
    and starts_at >= (${date}::date - 1)::timestamptz and starts_at < (${date}::date + 2)::timestamptz
    and state <> 'cancelled'`;
  await sql`select from timeslot where ${isOfDay} order by id for update`.execute(scope.tx);
  // Triggers make of what rules and people say what is sold.
  await sql`update timeslot set state = case when closure_shut or group_shut then 'open' else state end
    where ${isOfDay}`.execute(scope.tx);
}
