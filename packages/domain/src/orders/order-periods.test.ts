import { expect, test } from 'vitest';
import { daysOfPeriod } from './order-periods.ts';

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['tomorrow', '2026-03-02', '2026-03-02'],
  ['last-7-days', '2026-02-23', '2026-03-01'],
  ['last-month', '2026-02-01', '2026-03-01'],
  ['next-7-days', '2026-03-01', '2026-03-07'],
  ['this-weekend', '2026-02-28', '2026-03-01'],
  ['this-month', '2026-03-01', '2026-03-31'],
  ['next-month', '2026-04-01', '2026-04-30'],
  ['2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11-01..2026-11-30', '2026-11-01', '2026-11-30'],
])('%s is %s to %s on the first of March', (period, from, until) => {
  expect(daysOfPeriod(period, '2026-03-01')).toEqual({ from, until });
});

test.each(['', 'someday', '2026-02-30', '2026-11-30..2026-11-01', '2026-1-1', 'a..b..c'])(
  '"%s" is no period',
  (text) => {
    expect(daysOfPeriod(text, '2026-03-01')).toBeNull();
  },
);

test('next month follows a January of 31 days, and December', () => {
  expect(daysOfPeriod('next-month', '2026-01-31')).toEqual({ from: '2026-02-01', until: '2026-02-28' });
  expect(daysOfPeriod('next-month', '2026-12-15')).toEqual({ from: '2027-01-01', until: '2027-01-31' });
});
