import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameForStaff } from '../catalog/index.ts';

export interface LatestOrder {
  id: string;
  number: string;
  buyerName: string;
  itemCount: number;
  productNames: string;
  /** The buyer's. */
  language: ContentLanguage;
  totalMinor: number;
  state: OrderState;
  placedAt: Date;
}

type LatestOrderRow = Omit<LatestOrder, 'number' | 'productNames'> & {
  number: number;
  orderPrefix: string;
  sold: { ticketTypeId: string; ticketTypeName: string; productName: string }[];
};

const shownOrders = 5;

/** The newest orders that were completed, whatever became of them. */
export async function listLatestOrders(
  scope: ClientScope,
  countsTestOrders: boolean,
  language?: string,
): Promise<LatestOrder[]> {
  const { clientId, tx } = scope;
  const { rows } = await sql<LatestOrderRow>`
    with newest as (
      select id, number, buyer_name, item_count, total_minor, state, language, created_at as placed_at
      from orders where client_id = ${clientId} and number is not null and test = ${countsTestOrders}
      order by created_at desc, id desc limit ${shownOrders})
    select newest.*, client.order_prefix,
      (select coalesce(jsonb_agg(jsonb_build_object('ticketTypeId', ticket_type_id, 'ticketTypeName', ticket_type_name,
        'productName', product_name) order by position), '[]') from order_line
        where client_id = ${clientId} and order_id = newest.id) as sold
    from newest join client on client.id = ${clientId}
    order by placed_at desc, newest.id desc`.execute(tx);
  const sold = rows.flatMap((order) => order.sold.map((one) => ({ ...one, orderId: order.id })));
  const named = Map.groupBy(await nameForStaff(scope, sold, language), ({ orderId }) => orderId);
  const productsOf = (orderId: string) => (named.get(orderId) ?? []).map(({ productName }) => productName);
  return rows.map(({ orderPrefix, sold: _sold, ...order }) => ({
    ...order,
    productNames: [...new Set(productsOf(order.id))].sort().join(', '),
    number: formatOrderNumber(order.number, orderPrefix),
  }));
}
