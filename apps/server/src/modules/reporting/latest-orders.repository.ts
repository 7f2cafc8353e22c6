import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface LatestOrder {
  id: string;
  number: string;
  buyerName: string;
  itemCount: number;
  productNames: string;
  totalMinor: number;
  state: OrderState;
  placedAt: Date;
}

const shownOrders = 5;

/** The newest orders that were completed, whatever became of them. */
export async function listLatestOrders(
  scope: ClientScope,
  countsTestOrders: boolean,
): Promise<LatestOrder[]> {
  const { clientId, tx } = scope;
  const { rows } = await sql<Omit<LatestOrder, 'number'> & { number: number; orderPrefix: string }>`
    with newest as (
      select id, number, buyer_name, item_count, total_minor, state, created_at as placed_at
      from orders where client_id = ${clientId} and number is not null and test = ${countsTestOrders}
      order by created_at desc, id desc limit ${shownOrders})
    select newest.*, client.order_prefix,
      (select string_agg(distinct product_name, ', ') from order_line
        where client_id = ${clientId} and order_id = newest.id) as product_names
    from newest join client on client.id = ${clientId}
    order by placed_at desc, newest.id desc`.execute(tx);
  return rows.map(({ orderPrefix, ...order }) => ({
    ...order,
    number: formatOrderNumber(order.number, orderPrefix),
  }));
}
