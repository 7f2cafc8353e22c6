import {
  type ClosureVisitGroup,
  type ClosureVisitState,
  groupOfVisit,
} from '@foyer/domain/closures/closure-visit.ts';

/** What became of the visits in one state. */
export interface VisitTotals {
  state: ClosureVisitState;
  orderCount: number;
  amountMinor: number;
}

/** How many orders and how much money are in which state. */
export function sumByGroup(
  totals: readonly VisitTotals[],
): Record<ClosureVisitGroup, { orders: number; amountMinor: number }> {
  const none = () => ({ orders: 0, amountMinor: 0 });
  const sums = { 'needs-you': none(), waiting: none(), refunded: none(), moved: none(), done: none() };
  for (const { state, orderCount, amountMinor } of totals) {
    const sum = sums[groupOfVisit(state)];
    sum.orders += orderCount;
    sum.amountMinor += amountMinor;
  }
  return sums;
}
