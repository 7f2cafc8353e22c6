import { expect, test } from 'vitest';
import { movedFigures } from './moved-figures.ts';

const before = {
  timeslotCount: 2,
  dayCount: 0,
  shortenedDayCount: 1,
  orderCount: 3,
  heads: 6,
  amountMinor: 10_500,
};

test('what moved is each figure that differs, with what it was and is', () => {
  expect(movedFigures(before, { ...before, orderCount: 4, heads: 8, amountMinor: 14_000 })).toEqual([
    { figure: 'orderCount', before: 3, now: 4 },
    { figure: 'heads', before: 6, now: 8 },
    { figure: 'amountMinor', before: 10_500, now: 14_000 },
  ]);
});

test('nothing moved where only other orders are touched for the same figures', () => {
  expect(movedFigures(before, { ...before })).toEqual([]);
});
