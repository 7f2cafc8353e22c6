import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import type { GroupPeople } from '@foyer/domain/reservations/people-kinds.ts';
import {
  formatReservationNumber,
  readReservationNumber,
} from '@foyer/domain/reservations/reservation-number.ts';
import type { TimeslotState } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameForStaff } from '../catalog/index.ts';

export interface VisitorFilter {
  timeslotGroupId: string | null;
  /** One date, or from a date on. */
  date: string | null;
  from: string | null;
  /** One start, 'HH:MM'. */
  time: string | null;
  /** Of an order or reservation number, or part of a name. */
  search: string;
}

/** So many tickets of one type. */
export interface VisitorTickets {
  name: string;
  quantity: number;
}

/** The valid tickets of one order in one timeslot, or a group reservation. */
export interface Visitor {
  id: string;
  /** null = a group reservation. */
  orderId: string | null;
  reservationId: string | null;
  orderNumber: string;
  orderState: OrderState | null;
  buyerName: string;
  /** Surname first, as lists on paper are sorted; a group by its name. */
  listedName: string;
  date: string;
  time: string;
  timeslotId: string | null;
  timeslotState: TimeslotState;
  /** null = no limit. */
  timeslotLimit: number | null;
  groupName: string;
  locationName: string;
  ticketTypes: string;
  tickets: VisitorTickets[];
  /** Of a group reservation. */
  people: GroupPeople | null;
  /** The buyer's. */
  language: ContentLanguage | null;
  /** Admissions: products and merchandise are no people (decision 0246). */
  heads: number;
  /** Tickets that take a place of the timeslot: all but merchandise. */
  places: number;
  scannedCount: number;
}

interface SoldTickets {
  visitorId: string;
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  quantity: number;
}

type VisitorRow = Omit<Visitor, 'orderNumber' | 'ticketTypes' | 'tickets'> & {
  number: number | null;
  orderPrefix: string;
};

/**
 * The visitors, by start and surname. What each bought is read for those of the page only: of a day with 20,000 visitors
 * the rest is counted and sorted.
 */
export async function listVisitors(
  scope: ClientScope,
  filter: VisitorFilter,
  { offset, limit }: { offset: number; limit: number },
  /** Of the staff who read it. */
  language?: string,
): Promise<Visitor[]> {
  const { rows } = await sql<VisitorRow>`
    select v.*, c.order_prefix, coalesce(k.name, l.name) as group_name, l.name as location_name,
      coalesce(s.wanted_capacity, t.capacity) as timeslot_limit
    from (${ofOrders(scope, filter)} union all ${ofGroups(scope, filter)}
      order by starts_at, calendar_name, sorted_name, id offset ${offset} limit ${limit}) v
    join client c on c.id = ${scope.clientId}
    left join lateral (select wanted_capacity from timeslot
      where client_id = c.id and id = v.timeslot_id offset 0) s on true
    left join lateral (select capacity from counter
      where client_id = c.id and id = v.timeslot_id offset 0) t on true
    left join calendar k on k.client_id = c.id and k.id = v.calendar_id
    left join location l on l.client_id = k.client_id and l.id = k.location_id
    order by v.starts_at, v.calendar_name, v.sorted_name, v.id`.execute(scope.tx);
  const sold = await listSoldTo(scope, rows);
  const named = Map.groupBy(await nameForStaff(scope, sold, language), ({ visitorId }) => visitorId);
  return rows.map(({ number, orderPrefix, ...row }) => {
    const tickets = together(named.get(row.id) ?? []);
    return {
      ...row,
      tickets,
      ticketTypes: tickets.map(({ name }) => name).join(', '),
      orderNumber: numberOf(row, number, orderPrefix),
    };
  });
}

/** The valid tickets of these visitors, by type. */
async function listSoldTo(
  scope: ClientScope,
  visitors: readonly Pick<Visitor, 'id' | 'orderId' | 'timeslotId'>[],
): Promise<SoldTickets[]> {
  const buyers = visitors.filter(({ orderId }) => orderId !== null);
  if (buyers.length === 0) return [];
  const { rows } = await sql<SoldTickets>`
    select v.id as visitor_id, y.ticket_type_id, y.ticket_type_name, y.product_name, count(*)::int as quantity
    from unnest(${buyers.map(({ id }) => id)}::text[], ${buyers.map(({ orderId }) => orderId)}::uuid[],
      ${buyers.map(({ timeslotId }) => timeslotId)}::uuid[]) as v (id, order_id, timeslot_id)
    join ticket t on t.client_id = ${scope.clientId} and t.order_id = v.order_id and t.timeslot_id = v.timeslot_id
      and t.state <> 'cancelled'
    join order_line y on y.client_id = t.client_id and y.id = t.order_line_id
    group by 1, 2, 3, 4`.execute(scope.tx);
  return rows;
}

function numberOf(row: { reservationId: string | null }, number: number | null, prefix: string): string {
  if (number === null) return '';
  return row.reservationId === null ? formatOrderNumber(number, prefix) : formatReservationNumber(number);
}

/** Types of one name are one line. */
function together(all: readonly { ticketTypeName: string; quantity: number }[]): VisitorTickets[] {
  return [...Map.groupBy(all, ({ ticketTypeName }) => ticketTypeName)]
    .map(([name, some]) => ({ name, quantity: some.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

export interface VisitorTotals {
  orderCount: number;
  reservationCount: number;
  heads: number;
  scannedCount: number;
}

export async function sumVisitors(scope: ClientScope, filter: VisitorFilter): Promise<VisitorTotals> {
  const { rows } = await sql<VisitorTotals>`
    select o.order_count, g.reservation_count, o.heads + g.heads as heads, o.scanned_count
    from (select count(*)::int as order_count, coalesce(sum(heads), 0)::int as heads,
        coalesce(sum(scanned_count), 0)::int as scanned_count from (${boughtIn(scope, filter)}) v) o,
      (select count(*)::int as reservation_count, coalesce(sum(r.people), 0)::int as heads
        from group_reservation r where ${isGroup(scope, filter)}) g`.execute(scope.tx);
  return rows[0] ?? { orderCount: 0, reservationCount: 0, heads: 0, scannedCount: 0 };
}

const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

const ofOrders = (scope: ClientScope, filter: VisitorFilter) => sql`
  select v.order_id || ':' || v.timeslot_id as id, v.order_id, null::uuid as reservation_id, o.number::bigint as number,
    o.state as order_state, o.buyer_name, trim(both ' ,' from o.buyer_last_name || ', ' || o.buyer_first_name) as listed_name,
    lower(o.buyer_last_name || ' ' || o.buyer_first_name) as sorted_name, s.local_date as date, s.local_time as time,
    s.starts_at, v.timeslot_id, s.state as timeslot_state, s.calendar_id, k.name as calendar_name,
    null::jsonb as people, o.language, v.heads, v.places, v.scanned_count
  from (${boughtIn(scope, filter)}) v
  join orders o on o.client_id = ${scope.clientId} and o.id = v.order_id
  join timeslot s on s.client_id = ${scope.clientId} and s.id = v.timeslot_id
  join calendar k on k.client_id = s.client_id and k.id = s.calendar_id`;

/**
 * How many people each order brings to each timeslot, and how many of its places they take. Test orders are there while the client
 * is in the test environment; real ones always.
 */
const boughtIn = (scope: ClientScope, { timeslotGroupId, date, from, time, search }: VisitorFilter) => {
  const number = /(\d{1,15})\s*$/.exec(search)?.[1] ?? null;
  return sql`
    select t.order_id, t.timeslot_id, count(*) filter (where y.item_kind = 'admission')::int as heads,
      count(*) filter (where y.item_kind in ('admission', 'product'))::int as places,
      count(t.used_at) filter (where y.item_kind = 'admission')::int as scanned_count
    from timeslot s
    join lateral (select client_id, order_id, timeslot_id, ticket_type_id, state, used_at, test from ticket
      where client_id = s.client_id and timeslot_id = s.id offset 0) t on true
    join ticket_type y on y.client_id = t.client_id and y.id = t.ticket_type_id
    ${search === '' ? sql`` : sql`join orders o on o.client_id = t.client_id and o.id = t.order_id`}
    where s.client_id = ${scope.clientId} and t.state <> 'cancelled'
      and (not t.test or (select payment_environment = 'test' from client where id = ${scope.clientId}))
      ${timeslotGroupId === null ? sql`` : sql`and s.calendar_id = ${timeslotGroupId}`}
      ${date === null ? sql`` : sql`and s.starts_at >= ${date}::date - 1 and s.starts_at < ${date}::date + 2 and s.local_date = ${date}::date`}
      ${from === null ? sql`` : sql`and s.starts_at >= ${from}::date - 1 and s.local_date >= ${from}::date`}
      ${time === null ? sql`` : sql`and s.local_time = ${time}::time`}
      ${search === '' ? sql`` : sql`and (o.buyer_name ilike ${patternOf(search)} or o.number = ${number}::bigint)`}
    group by 1, 2`;
};

const ofGroups = (scope: ClientScope, filter: VisitorFilter) => sql`
  select 'reservation:' || r.id as id, null::uuid as order_id, r.id as reservation_id, r.number::bigint as number,
    null as order_state, r.group_name as buyer_name, r.group_name as listed_name, lower(r.group_name) as sorted_name,
    r.visit_date as date, r.visit_time as time,
    coalesce(s.starts_at, (r.visit_date + r.visit_time) at time zone 'UTC') as starts_at, r.timeslot_id,
    coalesce(s.state, 'closed') as timeslot_state, r.calendar_id, k.name as calendar_name,
    jsonb_build_object('adults', r.adults, 'youth', r.youth, 'children', r.children, 'free', r.free) as people,
    null as language, r.people as heads, r.people as places, 0 as scanned_count
  from group_reservation r
  left join lateral (select starts_at, state from timeslot
    where client_id = r.client_id and id = r.timeslot_id offset 0) s on true
  left join calendar k on k.client_id = r.client_id and k.id = r.calendar_id
  where ${isGroup(scope, filter)}`;

const isGroup = (scope: ClientScope, { timeslotGroupId, date, from, time, search }: VisitorFilter) => sql`
  r.client_id = ${scope.clientId} and r.state = 'confirmed'
  ${timeslotGroupId === null ? sql`` : sql`and r.calendar_id = ${timeslotGroupId}`}
  ${date === null ? sql`` : sql`and r.visit_date = ${date}::date`}
  ${from === null ? sql`` : sql`and r.visit_date >= ${from}::date`}
  ${time === null ? sql`` : sql`and r.visit_time = ${time}::time`}
  ${
    search === ''
      ? sql``
      : sql`and (r.group_name ilike ${patternOf(search)} or r.number = ${readReservationNumber(search)}::int)`
  }`;
