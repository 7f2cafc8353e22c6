import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LocalDay } from '@foyer/domain/calendar/local-day.ts';
import { revenueKinds } from '@foyer/domain/ledger/ledger-account.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { cancelledOfLine } from './catalogue-sales.repository.ts';

/** A client's day: which orders count, by which clock. */
export interface ReportedDay extends LocalDay {
  timeZone: string;
  /** A client in the test environment lives on its test orders. */
  countsTestOrders: boolean;
}

export interface VisitFigures {
  /** First valid entries of people. */
  scans: number;
  /** Valid admissions for the day, and the people of its group reservations. */
  reservations: number;
  exits: number;
  /** Entries less exits; only a figure where exits are scanned. */
  inside: number;
  /** People inside at once over all locations; null where one of them has no limit. */
  insideLimit: number | null;
}

export async function readVisitFigures(scope: ClientScope, day: ReportedDay): Promise<VisitFigures> {
  const { clientId, tx } = scope;
  const { rows } = await sql<VisitFigures>`
    with today as (
      select count(*) filter (where first_entry)::int as scans,
        count(*) filter (where direction = 'in')::int as entries,
        count(*) filter (where direction = 'out')::int as exits
      from scan where client_id = ${clientId} and at >= ${day.startsAt} and at < ${day.endsAt} and verdict = 'valid')
    select scans, exits, greatest(entries - exits, 0) as inside,
      (select count(*)::int from (${admissionsFor(scope, day)}) a)
      + (select coalesce(sum(people), 0)::int from group_reservation
        where client_id = ${clientId} and visit_date = ${day.date} and state = 'confirmed') as reservations,
      (select case when count(*) = count(house_limit) then sum(house_limit)::int end from location
        where client_id = ${clientId}) as inside_limit
    from today`.execute(tx);
  return rows[0] ?? { scans: 0, reservations: 0, exits: 0, inside: 0, insideLimit: null };
}

/** The valid admissions for a day: products and merchandise are no people (decision 0246). */
const admissionsFor = ({ clientId }: ClientScope, day: ReportedDay) => sql`
  select t.visit_time from ticket t join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
  where t.client_id = ${clientId} and t.visit_date = ${day.date} and t.state = 'active'
    and t.test = ${day.countsTestOrders} and y.item_kind = 'admission'`;

export interface HourFigures {
  /** 0 to 23, by the client's clock. */
  hour: number;
  scans: number;
  reservations: number;
}

/** Hours with an entry or a reservation. A reservation without a time is in no hour. */
export async function listHourFigures(scope: ClientScope, day: ReportedDay): Promise<HourFigures[]> {
  const { clientId, tx } = scope;
  const { rows } = await sql<HourFigures>`
    select hour, sum(scans)::int as scans, sum(reservations)::int as reservations from (
      select extract(hour from at at time zone ${day.timeZone})::int as hour, count(*) as scans, 0 as reservations
      from scan where client_id = ${clientId} and first_entry and at >= ${day.startsAt} and at < ${day.endsAt}
      group by 1
      union all
      select extract(hour from visit_time)::int, 0, count(*)
      from (${admissionsFor(scope, day)}) a where visit_time is not null
      group by 1
      union all
      select extract(hour from visit_time)::int, 0, sum(people)
      from group_reservation where client_id = ${clientId} and visit_date = ${day.date} and state = 'confirmed'
      group by 1) figures
    group by hour order by hour`.execute(tx);
  return rows;
}

export interface SalesFigures {
  orderCount: number;
  /** As the figures of the catalogue count them: cancelled tickets, gift cards and presents are left out. */
  ticketCount: number;
  /** Of the tickets: those sold without staff. */
  onlineTicketCount: number;
}

/** Orders completed from a moment up to another. */
export async function readSalesFigures(
  scope: ClientScope,
  from: Date,
  until: Date,
  countsTestOrders: boolean,
): Promise<SalesFigures> {
  const { clientId, tx } = scope;
  const { rows } = await sql<SalesFigures>`
    select count(*)::int as order_count,
      coalesce(sum(sold.tickets), 0)::int as ticket_count,
      coalesce(sum(sold.tickets) filter (where o.sales_point not in ('reception', 'management', 'internal')), 0)::int
        as online_ticket_count
    from orders o
    cross join lateral (
      select sum(l.quantity - c.cancelled) as tickets
      from order_line l cross join lateral (${cancelledOfLine}) c
      where l.client_id = o.client_id and l.order_id = o.id and l.sells is null
        and o.state not in ('cancelled', 'refunded')) sold
    where o.client_id = ${clientId} and o.completed_at >= ${from} and o.completed_at < ${until}
      and o.test = ${countsTestOrders}`.execute(tx);
  return rows[0] ?? { orderCount: 0, ticketCount: 0, onlineTicketCount: 0 };
}

/**
 * What a day earned up to a moment, in minor units, VAT included: what the ledger has posted to it. A gift is no revenue. A cancellation counts
 * on the day on which it is posted (decision 0141).
 */
export async function readRevenue(
  scope: ClientScope,
  date: LocalDate,
  until: Date,
  countsTestOrders: boolean,
): Promise<number> {
  const { rows } = await sql<{ revenueMinor: number }>`
    select coalesce(-sum(e.amount), 0)::bigint as revenue_minor
    from ledger_posting p cross join lateral unnest(p.accounts, p.amounts_minor) as e (account, amount)
    where p.client_id = ${scope.clientId} and p.day = ${date} and p.at < ${until}
      and p.book = ${countsTestOrders ? 'test' : 'live'}
      and split_part(e.account, ':', 1) = any (${[...revenueKinds]}::text[])`.execute(scope.tx);
  return rows[0]?.revenueMinor ?? 0;
}
