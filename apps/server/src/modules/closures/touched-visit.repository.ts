import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { AffectedPlace, NewAffectedVisit } from '../changes/index.ts';
import type { ShutDay } from './shut-days.ts';

/** Timeslots, and days of products whose tickets have no time; of one order where only its visits are meant. */
export interface ShutVisits {
  timeslotIds: readonly string[];
  days: readonly ShutDay[];
  orderId?: string;
}

/**
 * What the unused tickets of these timeslots and days come to: what cancelling them gives back (`amountOfTickets`),
 * the transaction cost with the last tickets of an order. A visit that a closure in force has already is not touched
 * again, unless it was kept: lifting that one hands it on.
 */
const touched = (scope: ClientScope, { timeslotIds, days, orderId }: ShutVisits) => sql`
  with line as (
    select t.order_id, t.timeslot_id, d.date as visit_date, d.product_id, count(*)::int as heads,
      round(l.total_minor::numeric * least(count(*), l.quantity) / l.quantity)
        + count(*) * o.service_cost_minor as amount_minor
    from ticket t
    join orders o on o.client_id = t.client_id and o.id = t.order_id
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    left join unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ productId }) => productId)}::uuid[])
      as d (date, product_id) on t.timeslot_id is null and d.date = t.visit_date and d.product_id = g.product_id
    where t.client_id = ${scope.clientId}
      and (t.timeslot_id = any (${[...timeslotIds]}::uuid[])
        or t.visit_date = any (${days.map(({ date }) => date)}::date[]) and d.product_id is not null)
      ${orderId === undefined ? sql`` : sql`and t.order_id = ${orderId}`}
      and t.state <> 'cancelled' and t.used_at is null and o.state in ('completed', 'partly cancelled')
      and not exists (select from affected_visit v
        join closure c on c.client_id = v.client_id and c.id = v.change_id
          and (c.lifted_at is null or v.state in ('waiting', 'offered'))
        where v.client_id = t.client_id and v.order_id = t.order_id and v.state <> 'kept'
          and (v.timeslot_id = t.timeslot_id or v.product_id = d.product_id and v.visit_date = d.date))
    group by t.order_id, t.timeslot_id, d.date, d.product_id, l.id, l.total_minor, l.quantity, o.service_cost_minor),
  visit as (
    select order_id, timeslot_id, visit_date, product_id, sum(heads)::int as heads, sum(amount_minor) as amount_minor
    from line group by 1, 2, 3, 4),
  counted as (
    select v.*, sum(v.heads) over of_order as all_heads, sum(v.amount_minor) over of_order as all_minor,
      row_number() over (partition by v.order_id order by v.timeslot_id, v.visit_date, v.product_id) as place
    from visit v window of_order as (partition by v.order_id))
  select c.order_id, c.timeslot_id, c.visit_date, c.product_id, c.heads,
    case when c.place = 1 and c.all_heads = (select count(*) from ticket x
        where x.client_id = o.client_id and x.order_id = o.id and x.state <> 'cancelled')
      then greatest(o.total_minor - o.refunded_minor - (c.all_minor - c.amount_minor), 0)
      else least(c.amount_minor, o.total_minor - o.refunded_minor) end::bigint as amount_minor
  from counted c join orders o on o.client_id = ${scope.clientId} and o.id = c.order_id`;

export type TouchedVisit = AffectedPlace & Pick<NewAffectedVisit, 'orderId' | 'ticketCount' | 'amountMinor'>;

/** The visits that a closure of these timeslots and days touches, by order. */
export async function listTouchedVisits(scope: ClientScope, shut: ShutVisits): Promise<TouchedVisit[]> {
  const { rows } = await sql<TouchedVisit>`
    select v.order_id, v.timeslot_id, s.calendar_id, s.starts_at, v.product_id,
      coalesce(s.local_date, v.visit_date) as date, s.local_time as time, v.heads as ticket_count, v.amount_minor
    from (${touched(scope, shut)}) v
    left join timeslot s on s.client_id = ${scope.clientId} and s.id = v.timeslot_id
    order by v.order_id, v.timeslot_id, v.visit_date, v.product_id`.execute(scope.tx);
  return rows;
}

/** Places of these timeslots that are in carts now, and how many locations the timeslots are at. */
export async function countHeldPlaces(
  scope: ClientScope,
  timeslotIds: readonly string[],
): Promise<{ heldCount: number; locationCount: number }> {
  const { rows } = await sql<{ heldCount: number; locationCount: number }>`
    select (select coalesce(sum(held), 0)::int from counter
        where client_id = ${scope.clientId} and id = any (${[...timeslotIds]}::uuid[])) as held_count,
      (select count(distinct k.location_id)::int from timeslot s
        join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
        where s.client_id = ${scope.clientId} and s.id = any (${[...timeslotIds]}::uuid[])) as location_count`.execute(
    scope.tx,
  );
  return rows[0] ?? { heldCount: 0, locationCount: 0 };
}

/** The tickets without a time that are for these days and not used. */
export async function countTicketsOfDays(scope: ClientScope, days: readonly ShutDay[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ productId }) => productId)}::uuid[])
      as d (date, product_id)
    join ticket_group g on g.client_id = ${scope.clientId} and g.product_id = d.product_id
    join ticket_type y on y.client_id = g.client_id and y.ticket_group_id = g.id
    join ticket t on t.client_id = y.client_id and t.ticket_type_id = y.id and t.visit_date = d.date
    where t.timeslot_id is null and t.state <> 'cancelled' and t.used_at is null`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}
