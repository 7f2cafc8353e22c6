import { expect, test } from 'vitest';
import { hasTimes } from './has-times.ts';

const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday }));
const allYear = { from: '2026-01-01', until: '2026-12-31', priority: 0, weekdayTimes: daily.slice(1) };
const closedWeek = { from: '2026-07-06', until: '2026-07-12', priority: 1, weekdayTimes: [] };

test('a day has timeslots where its period has times on that weekday', () => {
  expect(hasTimes([allYear], '2026-11-24')).toBe(true);
  // A Monday.
  expect(hasTimes([allYear], '2026-11-23')).toBe(false);
});

test('a day outside every period, and one that a higher period leaves empty, has none', () => {
  expect(hasTimes([allYear], '2027-01-05')).toBe(false);
  expect(hasTimes([allYear, closedWeek], '2026-07-08')).toBe(false);
});

test('a season that is prepared as a draft has timeslots in the calendar of staff, and goes before what is published', () => {
  const season = {
    from: '2027-01-01',
    until: '2027-03-31',
    priority: 0,
    published: false,
    weekdayTimes: daily,
  };
  expect(hasTimes([allYear, season], '2027-01-05')).toBe(true);
  expect(hasTimes([allYear, { ...closedWeek, priority: 0, published: false }], '2026-07-08')).toBe(false);
});
