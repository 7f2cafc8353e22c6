import { ceilingOf, type HoldCapacity, withheldPercentage } from '../capacity/withheld-places.ts';

/**
 * The places of a timeslot that the strictest of some channels may not sell at a moment ("holdcapacity", product.md,
 * section 4). Without a limit there is nothing to keep away.
 */
export function placesWithheld(
  { capacity, startsAt }: { capacity: number | null; startsAt: Date },
  rules: readonly HoldCapacity[],
  now: Date,
): number {
  if (capacity === null || startsAt <= now) return 0;
  const percentage = Math.max(0, ...rules.map((rule) => withheldPercentage(rule, startsAt, now)));
  return capacity - (ceilingOf(capacity, percentage) ?? 0);
}
