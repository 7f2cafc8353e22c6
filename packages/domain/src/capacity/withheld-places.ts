/** How a channel's held-back share is released: at a moment, or so many minutes before each start. */
export type HoldCapacityRelease =
  | { kind: 'at'; at: Date }
  | { kind: 'before start'; minutes: number }
  | { kind: 'never' };

/** "holdcapacity" of a channel (product.md, section 4): null = it may sell all places. */
export interface HoldCapacity {
  percentage: number;
  release: HoldCapacityRelease;
}

/** The percentage of a timeslot's places that a channel may not sell at a moment; 0 = it may sell all. */
export function withheldPercentage(rule: HoldCapacity | null, startsAt: Date, now: Date): number {
  if (rule === null) return 0;
  const { release } = rule;
  if (release.kind === 'at' && now >= release.at) return 0;
  const minutesLeft = (startsAt.getTime() - now.getTime()) / 60_000;
  if (release.kind === 'before start' && minutesLeft <= release.minutes) return 0;
  return rule.percentage;
}

/**
 * The most places that may be taken in all once this channel's sale is counted: the withheld share is rounded up,
 * so that a channel never gets a part of a place. null = no limit.
 */
export function ceilingOf(capacity: number | null, percentage: number): number | null {
  return capacity === null ? null : capacity - Math.ceil((capacity * percentage) / 100);
}
