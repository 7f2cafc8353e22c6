import { expect, test } from 'vitest';
import { datesBetween, dayAfterKey, monthsFrom, weeksOfMonth } from '../../components/days/day-grid.ts';
import { datesOfLaterYears, isWeeklyClosed, seriesOf, withClosedDays } from './closed-days.ts';

test('months are side by side over the turn of the year', () => {
  expect(monthsFrom('2026-11', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});

test('a month begins on its weekday, Monday first', () => {
  const [first, ...more] = weeksOfMonth('2026-11');
  expect(first).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(more.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test('a range goes either way, and its days are in the list once, with their note', () => {
  expect(datesBetween('2027-01-12', '2027-01-11')).toEqual(['2027-01-11', '2027-01-12']);
  const days = [
    { date: '2027-01-01', note: 'New Year' },
    { date: '2027-01-12', note: 'old' },
  ];
  expect(withClosedDays(days, ['2027-01-11', '2027-01-12'], 'Floor repair')).toEqual([
    { date: '2027-01-01', note: 'New Year' },
    { date: '2027-01-11', note: 'Floor repair' },
    { date: '2027-01-12', note: 'Floor repair' },
  ]);
});

test('a weekday that is closed every week is so on its dates', () => {
  const week = [null, {}, {}, {}, {}, {}, {}];
  expect(isWeeklyClosed('2026-11-23', week)).toBe(true);
  expect(isWeeklyClosed('2026-11-24', week)).toBe(false);
});

test('arrows lead by a day or a week and stop at the edges', () => {
  const shown = { first: '2026-11-01', last: '2027-02-28' };
  expect(dayAfterKey('2026-11-30', 'ArrowRight', shown)).toBe('2026-12-01');
  expect(dayAfterKey('2026-11-10', 'ArrowUp', shown)).toBe('2026-11-03');
  expect(dayAfterKey('2026-11-01', 'ArrowLeft', shown)).toBe('2026-11-01');
  expect(dayAfterKey('2026-11-01', 'a', shown)).toBeNull();
});

test('a day that is closed every year is so for ten years, the 29th of February in leap years only', () => {
  const christmas = datesOfLaterYears(['2026-12-25']);
  expect([christmas.length, christmas[0], christmas.at(-1)]).toEqual([9, '2027-12-25', '2035-12-25']);
  expect(datesOfLaterYears(['2028-02-29'])).toEqual(['2032-02-29', '2036-02-29']);
});

test('the same day of years in a row with one note is one line of the list; a year that is open ends it', () => {
  const days = ['2026-12-25', '2027-01-01', '2027-12-25', '2029-12-25'].map((date) => ({ date, note: '' }));
  expect(seriesOf(days).map(({ dates }) => dates)).toEqual([
    ['2026-12-25', '2027-12-25'],
    ['2027-01-01'],
    ['2029-12-25'],
  ]);
  const notes = [
    { date: '2026-12-25', note: 'Christmas' },
    { date: '2027-12-25', note: 'Repair' },
  ];
  expect(seriesOf(notes)).toHaveLength(2);
});
