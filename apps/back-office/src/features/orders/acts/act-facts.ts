import type { OrderActFacts } from '@foyer/domain/order-changes/order-acts.ts';
import { isChangeWaiting } from '@foyer/domain/order-changes/order-change-states.ts';
import type { Order } from '../order.ts';

/** What decides what can be done with an order. */
export function actFactsOf(order: Order, mayExtra: boolean): OrderActFacts {
  const { state, validTickets, scannedTickets, totalMinor, refundedMinor } = order;
  return {
    state,
    validTickets,
    scannedTickets,
    worthMinor: totalMinor - refundedMinor,
    isChangeWaiting: waitingChangeOf(order) !== undefined,
    mayExtra,
  };
}

/** The change that locks the others; there is one at most. */
export const waitingChangeOf = (order: Order): Order['changes'][number] | undefined =>
  order.changes.find(({ state }) => isChangeWaiting(state));
