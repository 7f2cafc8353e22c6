import type { DayRange } from '@foyer/domain/orders/order-periods.ts';
import type { OrderSearch } from '@foyer/domain/orders/order-search.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import type { TotalRange } from '@foyer/domain/orders/order-total-range.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';
import { readInClient } from '../../../platform/database/read-in-client.ts';
import {
  type ClientOfOrders,
  type OrderOverview,
  type OrderRow,
  overviewColumns,
  overviewTables,
  toOverview,
} from '../order-overview.repository.ts';
import { facetCondition, type OrderFacet } from './order-facets.repository.ts';

// Longer than 200 lines: the list, its sums and its filters are one set of conditions.

export interface OrderFilter {
  search: OrderSearch;
  states: readonly OrderState[] | null;
  channelId: string | null;
  /** Days by the client's clocks. */
  placed: DayRange | null;
  visit: DayRange | null;
  /** On which some money went back. */
  refunded: DayRange | null;
  total: TotalRange | null;
  /** Starts of the visit; counts with `visit`. */
  time: string | null;
  language: string | null;
  facets: readonly OrderFacet[];
  /** Only these orders; null = of all. */
  orderIds?: readonly string[] | null;
  /** Only sales of this account; null = of all. */
  sellerAccountId: string | null;
}

/** What orders can be sorted by; without a visit comes last. */
export const orderSortKeys = ['placed', 'visit', 'total'] as const;
export type OrderSortKey = (typeof orderSortKeys)[number];

/** A place in the list: the value sorted by, as the database writes it, and the order's id. */
export interface OrderPlace {
  value: string;
  id: string;
}

export interface OrderStretch {
  sort: OrderSortKey;
  isAscending: boolean;
  after: OrderPlace | null;
  before: OrderPlace | null;
  limit: number;
  /** The stretch just before a place: read backwards. */
  isInverted: boolean;
}

const sortColumns: Record<OrderSortKey, { column: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  placed: { column: sql`o.created_at`, type: sql`timestamptz` },
  visit: { column: sql`o.visit_at`, type: sql`timestamp` },
  total: { column: sql`o.total_minor`, type: sql`bigint` },
};

/** How many names a search by name looks at. */
const mostNames = 5000;

/** An order with its place in the list. */
export interface OrderAtPlace {
  order: OrderOverview;
  place: OrderPlace;
}

/** A stretch of the client's orders in the order asked for: one statement, one trip. */
export async function listStretch(
  db: Database,
  client: ClientOfOrders & { id: string },
  filter: OrderFilter,
  stretch: OrderStretch,
): Promise<OrderAtPlace[]> {
  const { column, type } = sortColumns[stretch.sort];
  const isForward = stretch.isAscending !== stretch.isInverted;
  const direction = isForward ? sql`asc` : sql`desc`;
  const beyond = (place: OrderPlace | null, isGreater: boolean) =>
    place
      ? sql`and (${column}, o.id) ${isGreater ? sql`>` : sql`<`} (${place.value}::${type}, ${place.id}::uuid)`
      : sql``;
  const order = sql`order by ${column} ${direction}, o.id ${direction}`;
  const found = sql`(
    select * from ${ordersOf(client.id, filter)}
      ${beyond(stretch.after, stretch.isAscending)} ${beyond(stretch.before, !stretch.isAscending)}
    ${order} limit ${sql.lit(stretch.limit)})`;
  const rows = await readInClient(
    db,
    client.id,
    sql<OrderRow & { place: string }>`
      select ${overviewColumns}, (${column})::text as place from ${overviewTables(found)} ${order}`,
    { prepare: !isPlannedByValue(client.id, filter) },
  );
  return rows.map((row) => ({ order: toOverview(row, client), place: { value: row.place, id: row.id } }));
}

/**
 * Filters that fit few orders or most of them: a plan made for any value might walk all orders by their date. One that
 * most orders meet is met on that walk whatever its value; orders named by their ids, and those of one day, have an index.
 */
function isPlannedByValue(clientId: string, filter: OrderFilter): boolean {
  if (idConditions(clientId, filter).length > 0) return false;
  const { search, visit, total, facets } = filter;
  const isPeriod = visit !== null && visit.from !== visit.until;
  return search.by === 'phone' || facets.length > 1 || isPeriod || total !== null;
}

/** The channels that an order can have come by, for the filter; deleted ones too while they have orders. */
export async function listOrderChannels(scope: ClientScope): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select ch.id, ch.name from channel ch
    where ch.client_id = ${scope.clientId} and (ch.deleted_at is null or exists (
      select from orders o where o.client_id = ch.client_id and o.channel_id = ch.id))
    order by ch.deleted_at nulls first, lower(ch.name) limit 100`.execute(scope.tx);
  return rows;
}

/** The products that orders can be narrowed to, archived ones too. */
export async function listOrderProducts(scope: ClientScope): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from product where client_id = ${scope.clientId}
    order by archived_at nulls first, lower(name) limit 300`.execute(scope.tx);
  return rows;
}

/** The ticket types of a product, deleted ones too. */
export async function listTypesOfProduct(scope: ClientScope, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select tt.id from ticket_type tt
    join ticket_group g on g.client_id = tt.client_id and g.id = tt.ticket_group_id
    where tt.client_id = ${scope.clientId} and g.product_id = ${productId}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

export interface OrderTotals {
  /** At most 10,001. */
  count: number;
  totalMinor: number;
}

/** Beyond this many orders a list is not counted on. */
export const mostCounted = 10_000;

/** How many orders the filter leaves and what they come to, refunds taken off; orders not sold come to nothing. */
export async function sumOrders(db: Database, clientId: string, filter: OrderFilter): Promise<OrderTotals> {
  const [totals] = await readInClient(
    db,
    clientId,
    sql<OrderTotals>`
      select count(*)::int as count, coalesce(sum(amount), 0)::bigint as total_minor from (
        select case when o.state in ('completed', 'partly cancelled') then o.total_minor - o.refunded_minor else 0 end as amount
        from ${ordersOf(clientId, filter)} limit ${sql.lit(mostCounted + 1)}) as counted`,
    { prepare: !isPlannedByValue(clientId, filter) },
  );
  return totals ?? { count: 0, totalMinor: 0 };
}

/** The ids of the orders that the filter leaves, the newest order first. */
export async function listIdsOfOrders(
  db: Database,
  clientId: string,
  filter: OrderFilter,
  limit: number,
): Promise<string[]> {
  const rows = await readInClient(
    db,
    clientId,
    sql<{ id: string }>`
      select o.id from ${ordersOf(clientId, filter)} order by o.created_at desc, o.id desc limit ${sql.lit(limit)}`,
    { prepare: !isPlannedByValue(clientId, filter) },
  );
  return rows.map(({ id }) => id);
}

/**
 * The orders that the filter leaves, as `o` with their conditions. What names orders by their ids comes first, behind a
 * fence (`offset 0`): without statistics a plan may read all orders of the days asked for, and look for each among the ids.
 */
function ordersOf(clientId: string, filter: OrderFilter): RawBuilder<unknown> {
  const ofClient = sql`o.client_id = ${clientId}`;
  const byIds = idConditions(clientId, filter);
  const others = rowConditions(clientId, filter);
  if (byIds.length === 0) return sql`orders o where ${sql.join([ofClient, ...others], sql` and `)}`;
  return sql`(select * from orders o where ${sql.join([ofClient, ...byIds], sql` and `)} offset 0) as o
    where ${sql.join([sql`true`, ...others], sql` and `)}`;
}

/** Arrays, read first: a join might meet all orders of the days that the list is narrowed to. */
function idConditions(clientId: string, filter: OrderFilter): RawBuilder<unknown>[] {
  const { search, refunded, orderIds } = filter;
  const parts = filter.facets.filter(({ isRare }) => isRare).map((facet) => facetCondition(clientId, facet));
  if (search.by === 'name')
    parts.push(sql`o.id = any (array(select find_orders_by_buyer_name(${search.part}, ${mostNames})))`);
  if (orderIds) parts.push(sql`o.id = any (${[...orderIds]}::uuid[])`);
  if (refunded) {
    parts.push(sql`o.id = any (array(select r.order_id from refund r
      where r.client_id = ${clientId} and ${isWithin(sql`r.created_at`, clientId, refunded)}))`);
  }
  return parts;
}

function rowConditions(clientId: string, filter: OrderFilter): RawBuilder<unknown>[] {
  const parts = searchConditions(clientId, filter.search);
  if (filter.states) parts.push(isOneOf(filter.states));
  if (filter.sellerAccountId) parts.push(sql`o.seller_account_id = ${filter.sellerAccountId}`);
  if (filter.channelId) parts.push(sql`o.channel_id = ${filter.channelId}`);
  if (filter.placed) parts.push(isWithin(sql`o.created_at`, clientId, filter.placed));
  if (filter.visit) {
    parts.push(isOnDays(filter.visit));
  }
  if (filter.visit && filter.time) parts.push(sql`o.visit_time = ${filter.time}::time`);
  if (filter.language) parts.push(sql`o.language = ${filter.language}`);
  for (const facet of filter.facets) if (!facet.isRare) parts.push(facetCondition(clientId, facet));
  if (filter.total?.leastMinor != null) parts.push(sql`o.total_minor >= ${filter.total.leastMinor}`);
  if (filter.total?.mostMinor != null) parts.push(sql`o.total_minor <= ${filter.total.mostMinor}`);
  return parts;
}

/** One value by itself: then the index that begins with it has the orders in the order of the list. */
function isOneOf(states: readonly OrderState[]): RawBuilder<unknown> {
  const [only, ...others] = states;
  return others.length === 0 ? sql`o.state = ${only}` : sql`o.state = any (${[...states]}::text[])`;
}

/** The same for one day. */
function isOnDays({ from, until }: DayRange): RawBuilder<unknown> {
  return from === until
    ? sql`o.visit_date = ${from}::date`
    : sql`o.visit_date between ${from}::date and ${until}::date`;
}

/** An instant lies within days by the client's clocks. */
function isWithin(at: RawBuilder<unknown>, clientId: string, { from, until }: DayRange): RawBuilder<unknown> {
  const zone = sql`(select time_zone from client where id = ${clientId})`;
  return sql`${at} >= (${from}::date)::timestamp at time zone ${zone}
    and ${at} < (${until}::date + 1)::timestamp at time zone ${zone}`;
}

function searchConditions(clientId: string, search: OrderSearch): RawBuilder<unknown>[] {
  switch (search.by) {
    case 'nothing':
    case 'name':
      return [];
    case 'too little':
      return [sql`false`];
    case 'id':
      return [sql`o.id = ${search.id}`];
    case 'phone':
      return [sql`o.buyer_phone_digits <> '' and o.buyer_phone_digits = ${search.digits}`];
    case 'number':
      return [sql`o.number = ${search.sequence}`];
    case 'ticket':
      return [
        sql`o.id = (select order_id from ticket where client_id = ${clientId} and code = ${search.ticketNumber})`,
      ];
    case 'email':
      // A range, since LIKE cannot use the index under row-level security.
      return [sql`o.buyer_email ~>=~ ${search.start} and o.buyer_email ~<~ ${`${search.start}\u{10FFFF}`}`];
  }
}
