import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { keepBarcodes } from './barcodes/give-barcodes.ts';

/** A ticket with the code that takes its place. */
export interface Replacement {
  id: string;
  code: string;
  /** The line whose price it has from now on; left out = that of the ticket. */
  orderLineId?: string;
}

/** Where a visit goes: another timeslot, for tickets without a time another day; `same` = only the code is new. */
export type VisitTo = { timeslotId: string } | { date: string } | 'same';

export interface Move {
  /** The client moved the visit, and not its buyer: no rebooking of the ticket, and the visit that it has from now on is its first. */
  isByClient?: boolean;
}

/**
 * Gives each ticket a successor for another visit, with a new code and the rules that it was sold with, valid by the
 * clocks of its location as `domain/tickets/ticket-validity` says of its new day; the old ones become invalid at once
 * (product.md, section 6).
 */
export async function replaceTickets(
  scope: ClientScope,
  replacements: readonly Replacement[],
  to: VisitTo,
  at: Date,
  { isByClient = false }: Move = {},
): Promise<void> {
  const ids = replacements.map(({ id }) => id);
  const codes = replacements.map(({ code }) => code);
  const lines = replacements.map(({ orderLineId = null }) => orderLineId);
  const isSame = to === 'same';
  const visit = isSame
    ? sql`lateral (select t.timeslot_id, t.visit_date as date, t.visit_time as time, t.location_id) visit on true`
    : 'date' in to
      ? sql`lateral (select null::uuid as timeslot_id, ${to.date}::date as date, null::time as time,
          t.location_id) visit on true`
      : sql`lateral (select s.id as timeslot_id, s.local_date as date, s.local_time as time, k.location_id
          from timeslot s join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
          where s.client_id = t.client_id and s.id = ${to.timeslotId}) visit on true`;
  await sql`
    with successor as (
      insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, timeslot_id, visit_date,
        visit_time, location_id, valid_from, valid_until, validity_kind, validity_days, validity_until,
        daily_scan_limit, total_scan_limit, duration_minutes, blocks_other_timeslots, group_ticket, state, test,
        acquired_at, visitor_name)
      select t.client_id, t.order_id, coalesce(w.line, t.order_line_id), t.ticket_type_id, w.code, visit.timeslot_id, visit.date,
        visit.time, visit.location_id,
        case when t.validity_kind = 'after purchase date' or ${isSame} then t.valid_from
          else visit.date::timestamp at time zone zone.name end,
        case when t.validity_kind = 'after purchase date' or ${isSame} then t.valid_until
          when t.validity_kind = 'after ticket date'
            then (visit.date + t.validity_days + 1)::timestamp at time zone zone.name
          when t.validity_kind = 'until selected date'
            then (greatest(t.validity_until, visit.date) + 1)::timestamp at time zone zone.name
          else (visit.date + 1)::timestamp at time zone zone.name end,
        t.validity_kind, t.validity_days, t.validity_until, t.daily_scan_limit, t.total_scan_limit,
        t.duration_minutes, t.blocks_other_timeslots, t.group_ticket, t.state, t.test, ${at}, t.visitor_name
      from unnest(${ids}::uuid[], ${codes}::text[], ${lines}::uuid[]) as w (id, code, line)
      join ticket t on t.client_id = ${scope.clientId} and t.id = w.id
      join ${visit}
      join client c on c.id = t.client_id
      left join location l on l.client_id = t.client_id and l.id = visit.location_id
      cross join lateral (select coalesce(l.time_zone, c.time_zone) as name) zone
      returning id, code)
    update ticket t set state = 'cancelled', replaced_by = successor.id,
      rebooked_at = case when not ${isSame} then ${at}::timestamptz end, moved_by_client = ${isByClient},
      cancelled_at = case when ${isSame} then ${at}::timestamptz end
    from successor
    join unnest(${ids}::uuid[], ${codes}::text[]) as w (id, code) on w.code = successor.code
    where t.client_id = ${scope.clientId} and t.id = w.id`.execute(scope.tx);
  await keepBarcodes(scope, ids, isSame, at);
}

/** Makes tickets invalid at once. */
export async function cancelTickets(scope: ClientScope, ids: readonly string[], at: Date): Promise<void> {
  await sql`update ticket set state = 'cancelled', cancelled_at = ${at}
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
}

/**
 * The lines of an order follow their tickets: one whose valid tickets are all for another visit is for that one from now
 * on. An order's visit is the earliest of the product that was bought for its visit: an upsell with a time of its own
 * heads the order only where nothing else is left.
 */
export async function followTickets(scope: ClientScope, orderId: string): Promise<void> {
  await sql`
    update order_line l set timeslot_id = v.timeslot_id, visit_date = v.visit_date, visit_time = v.visit_time
    from (select order_line_id, (array_agg(timeslot_id))[1] as timeslot_id, min(visit_date) as visit_date,
        min(visit_time) as visit_time
      from ticket where client_id = ${scope.clientId} and order_id = ${orderId} and state <> 'cancelled'
      group by order_line_id having count(distinct (timeslot_id, visit_date, visit_time)) = 1) v
    where l.client_id = ${scope.clientId} and l.order_id = ${orderId} and l.id = v.order_line_id
      and (l.timeslot_id, l.visit_date, l.visit_time) is distinct from (v.timeslot_id, v.visit_date, v.visit_time)
  `.execute(scope.tx);
  await sql`
    update orders o set visit_date = first.visit_date, visit_time = first.visit_time
    from (select t.visit_date, t.visit_time from ticket t
      join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
      join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
      where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and t.visit_date is not null
        and t.state <> 'cancelled'
      order by g.product_id is not distinct from (select og.product_id from order_line l
          join ticket_type oy on oy.client_id = l.client_id and oy.id = l.ticket_type_id
          join ticket_group og on og.client_id = oy.client_id and og.id = oy.ticket_group_id
          where l.client_id = ${scope.clientId} and l.order_id = ${orderId} and l.visit_date is not null
          order by l.position limit 1) desc,
        t.visit_date, t.visit_time limit 1) first
    where o.client_id = ${scope.clientId} and o.id = ${orderId}
      and (o.visit_date, o.visit_time) is distinct from (first.visit_date, first.visit_time)`.execute(
    scope.tx,
  );
}

/**
 * Whether every ticket group of these tickets takes its times from the calendar of the timeslot, or did when they were
 * sold.
 */
export async function isTimeslotOfTickets(
  scope: ClientScope,
  ticketIds: readonly string[],
  timeslotId: string,
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select not exists (
      select from ticket t
      join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
      where t.client_id = ${scope.clientId} and t.id = any (${[...ticketIds]}::uuid[])
        and not exists (select from calendar_ticket_group k
          join timeslot s on s.client_id = k.client_id and s.calendar_id = k.calendar_id
          where k.client_id = t.client_id and k.ticket_group_id = y.ticket_group_id and s.id = ${timeslotId})
        and not exists (select from timeslot old
          join timeslot s on s.client_id = old.client_id and s.calendar_id = old.calendar_id
          where old.client_id = t.client_id and old.id = t.timeslot_id and s.id = ${timeslotId})) as fits`.execute(
    scope.tx,
  );
  return rows[0]?.fits ?? false;
}

/** Whether every ticket group of these ticket types takes its times from the calendar of the timeslot. */
export async function isTimeslotOfTypes(
  scope: ClientScope,
  ticketTypeIds: readonly string[],
  timeslotId: string,
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select not exists (
      select from ticket_type y
      where y.client_id = ${scope.clientId} and y.id = any (${[...ticketTypeIds]}::uuid[])
        and not exists (select from calendar_ticket_group k
          join timeslot s on s.client_id = k.client_id and s.calendar_id = k.calendar_id
          where k.client_id = y.client_id and k.ticket_group_id = y.ticket_group_id and s.id = ${timeslotId})
    ) as fits`.execute(scope.tx);
  return rows[0]?.fits ?? false;
}
