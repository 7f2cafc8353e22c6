import type { RequestContext } from '../../../platform/request-context.ts';
import { requireOrders, sellerInSight } from '../order-sight.ts';
import { type OrderListInput, readListFilter } from './list-orders.ts';
import { listIdsOfOrders } from './order-list.repository.ts';

/** Orders that were chosen: one by one, or all that the filters of the list leave. */
export interface OrderSelection {
  orderIds?: readonly string[] | null;
  filter?: OrderListInput | null;
}

/** Their ids, the newest order first, at most so many; of orders that the caller does not see none. */
export async function findOrderIds(
  context: RequestContext,
  { orderIds, filter }: OrderSelection,
  limit: number,
): Promise<string[]> {
  requireOrders(context, 'access');
  const wanted = await readListFilter(context, orderIds ? {} : (filter ?? {}));
  const narrowed = { ...wanted, orderIds: orderIds ?? null, sellerAccountId: sellerInSight(context) };
  return listIdsOfOrders(context.app.db, context.clientId, narrowed, limit);
}
