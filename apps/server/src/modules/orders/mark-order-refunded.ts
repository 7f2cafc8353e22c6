import { canOrderBecome } from '@foyer/domain/orders/order-states.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Order, updateOrder } from './order.repository.ts';

/** Notes on a locked order that its whole amount goes back; payments pays it out and writes the timeline. */
export async function markOrderRefunded(scope: ClientScope, order: Order): Promise<void> {
  if (!canOrderBecome(order.state, 'refunded')) return;
  await updateOrder(scope, order.id, { state: 'refunded', refundedMinor: order.totalMinor });
}
