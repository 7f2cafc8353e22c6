import { ok, type Result, refused } from '../result/result.ts';

/** The states of an order (product.md section 6). */
export const orderStates = [
  'reserved',
  'pending payment',
  'completed',
  'partly cancelled',
  'cancelled',
  'refunded',
  'expired',
  'failed',
] as const;

export type OrderState = (typeof orderStates)[number];

/**
 * From which state to which. A paid order is never lost: money can still arrive after an order expired, failed or
 * was given up, and then it is completed while places are left, else refunded.
 */
const transitions: Record<OrderState, readonly OrderState[]> = {
  reserved: ['pending payment', 'completed', 'expired', 'cancelled'],
  'pending payment': ['completed', 'failed', 'expired', 'cancelled', 'refunded'],
  failed: ['pending payment', 'completed', 'expired', 'cancelled', 'refunded'],
  expired: ['completed', 'refunded'],
  cancelled: ['completed', 'refunded'],
  completed: ['partly cancelled', 'cancelled', 'refunded'],
  'partly cancelled': ['partly cancelled', 'cancelled', 'refunded'],
  refunded: [],
};

/** Whether an order may go from one state to another. */
export function canOrderBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to);
}

/** The new state, or the refusal `order-state-not-allowed` with both states. */
export function decideOrderState(from: OrderState, to: OrderState): Result<OrderState> {
  return canOrderBecome(from, to)
    ? ok(to)
    : refused({ code: 'order-state-not-allowed', params: { from, to } });
}

/** Whether the order's tickets were sold: it counts in figures and its tickets can be sent. */
export function isOrderSold(state: OrderState): boolean {
  return state === 'completed' || state === 'partly cancelled';
}

/** What the list of orders is narrowed to: one state, or `sold` for both in which tickets were sold. */
export const orderStateFilters = [...orderStates, 'sold'] as const;
export type OrderStateFilter = (typeof orderStateFilters)[number];

/** The states that a filter of the list lets through. */
export function statesOfFilter(filter: OrderStateFilter): readonly OrderState[] {
  return filter === 'sold' ? orderStates.filter(isOrderSold) : [filter];
}

/** Whether the visitor can still pay for the order. */
export function isOrderPayable(state: OrderState): boolean {
  return canOrderBecome(state, 'pending payment') || state === 'pending payment';
}
