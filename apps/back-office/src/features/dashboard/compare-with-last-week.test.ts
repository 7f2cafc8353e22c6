import { expect, test } from 'vitest';
import { chooseComparison } from './compare-with-last-week.ts';

test.each([
  ['before the doors open today is compared with nothing', 0, 200, false, 'none'],
  ['a week ago without a sale is nothing to compare with', 5, 0, true, 'nothing'],
  ['without a sale today the amount of last week is shown, not 100% less', 0, 200, true, 'amount'],
  ['a few sales are no 492% more', 30, 3, true, 'amount'],
  ['from ten orders on both days the change is in per cent', 12, 10, true, 'percent'],
] as const)('%s', (_title, ordersToday, ordersAWeekAgo, isOpenYet, comparison) => {
  expect(chooseComparison({ ordersToday, ordersAWeekAgo }, isOpenYet)).toBe(comparison);
});
