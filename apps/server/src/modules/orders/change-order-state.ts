import type { OrderActor, OrderEventFacts, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import { canOrderBecome, type OrderState } from '@foyer/domain/orders/order-states.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Order, updateOrderStates } from './order.repository.ts';
import { recordOrderEvents } from './order-event.repository.ts';

const eventOfState: Partial<Record<OrderState, OrderEventKind>> = {
  'pending payment': 'payment-started',
  failed: 'order-failed',
  expired: 'order-expired',
  cancelled: 'order-cancelled',
};

/** A locked order that is not sold, and what becomes of it. */
export interface OrderMove {
  order: Order;
  to: OrderState;
  actor: OrderActor;
  facts?: OrderEventFacts;
}

/**
 * Moves a locked order that is not sold to another state and writes it on the timeline. A move that the states do
 * not allow changes nothing: notices come twice and in any order.
 */
export async function changeOrderState(
  scope: ClientScope,
  order: Order,
  to: OrderState,
  actor: OrderActor,
  facts: OrderEventFacts = {},
): Promise<void> {
  await changeOrderStates(scope, [{ order, to, actor, facts }]);
}

/** The same for several orders. */
export async function changeOrderStates(scope: ClientScope, moves: readonly OrderMove[]): Promise<void> {
  const allowed = moves.flatMap(({ order, to, actor, facts = {} }) => {
    const kind = eventOfState[to];
    return kind && canOrderBecome(order.state, to) ? [{ orderId: order.id, to, kind, actor, facts }] : [];
  });
  await Promise.all([
    updateOrderStates(
      scope,
      allowed.map(({ orderId, to }) => ({ id: orderId, state: to })),
    ),
    recordOrderEvents(scope, allowed),
  ]);
}
