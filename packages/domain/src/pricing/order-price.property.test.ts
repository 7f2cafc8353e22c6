import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { type Weekday, weekdays } from '../calendar/weekday.ts';
import type { DiscountCode } from './discount-code.ts';
import type { LineToPrice } from './line-price.ts';
import { calculateOrderPrice, type PriceTerms } from './order-price.ts';
import { payByBalance } from './pay-by-balance.ts';
import { priceOnDate } from './price-on-date.ts';
import { priceStepKinds } from './price-step.ts';
import type { PricingRule } from './pricing-rule.ts';
import { findRuleInForce, isDayOfRule } from './rule-in-force.ts';

const types = ['adult', 'child', 'student', 'guide'];
const groups = ['galleries', 'tower'];
const someDate = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-12-01', days));

const someValue = fc.oneof(
  fc.record({ amountMinor: fc.integer({ min: -3000, max: 5000 }), basisPoints: fc.constant(null) }),
  fc.record({ amountMinor: fc.constant(null), basisPoints: fc.integer({ min: -10_000, max: 20_000 }) }),
);
const someRules = fc
  .array(
    fc.record({
      ticketGroupId: fc.constantFrom(...groups),
      kind: fc.constantFrom('mutation' as const, 'substitute' as const),
      start: someDate,
      days: fc.integer({ min: 0, max: 40 }),
      on: fc.subarray([...weekdays], { minLength: 1 }),
      active: fc.boolean(),
      values: fc.array(fc.tuple(fc.constantFrom(...types), someValue), { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 6 },
  )
  .map((made) =>
    made.map(
      ({ ticketGroupId, kind, start, days, on, active, values }, index): PricingRule => ({
        id: `rule ${index}`,
        ticketGroupId,
        name: `Rule ${index}`,
        kind,
        from: start,
        until: addDays(start, days),
        weekdays: on as Weekday[],
        active,
        sequence: index + 1,
        values: [...new Map(values)].map(([ticketTypeId, value]) => ({
          ticketTypeId,
          ...(kind === 'substitute'
            ? { amountMinor: Math.abs(value.amountMinor ?? 900), basisPoints: null }
            : value),
        })),
      }),
    ),
  );

const someLines = fc.array(
  fc.record<LineToPrice>({
    ticketTypeId: fc.constantFrom(...types),
    ticketGroupId: fc.constantFrom(...groups),
    quantity: fc.integer({ min: 1, max: 60 }),
    ticketTypePriceMinor: fc.integer({ min: 0, max: 20_000 }),
    // Any percentage, not only those of a country.
    vatBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  }),
  { minLength: 1, maxLength: 6 },
);

const someCode = fc.record<DiscountCode>({
  title: fc.constant('SPRING'),
  off: fc.oneof(
    fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ amountMinor: fc.integer({ min: 0, max: 3000 }) }),
  ),
  ticketTypeIds: fc.option(fc.subarray(types), { nil: null }),
  withDynamicPrices: fc.boolean(),
  everySecond: fc.boolean(),
  mostTickets: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
});

const someTerms = fc.record<PriceTerms>({
  pricingRules: someRules,
  date: someDate,
  priceLevel: fc.option(
    fc.record({ title: fc.constant('Level B'), basisPointsOff: fc.integer({ min: 0, max: 10_000 }) }),
    { nil: null },
  ),
  discountCode: fc.option(someCode, { nil: null }),
  costs: fc.record({
    serviceMinor: fc.integer({ min: 0, max: 200 }),
    isServiceOnFree: fc.boolean(),
    transactionMinor: fc.integer({ min: 0, max: 500 }),
    donationMinor: fc.integer({ min: 0, max: 5000 }),
  }),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('whatever is bought under whatever terms, everything reconciles to the cent and nothing is negative', () => {
  fc.assert(
    fc.property(someLines, someTerms, (lines, terms) => {
      const { lines: priced, totals } = calculateOrderPrice(lines, terms);
      const { totalMinor, feesMinor, donationMinor, vatMinor, vatByRate } = totals;
      expect(sum(priced.map((line) => line.totalMinor)) + feesMinor + donationMinor).toBe(totalMinor);
      expect(sum(vatByRate.map((rate) => rate.grossMinor))).toBe(totalMinor);
      expect(sum(vatByRate.map((rate) => rate.vatMinor))).toBe(vatMinor);
      expect(new Set(vatByRate.map((rate) => rate.vatBasisPoints)).size).toBe(vatByRate.length);
      for (const amount of [feesMinor, donationMinor, vatMinor, ...vatByRate.map((rate) => rate.vatMinor)]) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(totalMinor);
      }
      for (const line of priced) {
        expect(line.totalMinor).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(line.totalMinor)).toBe(true);
        expect(line.vatMinor).toBeGreaterThanOrEqual(0);
        expect(line.vatMinor).toBeLessThanOrEqual(line.totalMinor);
      }
    }),
    { numRuns: 300 },
  );
});

test('the steps have one order, each at most once, and begin with the ticket type price', () => {
  fc.assert(
    fc.property(someLines, someTerms, (lines, terms) => {
      for (const { steps } of calculateOrderPrice(lines, terms).lines) {
        const places = steps.map(({ kind }) => priceStepKinds.indexOf(kind));
        expect(places[0]).toBe(0);
        expect([...new Set(places)].sort((a, b) => a - b)).toEqual(places);
        expect(steps.every(({ unitPriceMinor }) => unitPriceMinor >= 0)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('rounding happens once: the total is within half a cent of the pieces, however many there are', () => {
  const noCode = someTerms.map((terms) => ({ ...terms, discountCode: null }));
  fc.assert(
    fc.property(someLines, noCode, (lines, terms) => {
      for (const { quantity, totalMinor, unitPriceMinor } of calculateOrderPrice(lines, terms).lines) {
        expect(Math.abs(totalMinor - unitPriceMinor * quantity)).toBeLessThanOrEqual(quantity / 2 + 0.5);
        if (quantity === 1) expect(totalMinor).toBe(unitPriceMinor);
      }
    }),
  );
});

test('the order in which lines or rules are named changes no price', () => {
  const noCode = someTerms.map((terms) => ({ ...terms, discountCode: null }));
  fc.assert(
    fc.property(someLines, noCode, (lines, terms) => {
      const there = calculateOrderPrice(lines, terms);
      const back = calculateOrderPrice([...lines].reverse(), {
        ...terms,
        pricingRules: [...(terms.pricingRules ?? [])].reverse(),
      });
      expect(back.lines.map((line) => line.totalMinor).reverse()).toEqual(
        there.lines.map((line) => line.totalMinor),
      );
      expect(back.totals).toEqual(there.totals);
    }),
  );
});

test('at most one rule applies: no active rule that matches is newer than the one in force', () => {
  fc.assert(
    fc.property(someRules, fc.constantFrom(...types), someDate, (rules, type, date) => {
      const inForce = findRuleInForce(rules, type, date);
      const newer = rules.filter(
        (rule) =>
          rule.active &&
          isDayOfRule(rule, date) &&
          rule.values.some(({ ticketTypeId }) => ticketTypeId === type) &&
          rule.sequence > (inForce?.sequence ?? 0),
      );
      expect(newer).toEqual([]);
    }),
  );
});

test('the price in a calendar is the price of one piece in an order', () => {
  fc.assert(
    fc.property(someLines, someRules, someDate, (lines, rules, date) => {
      for (const line of lines) {
        const own = rules.filter(({ ticketGroupId }) => ticketGroupId === line.ticketGroupId);
        const type = { id: line.ticketTypeId, priceMinor: line.ticketTypePriceMinor };
        const [priced] = calculateOrderPrice([{ ...line, quantity: 1 }], { pricingRules: rules, date }).lines;
        expect(priceOnDate(type, own, date).priceMinor).toBe(priced?.totalMinor);
      }
    }),
  );
});

test('gift cards and what is left to pay add up to the total', () => {
  const balances = fc.array(fc.record({ title: fc.string(), balanceMinor: fc.integer({ max: 20_000 }) }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), balances, (total, given) => {
      const { taken, toPayMinor } = payByBalance(total, given);
      expect(sum(taken.map(({ amountMinor }) => amountMinor)) + toPayMinor).toBe(total);
      expect(toPayMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});
