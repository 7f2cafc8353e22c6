import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
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
  /** Of an order number, or part of a name. */
  search: string;
}

/** The valid tickets of one order in one timeslot. */
export interface Visitor {
  id: string;
  orderId: string;
  orderNumber: string;
  orderState: OrderState;
  buyerName: string;
  date: string;
  time: string;
  timeslotState: TimeslotState;
  groupName: string;
  locationName: string;
  ticketTypes: string;
  /** The buyer's. */
  language: ContentLanguage;
  heads: number;
  scannedCount: number;
}

interface SoldTickets {
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
}

type VisitorRow = Omit<Visitor, 'orderNumber' | 'ticketTypes'> & {
  number: number | null;
  orderPrefix: string;
  sold: SoldTickets[];
};

/** The visitors, by start and name. */
export async function listVisitors(
  scope: ClientScope,
  filter: VisitorFilter,
  { offset, limit }: { offset: number; limit: number },
  /** Of the staff who read it. */
  language?: string,
): Promise<Visitor[]> {
  const { rows } = await sql<VisitorRow>`
    select v.order_id || ':' || v.timeslot_id as id, v.order_id, o.number, c.order_prefix, o.state as order_state,
      o.buyer_name, s.local_date as date, s.local_time as time, s.state as timeslot_state,
      coalesce(k.name, l.name) as group_name, l.name as location_name, v.sold, o.language, v.heads, v.scanned_count
    from (${found(scope, filter)}) v
    join orders o on o.client_id = ${scope.clientId} and o.id = v.order_id
    join client c on c.id = o.client_id
    join timeslot s on s.client_id = o.client_id and s.id = v.timeslot_id
    join calendar k on k.client_id = s.client_id and k.id = s.calendar_id
    join location l on l.client_id = k.client_id and l.id = k.location_id
    order by s.starts_at, k.name, o.buyer_name, o.id offset ${offset} limit ${limit}`.execute(scope.tx);
  const sold = rows.flatMap((row) => row.sold.map((one) => ({ ...one, visitorId: row.id })));
  const named = Map.groupBy(await nameForStaff(scope, sold, language), ({ visitorId }) => visitorId);
  return rows.map(({ number, orderPrefix, sold: _sold, ...row }) => ({
    ...row,
    ticketTypes: joined((named.get(row.id) ?? []).map(({ ticketTypeName }) => ticketTypeName)),
    orderNumber: number === null ? '' : formatOrderNumber(number, orderPrefix),
  }));
}

function joined(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ');
}

export async function sumVisitors(
  scope: ClientScope,
  filter: VisitorFilter,
): Promise<{ orderCount: number; heads: number; scannedCount: number }> {
  const { rows } = await sql<{ orderCount: number; heads: number; scannedCount: number }>`
    select count(*)::int as order_count, coalesce(sum(heads), 0)::int as heads,
      coalesce(sum(scanned_count), 0)::int as scanned_count from (${found(scope, filter)}) v`.execute(
    scope.tx,
  );
  return rows[0] ?? { orderCount: 0, heads: 0, scannedCount: 0 };
}

const found = (scope: ClientScope, { timeslotGroupId, date, from, time, search }: VisitorFilter) => {
  const number = /(\d{1,15})\s*$/.exec(search)?.[1] ?? null;
  const name = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`
    select t.order_id, t.timeslot_id, count(*)::int as heads, count(t.used_at)::int as scanned_count,
      jsonb_agg(distinct jsonb_build_object('ticketTypeId', y.ticket_type_id, 'ticketTypeName', y.ticket_type_name,
        'productName', y.product_name)) as sold
    from timeslot s
    join ticket t on t.client_id = s.client_id and t.timeslot_id = s.id
    join orders o on o.client_id = t.client_id and o.id = t.order_id
    join order_line y on y.client_id = t.client_id and y.id = t.order_line_id
    where s.client_id = ${scope.clientId} and t.state <> 'cancelled'
      ${timeslotGroupId === null ? sql`` : sql`and s.calendar_id = ${timeslotGroupId}`}
      ${date === null ? sql`` : sql`and s.starts_at >= ${date}::date - 1 and s.starts_at < ${date}::date + 2 and s.local_date = ${date}::date`}
      ${from === null ? sql`` : sql`and s.starts_at >= ${from}::date - 1 and s.local_date >= ${from}::date`}
      ${time === null ? sql`` : sql`and s.local_time = ${time}::time`}
      ${search === '' ? sql`` : sql`and (o.buyer_name ilike ${name} or o.number = ${number}::bigint)`}
    group by t.order_id, t.timeslot_id`;
};
