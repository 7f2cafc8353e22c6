import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import type { Weekday } from '../calendar/weekday.ts';
import { localDateAt } from '../calendar/zoned-time.ts';
import type { LineToPrice } from './line-price.ts';
import { calculateOrderPrice } from './order-price.ts';
import { priceOnDate } from './price-on-date.ts';
import type { PricingRule } from './pricing-rule.ts';
import { decideRuleDays } from './rule-days.ts';

const daily: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const saturday = '2026-12-19';

/** A rule of the galleries, the higher its sequence the later it was made. */
function aRule(sequence: number, changes: Partial<PricingRule> = {}): PricingRule {
  return {
    id: `rule ${sequence}`,
    ticketGroupId: 'galleries',
    name: `Rule ${sequence}`,
    kind: 'mutation',
    from: saturday,
    until: saturday,
    weekdays: daily,
    active: true,
    sequence,
    values: [{ ticketTypeId: 'adult', amountMinor: 100, basisPoints: null }],
    ...changes,
  };
}

function aLine(ticketTypeId: string, priceMinor: number, changes: Partial<LineToPrice> = {}): LineToPrice {
  const line = { ticketTypeId, ticketGroupId: 'galleries', quantity: 1, vatBasisPoints: 900 };
  return { ...line, ticketTypePriceMinor: priceMinor, ...changes };
}

const sets = (priceMinor: number) => ({
  kind: 'substitute' as const,
  values: [{ ticketTypeId: 'adult', amountMinor: priceMinor, basisPoints: null }],
});
const standing = (rule: PricingRule, all: PricingRule[], today: string) => decideRuleDays(rule, all, today);

test('two rules on one day each have the ticket type that they name', () => {
  const adults = aRule(1);
  const children = aRule(2, { values: [{ ticketTypeId: 'child', amountMinor: -100, basisPoints: null }] });
  const { lines } = calculateOrderPrice([aLine('adult', 1750), aLine('child', 600)], {
    pricingRules: [adults, children],
    date: saturday,
  });
  expect(lines.map(({ totalMinor }) => totalMinor)).toEqual([1850, 500]);
  expect([adults, children].map((rule) => standing(rule, [adults, children], saturday).state)).toEqual([
    'active',
    'active',
  ]);
});

test('of three rules over one another the lower two are overwritten by the top one; without it by the next', () => {
  const [lowest, middle, top] = [aRule(1), aRule(2), aRule(3)];
  const under = (rules: PricingRule[]) => rules.map((rule) => standing(rule, rules, saturday).under);
  expect(under([lowest, middle, top])).toEqual(['Rule 3', 'Rule 3', null]);
  expect(under([lowest, middle, { ...top, active: false }])).toEqual(['Rule 2', null, null]);
  expect(under([lowest, middle])).toEqual(['Rule 2', null]);
});

test('a rule applies on its last day, the whole day, and has ended the day after', () => {
  const rule = aRule(1);
  expect(standing(rule, [rule], saturday)).toMatchObject({
    state: 'active',
    isEnded: false,
    daysInEffect: 1,
  });
  expect(standing(rule, [rule], addDays(saturday, 1))).toMatchObject({ state: 'active', isEnded: true });
  const type = { id: 'adult', priceMinor: 1750 };
  expect([-1, 0, 1].map((days) => priceOnDate(type, [rule], addDays(saturday, days)).priceMinor)).toEqual([
    1750, 1850, 1750,
  ]);
});

test('a rule of which every ticket type was deleted prices nothing and can no longer apply', () => {
  const left = aRule(2, { values: [] });
  const below = aRule(1);
  expect(priceOnDate({ id: 'adult', priceMinor: 1750 }, [below, left], saturday).rule).toBe(below);
  expect(standing(left, [below, left], saturday)).toMatchObject({ state: 'overwritten', under: null });
  expect(standing(below, [below, left], saturday).state).toBe('active');
});

test('a free ticket stays free at any percentage, and may be made dearer but not cheaper', () => {
  const changed = (value: { amountMinor?: number; basisPoints?: number }) => {
    const values = [{ ticketTypeId: 'adult', amountMinor: null, basisPoints: null, ...value }];
    return priceOnDate({ id: 'adult', priceMinor: 0 }, [aRule(1, { values })], saturday).priceMinor;
  };
  expect([
    changed({ basisPoints: 5000 }),
    changed({ basisPoints: -10_000 }),
    changed({ amountMinor: 150 }),
    changed({ amountMinor: -150 }),
  ]).toEqual([0, 0, 150, 0]);
});

test('a day that is free for every visitor costs nothing, or the service cost where free tickets bear it', () => {
  const terms = { pricingRules: [aRule(1, sets(0))], date: saturday };
  const costs = { serviceMinor: 50, isServiceOnFree: false, transactionMinor: 109, donationMinor: 0 };
  const tickets = [aLine('adult', 1750, { quantity: 2 })];
  expect(calculateOrderPrice(tickets, { ...terms, costs }).totals).toMatchObject({
    totalMinor: 0,
    vatMinor: 0,
  });
  const withService = calculateOrderPrice(tickets, { ...terms, costs: { ...costs, isServiceOnFree: true } });
  // 1.00 service and 1.09 transaction, of which 9 / 109 is VAT
  expect(withService.totals).toMatchObject({ totalMinor: 209, feesMinor: 209, vatMinor: 17 });
  expect(withService.lines[0]?.steps.at(-1)).toEqual({
    kind: 'pricing-rule',
    title: 'Rule 1',
    change: { kind: 'price', priceMinor: 0 },
    unitPriceMinor: 0,
  });
});

test('an order at three VAT rates reconciles to the cent, its costs spread over all of them', () => {
  const lines = [
    aLine('adult', 1755, { quantity: 3 }),
    aLine('catalogue', 2495, { vatBasisPoints: 2100 }),
    aLine('concert', 1000, { vatBasisPoints: 0 }),
  ];
  const { totals } = calculateOrderPrice(lines, {
    pricingRules: [aRule(1, { values: [{ ticketTypeId: 'adult', amountMinor: null, basisPoints: 3333 }] })],
    date: saturday,
    costs: { serviceMinor: 50, isServiceOnFree: false, transactionMinor: 100, donationMinor: 0 },
  });
  // 3 × 17.55 × 1.3333 = 70.198… = 70.20; a transaction of 1.00 over 70.20, 24.95 and 10.00 is 67, 24 and 9 (105.15)
  expect(totals.vatByRate).toEqual([
    { vatBasisPoints: 2100, grossMinor: 2495 + 50 + 24, vatMinor: 433 + 13 },
    { vatBasisPoints: 900, grossMinor: 7020 + 150 + 67, vatMinor: 580 + 18 },
    { vatBasisPoints: 0, grossMinor: 1000 + 50 + 9, vatMinor: 0 },
  ]);
  expect(totals).toMatchObject({ totalMinor: 10_515 + 250 + 100, vatMinor: 446 + 598 });
});

test('the day of purchase is the one on the wall of the museum: to midnight, and on the days the clock is changed', () => {
  // A season ticket has no visit date: its rule is that of the day on which it is bought.
  const zone = 'Europe/Amsterdam';
  const price = (at: string, rule: PricingRule) =>
    priceOnDate({ id: 'adult', priceMinor: 1750 }, [rule], localDateAt(new Date(at), zone)).priceMinor;
  const spring = aRule(1, { ...sets(1000), from: '2027-03-28', until: '2027-03-28' });
  expect(price('2027-03-27T22:59:59Z', spring)).toBe(1750);
  expect(price('2027-03-27T23:00:00Z', spring)).toBe(1000);
  expect(price('2027-03-28T21:59:59Z', spring)).toBe(1000);
  expect(price('2027-03-28T22:00:00Z', spring)).toBe(1750);
  const autumn = aRule(1, { ...sets(1000), from: '2026-10-25', until: '2026-10-25' });
  expect(price('2026-10-24T21:59:59Z', autumn)).toBe(1750);
  expect(price('2026-10-24T22:00:00Z', autumn)).toBe(1000);
  expect(price('2026-10-25T22:59:59Z', autumn)).toBe(1000);
  expect(price('2026-10-25T23:00:00Z', autumn)).toBe(1750);
});
