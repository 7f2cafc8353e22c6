import type { ClientScope } from '../../platform/database/database.ts';
import type { RowLocks } from '../../platform/database/prepared.ts';
import { lockHolds, type Places } from '../capacity/index.ts';
import { listLinesOfOrders, lockOrders, type Order, type OrderLine } from './order.repository.ts';

/** A locked order with its lines, and the places of its locked hold; none where the hold has ended. */
export interface LockedOrder {
  order: Order;
  lines: readonly OrderLine[];
  held: readonly Places[] | undefined;
  /** Numbers that its tickets have already, by ticket type: a desk printed them. Left out = they get new ones. */
  ticketNumbers?: ReadonlyMap<string, readonly string[]>;
}

/**
 * Locks orders, then their holds with the counters: the lock order of every transaction. With `skip-locked` orders whose
 * row another transaction holds, or whose hold has ended, are left out.
 */
export async function lockOrdersWithHolds(
  scope: ClientScope,
  orderIds: readonly string[],
  locks: RowLocks,
): Promise<LockedOrder[]> {
  const [orders, lines] = await Promise.all([
    lockOrders(scope, orderIds, locks),
    listLinesOfOrders(scope, orderIds),
  ]);
  const holdIds = orders.flatMap(({ holdId }) => holdId ?? []);
  const held = await lockHolds(scope, holdIds, locks);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.flatMap((order) => {
    const places = order.holdId === null ? undefined : held.get(order.holdId);
    if (locks === 'skip-locked' && !places) return [];
    return [{ order, lines: linesOf.get(order.id) ?? [], held: places }];
  });
}
