import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Order, orderColumns } from './order.repository.ts';

/** Left out of lists: every column is read fifty times. */
const hidden = [
  'holdId',
  'personKeyId',
  'channelId',
  'locationId',
  'buyerFirstName',
  'buyerLastName',
  'termsHash',
  'termsAgreedAt',
  'optIns',
] as const;
type Hidden = (typeof hidden)[number];

/** An order as staff see it in lists and on its page. */
export interface OrderOverview extends Omit<Order, Hidden | 'number'> {
  /** `GT-104882`; null until completed. */
  number: string | null;
  channelName: string | null;
  locationName: string | null;
  timeZone: string;
  /** Tickets that were not cancelled, and those of them that were scanned. */
  validTickets: number;
  scannedTickets: number;
}

/** An overview as the database answers it; without a location its time zone is the client's. */
export type OrderRow = Omit<OrderOverview, 'number' | 'timeZone'> & {
  sequence: number | null;
  locationTimeZone: string | null;
};

/** What its client says of an order. */
export interface ClientOfOrders {
  orderPrefix: string;
  timeZone: string;
}

/** The orders with these ids, in the order of the ids; unknown ones are left out. */
export async function listOrderOverviews(
  scope: ClientScope,
  ids: readonly string[],
): Promise<OrderOverview[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderRow & { orderPrefix: string; clientTimeZone: string }>`
    select ${overviewColumns}, c.order_prefix, c.time_zone as client_time_zone
    from ${overviewTables(sql`orders`)}
    join client c on c.id = o.client_id
    where o.client_id = ${scope.clientId} and o.id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  const byId = new Map(
    rows.map(({ orderPrefix, clientTimeZone, ...row }) => [
      row.id,
      toOverview(row, { orderPrefix, timeZone: clientTimeZone }),
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const ownColumns = orderColumns.filter(
  (column) => column !== 'number' && !hidden.some((name) => name === column),
);

/** What an overview is made of, from the tables of `overviewTables`. */
export const overviewColumns = sql.raw(`${ownColumns.map(inTable).join(', ')},
  o.number as sequence, ch.name as channel_name, l.name as location_name, l.time_zone as location_time_zone,
  tickets.valid_tickets, tickets.scanned_tickets`);

/** `o.total_minor`: as text, so that Kysely does not build thirty names for every list. */
function inTable(column: string): string {
  return `o.${column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

/** These orders, as `o`, with what an overview says of them. */
export function overviewTables(orders: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${orders} as o
    left join channel ch on ch.client_id = o.client_id and ch.id = o.channel_id
    left join location l on l.client_id = o.client_id and l.id = o.location_id
    cross join lateral (
      select count(*)::int as valid_tickets, count(t.used_at)::int as scanned_tickets
      from ticket t where t.client_id = o.client_id and t.order_id = o.id and t.state <> 'cancelled') as tickets`;
}

/** The row itself, completed: a list is made of fifty with thirty fields each. */
export function toOverview(row: OrderRow, { orderPrefix, timeZone }: ClientOfOrders): OrderOverview {
  return Object.assign(row, {
    number: row.sequence === null ? null : formatOrderNumber(row.sequence, orderPrefix),
    timeZone: row.locationTimeZone ?? timeZone,
  });
}
