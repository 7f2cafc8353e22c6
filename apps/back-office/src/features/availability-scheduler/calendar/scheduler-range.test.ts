import { expect, test } from 'vitest';
import { movedBy, rangeOfSpan, weekNumber } from './scheduler-range.ts';

test('a week goes from Monday to Sunday, a month is whole weeks', () => {
  expect(rangeOfSpan('week', '2026-11-20')).toEqual({ from: '2026-11-16', until: '2026-11-22' });
  expect(rangeOfSpan('month', '2026-11-20')).toEqual({ from: '2026-10-26', until: '2026-12-06' });
  expect(rangeOfSpan('month', '2027-02-10')).toEqual({ from: '2027-02-01', until: '2027-02-28' });
});

test('the next month of 31 January is February', () => {
  expect(movedBy('month', '2027-01-31', 1)).toBe('2027-02-28');
  expect(movedBy('week', '2026-12-28', 1)).toBe('2027-01-04');
  expect(movedBy('day', '2027-01-01', -1)).toBe('2026-12-31');
});

test('weeks are numbered as calendars do, also around New Year', () => {
  expect(weekNumber('2026-11-20')).toBe(47);
  expect(weekNumber('2026-12-31')).toBe(53);
  expect(weekNumber('2027-01-03')).toBe(53);
  expect(weekNumber('2027-01-04')).toBe(1);
});
