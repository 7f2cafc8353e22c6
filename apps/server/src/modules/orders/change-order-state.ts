import type { OrderActor, OrderEventFacts, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import { canOrderBecome, type OrderState } from '@foyer/domain/orders/order-states.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Order, updateOrder } from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';

const eventOfState: Partial<Record<OrderState, OrderEventKind>> = {
  'pending payment': 'payment-started',
  failed: 'order-failed',
  expired: 'order-expired',
  cancelled: 'order-cancelled',
};

/**
 * Moves a locked order that is not sold to another state and writes it on the timeline. A move that the states do
 * not allow changes nothing: notices come twice and in any order.
 * @returns whether the order moved.
 */
export async function changeOrderState(
  scope: ClientScope,
  order: Order,
  to: OrderState,
  actor: OrderActor,
  facts: OrderEventFacts = {},
): Promise<boolean> {
  const kind = eventOfState[to];
  if (!kind || !canOrderBecome(order.state, to)) return false;
  await updateOrder(scope, order.id, { state: to });
  await recordOrderEvent(scope, order.id, kind, actor, facts);
  return true;
}
