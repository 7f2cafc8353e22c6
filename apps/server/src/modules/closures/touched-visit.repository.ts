import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { AffectedPlace, NewAffectedVisit } from '../changes/index.ts';
import { listLineAmounts, listOrderAmounts } from '../orders/index.ts';
import type { ShutDay } from './shut-days.ts';

/** Timeslots, and days of products whose tickets have no time; of one order where only its visits are meant. */
export interface ShutVisits {
  timeslotIds: readonly string[];
  days: readonly ShutDay[];
  orderId?: string;
}

interface TouchedLine {
  orderId: string;
  timeslotId: string | null;
  visitDate: LocalDate | null;
  productId: string | null;
  orderLineId: string;
  tickets: number;
  /** Admissions among them (decision 0246). */
  people: number;
}

/**
 * The unused tickets of these timeslots and days, by order line. A visit that a closure in force has already is not
 * touched again, unless it was kept: lifting that one hands it on.
 */
async function listTouchedLines(
  scope: ClientScope,
  { timeslotIds, days, orderId }: ShutVisits,
): Promise<TouchedLine[]> {
  const { rows } = await sql<TouchedLine>`
    select t.order_id, t.timeslot_id, d.date::text as visit_date, d.product_id, t.order_line_id, count(*)::int as tickets,
      count(*) filter (where y.item_kind = 'admission')::int as people
    from ticket t
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    join ticket_group g on g.client_id = y.client_id and g.id = y.ticket_group_id
    left join unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ productId }) => productId)}::uuid[])
      as d (date, product_id) on t.timeslot_id is null and d.date = t.visit_date and d.product_id = g.product_id
    where t.client_id = ${scope.clientId}
      and (t.timeslot_id = any (${[...timeslotIds]}::uuid[])
        or t.visit_date = any (${days.map(({ date }) => date)}::date[]) and d.product_id is not null)
      ${orderId === undefined ? sql`` : sql`and t.order_id = ${orderId}`}
      and t.state <> 'cancelled' and t.used_at is null
      and not exists (select from affected_visit v
        join closure c on c.client_id = v.client_id and c.id = v.change_id
          and (c.lifted_at is null or v.state in ('waiting', 'offered'))
        where v.client_id = t.client_id and v.order_id = t.order_id and v.state <> 'kept'
          and (v.timeslot_id = t.timeslot_id or v.product_id = d.product_id and v.visit_date = d.date))
    group by t.order_id, t.timeslot_id, d.date, d.product_id, t.order_line_id
    order by t.order_id, t.timeslot_id, d.date, d.product_id`.execute(scope.tx);
  return rows;
}

type TouchedTimeslot = Extract<AffectedPlace, { timeslotId: string }>;
const noTimeslot = { timeslotId: null, calendarId: null, startsAt: null, time: null };

async function findTimeslots(
  scope: ClientScope,
  ids: readonly string[],
): Promise<Map<string, TouchedTimeslot>> {
  const { rows } = await sql<TouchedTimeslot>`
    select id as timeslot_id, calendar_id, starts_at, null as product_id, local_date as date, local_time as time
    from timeslot where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return new Map(rows.map((timeslot) => [timeslot.timeslotId, timeslot]));
}

export type TouchedVisit = AffectedPlace &
  Pick<NewAffectedVisit, 'orderId' | 'ticketCount' | 'amountMinor'> & { people: number };

/**
 * The visits that a closure of these timeslots and days touches, by order, and what cancelling them gives back
 * (`amountOfTickets`): the transaction cost goes with the last tickets of an order, beside its first visit.
 */
export async function listTouchedVisits(scope: ClientScope, shut: ShutVisits): Promise<TouchedVisit[]> {
  const lines = await listTouchedLines(scope, shut);
  const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const orders = await listOrderAmounts(scope, distinct(lines.map(({ orderId }) => orderId)));
  const amountOf = await listLineAmounts(scope, distinct(lines.map(({ orderLineId }) => orderLineId)));
  const timeslots = await findTimeslots(scope, distinct(lines.map(({ timeslotId }) => timeslotId)));
  const visitOf = ({ orderId, timeslotId, visitDate, productId }: TouchedLine) =>
    [orderId, timeslotId, visitDate, productId].join(' ');
  return [...Map.groupBy(lines, ({ orderId }) => orderId)].flatMap(([orderId, ofOrder]) => {
    const order = orders.get(orderId);
    if (!order || !['completed', 'partly cancelled'].includes(order.state)) return [];
    const visits = [...Map.groupBy(ofOrder, visitOf).values()].map((ofVisit) => {
      const ticketCount = sum(ofVisit.map(({ tickets }) => tickets));
      const amounts = ofVisit.map((line) => amountOf(order, line.orderLineId, line.tickets));
      return { ofVisit, ticketCount, amountMinor: sum(amounts) };
    });
    const isWhole = sum(visits.map(({ ticketCount }) => ticketCount)) === order.ticketCount;
    const allMinor = sum(visits.map(({ amountMinor }) => amountMinor));
    return visits.map(({ ofVisit, ticketCount, amountMinor }, index): TouchedVisit => {
      const [{ timeslotId = null, visitDate = null, productId = null } = {}] = ofVisit;
      const timeslot = timeslotId === null ? undefined : timeslots.get(timeslotId);
      return {
        ...(timeslot ?? { ...noTimeslot, productId: productId ?? '', date: visitDate ?? '' }),
        orderId,
        ticketCount,
        people: sum(ofVisit.map(({ people }) => people)),
        amountMinor:
          isWhole && index === 0
            ? Math.max(order.restMinor - (allMinor - amountMinor), 0)
            : Math.min(amountMinor, order.restMinor),
      };
    });
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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
