import { closureVisitStates, groupOfVisit } from '@foyer/domain/closures/closure-visit.ts';

interface Totals {
  state: string;
  orderCount: number;
  amountMinor: number;
}

export const visitGroups = ['needs-you', 'waiting', 'refunded', 'moved', 'done'] as const;
export type VisitGroup = (typeof visitGroups)[number];

/** How many orders and how much money stand where. */
export function sumByGroup(
  totals: readonly Totals[],
): Record<VisitGroup, { orders: number; amountMinor: number }> {
  const none = () => ({ orders: 0, amountMinor: 0 });
  const sums = { 'needs-you': none(), waiting: none(), refunded: none(), moved: none(), done: none() };
  for (const { state, orderCount, amountMinor } of totals) {
    const known = closureVisitStates.find((one) => one === state);
    if (!known) continue;
    const sum = sums[groupOfVisit(known)];
    sum.orders += orderCount;
    sum.amountMinor += amountMinor;
  }
  return sums;
}
