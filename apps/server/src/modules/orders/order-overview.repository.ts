import './orders.tables.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Order, orderColumns } from './order.repository.ts';

/** An order as staff see it in lists and on its page. */
export interface OrderOverview extends Omit<Order, 'holdId' | 'personKeyId' | 'number'> {
  /** `GT-104882`; null until completed. */
  number: string | null;
  channelName: string | null;
  locationName: string | null;
  timeZone: string;
  /** Tickets that were not cancelled, and those of them that were scanned. */
  validTickets: number;
  scannedTickets: number;
}

/** An overview as the database answers it. */
export type OrderRow = Omit<OrderOverview, 'number'> & { number: number | null; orderPrefix: string };

/** The orders with these ids, in the order of the ids; unknown ones are left out. */
export async function listOrderOverviews(
  scope: ClientScope,
  ids: readonly string[],
): Promise<OrderOverview[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select ${overviewColumns} from ${overviewTables(sql`orders`)}
    where o.client_id = ${scope.clientId} and o.id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  const byId = new Map(rows.map((row) => [row.id, toOverview(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const ownColumns = orderColumns.filter((column) => column !== 'holdId' && column !== 'personKeyId');

/** What an overview is made of, from the tables of `overviewTables`. */
export const overviewColumns = sql`${sql.join(ownColumns.map((column) => sql.ref(`o.${column}`)))},
  c.order_prefix, ch.name as channel_name, l.name as location_name,
  coalesce(l.time_zone, c.time_zone) as time_zone, tickets.valid_tickets, tickets.scanned_tickets`;

/** These orders, as `o`, with what an overview says of them. */
export function overviewTables(orders: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${orders} as o
    join client c on c.id = o.client_id
    left join channel ch on ch.client_id = o.client_id and ch.id = o.channel_id
    left join location l on l.client_id = o.client_id and l.id = o.location_id
    cross join lateral (
      select count(*)::int as valid_tickets, count(t.used_at)::int as scanned_tickets
      from ticket t where t.client_id = o.client_id and t.order_id = o.id and t.state <> 'cancelled') as tickets`;
}

export function toOverview({ orderPrefix, number, ...row }: OrderRow): OrderOverview {
  return { ...row, number: number === null ? null : formatOrderNumber(number, orderPrefix) };
}
