import type { ClientScope } from '../../platform/database/database.ts';
import { lockHolds, type Places } from '../capacity/index.ts';
import { listLinesOfOrders, lockOrders, type Order, type OrderLine } from './order.repository.ts';

/** A locked order with its lines, and the places of its locked hold: none where it is over. */
export interface Sale {
  order: Order;
  lines: readonly OrderLine[];
  held: readonly Places[] | undefined;
}

/**
 * Locks orders, then their holds with the counters, in the order of everywhere. With `free` it waits for nobody: those
 * are left out at which somebody else is, or whose hold is over.
 */
export async function lockSales(
  scope: ClientScope,
  orderIds: readonly string[],
  rows: 'free' | 'all',
): Promise<Sale[]> {
  const [orders, lines] = await Promise.all([
    lockOrders(scope, orderIds, rows),
    listLinesOfOrders(scope, orderIds),
  ]);
  const held = await lockHolds(
    scope,
    orders.flatMap(({ holdId }) => holdId ?? []),
    rows,
  );
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.flatMap((order) => {
    const places = order.holdId === null ? undefined : held.get(order.holdId);
    return rows === 'free' && !places ? [] : [{ order, lines: linesOf.get(order.id) ?? [], held: places }];
  });
}
