interface Sales {
  /** Orders today, and on the same weekday a week ago up to the same time of day. */
  ordersToday: number;
  ordersAWeekAgo: number;
}

/** Fewer orders than this say nothing in per cent: one order more would be half as much again. */
const fewestForPercent = 10;

/**
 * How today is compared with last week: not before the doors open, as an amount while the orders are few, else in per
 * cent.
 */
export function chooseComparison(
  { ordersToday, ordersAWeekAgo }: Sales,
  isOpenYet: boolean,
): 'none' | 'nothing' | 'amount' | 'percent' {
  if (!isOpenYet) return 'none';
  if (ordersAWeekAgo === 0) return 'nothing';
  return Math.min(ordersToday, ordersAWeekAgo) < fewestForPercent ? 'amount' : 'percent';
}
