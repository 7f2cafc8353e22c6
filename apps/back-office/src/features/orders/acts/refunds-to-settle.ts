import type { Order } from '../order.ts';

/** Refunds that wait for staff: those that failed, and those that no provider can pay. */
export const refundsToSettle = ({ refunds }: Order): Order['refunds'] =>
  refunds.filter(({ state, isByHand }) => state === 'failed' || (state === 'waiting' && isByHand));

/** Whether the queue still asks a provider for a refund: the order may change without an act on this page. */
export const hasRefundAtProvider = ({ refunds }: Order): boolean =>
  refunds.some(({ state, isByHand }) => state !== 'done' && !isByHand);
