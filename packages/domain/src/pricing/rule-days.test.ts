import { describe, expect, test } from 'vitest';
import type { Weekday } from '../calendar/weekday.ts';
import { priceOnDate, priceRange } from './price-on-date.ts';
import type { PricingRule } from './pricing-rule.ts';
import { decideRuleDays } from './rule-days.ts';
import { explainOtherRules, newestFirst } from './rule-in-force.ts';

const daily: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
let sequence = 0;

/** A rule, each one newer than the ones before it. */
function aRule(name: string, from: string, until: string, changes: Partial<PricingRule> = {}): PricingRule {
  sequence += 1;
  return {
    id: name,
    ticketGroupId: 'exhibitions',
    name,
    kind: 'mutation',
    from,
    until,
    weekdays: daily,
    active: true,
    sequence,
    values: [{ ticketTypeId: 'adult', amountMinor: 100, basisPoints: null }],
    ...changes,
  };
}

const today = '2026-11-21';
const boxingDay = aRule('Boxing Day', '2026-12-26', '2026-12-26');
const christmas = aRule('Christmas holidays', '2026-12-19', '2027-01-03');
const weekends = aRule('Winter weekends', '2026-12-19', '2027-02-28', { weekdays: [6, 7] });
const rules = [boxingDay, christmas, weekends];

describe('days in effect', () => {
  test('the rule made last has all its days, the one under it what is left', () => {
    expect(decideRuleDays(weekends, rules, today)).toMatchObject({ days: 22, daysInEffect: 22 });
    expect(decideRuleDays(christmas, rules, today)).toMatchObject({
      state: 'active',
      days: 16,
      daysInEffect: 10,
    });
  });

  test('a rule with no day left is overwritten, and says by which', () => {
    expect(decideRuleDays(boxingDay, rules, today)).toEqual({
      state: 'overwritten',
      isEnded: false,
      days: 1,
      daysInEffect: 0,
      under: 'Winter weekends',
    });
  });

  test('one ticket type that the newer rule leaves alone keeps a rule in effect', () => {
    const children = { ticketTypeId: 'child', amountMinor: 50, basisPoints: null };
    const wider = { ...boxingDay, values: [...boxingDay.values, children] };
    expect(decideRuleDays(wider, [wider, christmas], today)).toMatchObject({ state: 'active', under: null });
  });

  test('an inactive rule neither applies nor overwrites', () => {
    const off = { ...weekends, active: false };
    expect(decideRuleDays(off, [boxingDay, christmas, off], today)).toMatchObject({
      state: 'inactive',
      daysInEffect: 0,
      under: null,
    });
    const only = decideRuleDays(boxingDay, [boxingDay, off], today);
    expect(only.state).toBe('active');
  });

  test('a rule whose remaining days belong to a newer one can no longer apply', () => {
    const year = aRule('All year', '2026-01-01', '2026-12-31');
    const rest = aRule('The rest of the year', '2026-11-01', '2026-12-31');
    expect(decideRuleDays(year, [year, rest], today)).toMatchObject({
      state: 'overwritten',
      daysInEffect: 304,
    });
    expect(decideRuleDays(year, [year, rest], '2026-10-31').state).toBe('active');
  });

  test('a rule whose last date is in the past has ended', () => {
    const summer = aRule('Summer', '2026-07-01', '2026-08-31');
    expect(decideRuleDays(summer, [summer], today)).toMatchObject({ state: 'active', isEnded: true });
  });
});

describe('a day', () => {
  test('names the rule that decides it and, newest first, why the others do not', () => {
    const tuesdays = aRule('Quiet Tuesdays', '2026-10-01', '2027-03-31', { weekdays: [2] });
    const off = aRule('Summer evening', '2026-07-01', '2027-08-31', { active: false });
    const ended = aRule('Autumn', '2026-09-01', '2026-11-30');
    const others = aRule('School groups', '2026-12-01', '2026-12-31', {
      values: [{ ticketTypeId: 'pupil', amountMinor: 0, basisPoints: null }],
    });
    const all = [...rules, tuesdays, off, ended, others];
    expect(priceOnDate({ id: 'adult', priceMinor: 1750 }, all, '2026-12-26')).toEqual({
      priceMinor: 1850,
      rule: weekends,
    });
    expect(explainOtherRules(all, 'adult', '2026-12-26')).toEqual([
      { name: 'School groups', reason: 'other-ticket-types' },
      { name: 'Autumn', reason: 'ended', date: '2026-11-30' },
      { name: 'Summer evening', reason: 'inactive' },
      { name: 'Quiet Tuesdays', reason: 'other-weekday' },
      { name: 'Christmas holidays', reason: 'older' },
      { name: 'Boxing Day', reason: 'older' },
    ]);
    expect(newestFirst(rules).map(({ name }) => name)).toEqual([
      'Winter weekends',
      'Christmas holidays',
      'Boxing Day',
    ]);
  });

  test('without a rule has the normal price', () => {
    const price = priceOnDate({ id: 'adult', priceMinor: 1750 }, rules, '2026-12-01');
    expect(price).toEqual({ priceMinor: 1750, rule: undefined });
    expect(priceRange({ id: 'adult', priceMinor: 1750 }, rules, ['2026-12-01', '2026-12-26'])).toEqual({
      lowestMinor: 1750,
      highestMinor: 1850,
    });
    expect(priceRange({ id: 'adult', priceMinor: 1750 }, rules, [])).toEqual({
      lowestMinor: 1750,
      highestMinor: 1750,
    });
  });

  test('at a substitute has the price that it sets, and zero is a price', () => {
    const free = aRule('Museum night', '2026-11-21', '2026-11-21', {
      kind: 'substitute',
      values: [{ ticketTypeId: 'adult', amountMinor: 0, basisPoints: null }],
    });
    expect(priceOnDate({ id: 'adult', priceMinor: 1750 }, [free], today).priceMinor).toBe(0);
  });
});
