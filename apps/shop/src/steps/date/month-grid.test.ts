import { expect, test } from 'vitest';
import { addDays, addMonths, mondayOf, monthWeeks } from './month-grid.ts';

test('a month is whole weeks from Monday to Sunday', () => {
  const weeks = monthWeeks('2026-12', '2026-11-20');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-30');
  expect(weeks[4]?.[6]).toBe('2027-01-03');
});

test('weeks that are over are left out', () => {
  const weeks = monthWeeks('2026-11', '2026-11-20');
  expect(weeks.map((week) => week[0])).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
});

test('a February of four weeks that starts on a Monday has four', () => {
  expect(monthWeeks('2027-02', '2026-11-20')).toHaveLength(4);
});

test('the days on which the clock changes are days like any other', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
});

test('months pass the end of the year', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

test('the week starts on Monday, also for a Sunday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
