import { expect, test } from 'vitest';
import { datesFromUntil } from '../calendar/local-date.ts';
import type { Weekday } from '../calendar/weekday.ts';
import { firstDayOfEachRule } from './first-day-of-each-rule.ts';
import type { PriceRule } from './pricing-rule.ts';

const rule = (sequence: number, from: string, until: string, weekdays: Weekday[]): PriceRule => ({
  kind: 'mutation',
  from,
  until,
  weekdays,
  active: true,
  sequence,
  values: [{ ticketTypeId: 'adult', amountMinor: 100, basisPoints: null }],
});
const tuesdays = rule(1, '2026-10-01', '2027-03-31', [2]);
const christmas = rule(2, '2026-12-19', '2027-01-03', [1, 2, 3, 4, 5, 6, 7]);
const dates = datesFromUntil('2026-11-23', '2026-12-31');

test('each rule shows the first day on which it decides the price, and so does no rule at all', () => {
  expect(firstDayOfEachRule([tuesdays, christmas], 'adult', dates)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-12-19',
  ]);
});

test('a rule that another one is always above shows no day, nor does one for other ticket types', () => {
  const under = rule(0, '2026-12-20', '2026-12-21', [1, 7]);
  expect(firstDayOfEachRule([under, christmas], 'adult', dates)).toEqual(['2026-11-23', '2026-12-19']);
  expect(firstDayOfEachRule([tuesdays, christmas], 'child', dates)).toEqual(['2026-11-23']);
});
