import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The unused tickets of an order in one timeslot, with the amount paid for each line. */
export interface VisitTicket {
  id: string;
  orderLineId: string;
  lineQuantity: number;
  lineTotalMinor: number;
  lineVatBasisPoints: number;
  /** Of its ticket type. */
  costCentre: string;
  generalLedgerAccount: string;
}

/** The subject of a visit: a timeslot, or the day of a product whose tickets have no time. */
export type VisitOf = { timeslotId: string } | { day: { date: string; productId: string } };

export async function listUnusedTickets(
  scope: ClientScope,
  orderId: string,
  visit: VisitOf,
): Promise<VisitTicket[]> {
  const isOfVisit =
    'day' in visit
      ? sql`t.timeslot_id is null and t.visit_date = ${visit.day.date} and exists (select from ticket_type y
        join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
        where y.client_id = t.client_id and y.id = t.ticket_type_id and g.product_id = ${visit.day.productId})`
      : sql`t.timeslot_id = ${visit.timeslotId}`;
  const { rows } = await sql<VisitTicket>`
    select t.id, t.order_line_id, l.quantity as line_quantity, l.total_minor::int as line_total_minor,
      l.vat_basis_points as line_vat_basis_points, k.cost_centre, k.ledger_account as general_ledger_account
    from ticket t
    join ticket_type k on k.client_id = t.client_id and k.id = t.ticket_type_id
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and ${isOfVisit}
      and t.state <> 'cancelled' and t.used_at is null
    order by t.id for update of t`.execute(scope.tx);
  return rows;
}

/** A ticket with the code that takes its place. */
export interface Replacement {
  id: string;
  code: string;
}

/** Where a visit goes: another timeslot, or for tickets without a time another day. */
export type VisitTo = { timeslotId: string } | { date: string };

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
): Promise<void> {
  const ids = replacements.map(({ id }) => id);
  const codes = replacements.map(({ code }) => code);
  const visit =
    'date' in to
      ? sql`lateral (select null::uuid as timeslot_id, ${to.date}::date as date, null::time as time,
          t.location_id) visit on true`
      : sql`lateral (select s.id as timeslot_id, s.local_date as date, s.local_time as time, k.location_id
          from timeslot s join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
          where s.client_id = t.client_id and s.id = ${to.timeslotId}) visit on true`;
  await sql`
    with successor as (
      insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, timeslot_id, visit_date,
        visit_time, location_id, valid_from, valid_until, validity_kind, validity_days, validity_until,
        daily_scan_limit, total_scan_limit, duration_minutes, blocks_other_timeslots, state, test, acquired_at)
      select t.client_id, t.order_id, t.order_line_id, t.ticket_type_id, w.code, visit.timeslot_id, visit.date,
        visit.time, visit.location_id,
        case when t.validity_kind = 'after purchase date' then t.valid_from
          else visit.date::timestamp at time zone zone.name end,
        case t.validity_kind
          when 'after purchase date' then t.valid_until
          when 'after ticket date' then (visit.date + t.validity_days + 1)::timestamp at time zone zone.name
          when 'until selected date'
            then (greatest(t.validity_until, visit.date) + 1)::timestamp at time zone zone.name
          else (visit.date + 1)::timestamp at time zone zone.name end,
        t.validity_kind, t.validity_days, t.validity_until, t.daily_scan_limit, t.total_scan_limit,
        t.duration_minutes, t.blocks_other_timeslots, t.state, t.test, ${at}
      from unnest(${ids}::uuid[], ${codes}::text[]) as w (id, code)
      join ticket t on t.client_id = ${scope.clientId} and t.id = w.id
      join ${visit}
      join client c on c.id = t.client_id
      left join location l on l.client_id = t.client_id and l.id = visit.location_id
      cross join lateral (select coalesce(l.time_zone, c.time_zone) as name) zone
      returning id, code)
    update ticket t set state = 'cancelled', rebooked_at = ${at}, replaced_by = successor.id
    from successor
    join unnest(${ids}::uuid[], ${codes}::text[]) as w (id, code) on w.code = successor.code
    where t.client_id = ${scope.clientId} and t.id = w.id`.execute(scope.tx);
}

/** Makes tickets invalid at once. */
export async function cancelTickets(scope: ClientScope, ids: readonly string[], at: Date): Promise<void> {
  await sql`update ticket set state = 'cancelled', cancelled_at = ${at}
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
}

/** How many valid tickets an order still has. */
export async function countValidTickets(scope: ClientScope, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ticket
    where client_id = ${scope.clientId} and order_id = ${orderId} and state <> 'cancelled'`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

/** The lines follow their tickets: those that have none left in the old timeslot are now for the new one. */
export async function moveLines(
  scope: ClientScope,
  orderId: string,
  fromTimeslotId: string,
  toTimeslotId: string,
): Promise<void> {
  await sql`
    update order_line l set timeslot_id = s.id, visit_date = s.local_date, visit_time = s.local_time
    from timeslot s
    where l.client_id = ${scope.clientId} and l.order_id = ${orderId} and l.timeslot_id = ${fromTimeslotId}
      and s.client_id = l.client_id and s.id = ${toTimeslotId}
      and not exists (select from ticket t where t.client_id = l.client_id and t.order_line_id = l.id
        and t.timeslot_id = l.timeslot_id and t.state <> 'cancelled')`.execute(scope.tx);
  await followFirstLine(scope, orderId);
}

/** The same for tickets without a time. */
export async function moveLinesToDay(
  scope: ClientScope,
  orderId: string,
  fromDate: string,
  toDate: string,
): Promise<void> {
  await sql`
    update order_line l set visit_date = ${toDate}
    where l.client_id = ${scope.clientId} and l.order_id = ${orderId} and l.timeslot_id is null
      and l.visit_date = ${fromDate}
      and not exists (select from ticket t where t.client_id = l.client_id and t.order_line_id = l.id
        and t.visit_date = l.visit_date and t.state <> 'cancelled')`.execute(scope.tx);
  await followFirstLine(scope, orderId);
}

/** An order's visit is that of its first line. */
async function followFirstLine(scope: ClientScope, orderId: string): Promise<void> {
  await sql`
    update orders o set visit_date = first.visit_date, visit_time = first.visit_time
    from (select visit_date, visit_time from order_line
      where client_id = ${scope.clientId} and order_id = ${orderId} and visit_date is not null
      order by visit_date, visit_time limit 1) first
    where o.client_id = ${scope.clientId} and o.id = ${orderId}`.execute(scope.tx);
}

/** Whether every ticket group of these tickets takes its times from the calendar of the timeslot. */
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
