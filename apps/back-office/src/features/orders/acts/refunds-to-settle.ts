import type { Order } from '../order.ts';

/** Refunds that wait for staff: those that failed, and those that no provider can pay. */
export const refundsToSettle = ({ refunds }: Order): Order['refunds'] =>
  refunds.filter(({ state, isByHand }) => state === 'failed' || (state === 'waiting' && isByHand));
