import { isOrderPayable, isOrderSold, type OrderState } from '../orders/order-states.ts';

/** Why an order keeps its buyer for now, though the person is erased. */
export const reasonsToWait = ['visit-to-come', 'not-paid-yet', 'money-open'] as const;
export type ReasonToWait = (typeof reasonsToWait)[number];

export interface OrderOfPerson {
  state: OrderState;
  /** Until when a valid ticket of it can be used; null = no ticket of it can, or for ever. */
  usableUntil: Date | null;
  /** A valid ticket without a last day that was not used yet. */
  hasUnusedOpenTicket: boolean;
}

/** A sold order waits for its visit, an unpaid one for its payment or its end. */
export function whyOrderStays(order: OrderOfPerson, now: Date): ReasonToWait | null {
  if (isOrderPayable(order.state)) return 'not-paid-yet';
  if (!isOrderSold(order.state)) return null;
  const isUsable = order.hasUnusedOpenTicket || (order.usableUntil !== null && order.usableUntil > now);
  return isUsable ? 'visit-to-come' : null;
}
