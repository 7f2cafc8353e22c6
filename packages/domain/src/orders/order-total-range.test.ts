import { expect, test } from 'vitest';
import { readTotalRange, writeTotalRange } from './order-total-range.ts';

test.each([
  ['3000..60000', 3000, 60000],
  ['3000..', 3000, null],
  ['..60000', null, 60000],
  ['0..0', 0, 0],
])('the totals %s are read, and written the same', (text, leastMinor, mostMinor) => {
  expect(readTotalRange(text)).toEqual({ leastMinor, mostMinor });
  expect(writeTotalRange({ leastMinor, mostMinor })).toBe(text);
});

test.each(['', '..', '3000', '60000..3000', '-1..5', '1.5..2', 'a..b', '1..2..3'])(
  '"%s" is no range of totals and narrows nothing',
  (text) => {
    expect(readTotalRange(text)).toBeNull();
  },
);

test('no least and no most is no filter', () => {
  expect(writeTotalRange({ leastMinor: null, mostMinor: null })).toBeUndefined();
});
