import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { weekdayOf, weekdays } from '../calendar/weekday.ts';
import type { LineToPrice } from './line-price.ts';
import { calculateOrderPrice, type PriceTerms } from './order-price.ts';
import type { PricingRule } from './pricing-rule.ts';

/**
 * Prices and VAT worked out a second time, from product.md alone and with exact fractions: nothing of the pricing code
 * is used here, and nothing is rounded before the end of a line.
 */
interface Fraction {
  over: bigint;
  under: bigint;
}

const whole = (value: number): Fraction => ({ over: BigInt(value), under: 1n });
const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
const notBelowZero = (one: Fraction): Fraction => (one.over < 0n ? whole(0) : one);
const percent = (basisPoints: number): Fraction => ({ over: BigInt(10_000 + basisPoints), under: 10_000n });

/** Whether a whole number is the fraction, rounded half away from zero (of amounts from zero on). */
function isRounded(rounded: number, { over, under }: Fraction): boolean {
  const doubled = 2n * BigInt(rounded) * under;
  return doubled - under <= 2n * over && 2n * over < doubled + under;
}

/** The VAT inside an amount that includes it: rate / (1 + rate). */
const vatWithin = (grossMinor: number, basisPoints: number): Fraction => ({
  over: BigInt(grossMinor) * BigInt(basisPoints),
  under: BigInt(10_000 + basisPoints),
});

function exactLine(line: LineToPrice, terms: { rules: readonly PricingRule[]; date: string; off: number }) {
  const matching = terms.rules.filter(
    (rule) =>
      rule.active &&
      rule.ticketGroupId === line.ticketGroupId &&
      rule.from <= terms.date &&
      terms.date <= rule.until &&
      rule.weekdays.includes(weekdayOf(terms.date)) &&
      rule.values.some(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId),
  );
  const last = matching.reduce<PricingRule | undefined>(
    (known, rule) => (known && known.sequence > rule.sequence ? known : rule),
    undefined,
  );
  const value = last?.values.find(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId);
  const normal = whole(line.ticketTypePriceMinor);
  const byRule = !value
    ? normal
    : last?.kind === 'substitute'
      ? whole(value.amountMinor ?? 0)
      : value.basisPoints === null
        ? plus(normal, whole(value.amountMinor ?? 0))
        : times(normal, percent(value.basisPoints));
  const ofLevel = times(notBelowZero(byRule), percent(-terms.off));
  return times(ofLevel, whole(line.quantity));
}

const types = ['adult', 'child'];
const groups = ['galleries', 'tower'];
const someDate = fc.integer({ min: 0, max: 30 }).map((days) => addDays('2026-12-01', days));
const someValue = fc.oneof(
  fc.record({ amountMinor: fc.integer({ min: -3000, max: 5000 }), basisPoints: fc.constant(null) }),
  fc.record({ amountMinor: fc.constant(null), basisPoints: fc.integer({ min: -10_000, max: 20_000 }) }),
);
const someRule = fc
  .record({
    ticketGroupId: fc.constantFrom(...groups),
    isSubstitute: fc.boolean(),
    from: someDate,
    days: fc.integer({ min: 0, max: 20 }),
    weekdays: fc.subarray([...weekdays], { minLength: 1 }),
    active: fc.boolean(),
    ticketTypeId: fc.constantFrom(...types),
    value: someValue,
    price: fc.integer({ min: 0, max: 9000 }),
  })
  .map(
    ({ isSubstitute, days, ticketTypeId, value, price, ...rule }): Omit<PricingRule, 'sequence'> => ({
      ...rule,
      id: 'rule',
      name: 'Rule',
      kind: isSubstitute ? 'substitute' : 'mutation',
      until: addDays(rule.from, days),
      values: [{ ticketTypeId, ...(isSubstitute ? { amountMinor: price, basisPoints: null } : value) }],
    }),
  );
const someRules = fc
  .array(someRule, { maxLength: 6 })
  .map((rules) => rules.map((rule, index) => ({ ...rule, sequence: index + 1 })));
const someLines = fc.array(
  fc.record<LineToPrice>({
    ticketTypeId: fc.constantFrom(...types),
    ticketGroupId: fc.constantFrom(...groups),
    quantity: fc.integer({ min: 1, max: 60 }),
    ticketTypePriceMinor: fc.integer({ min: 0, max: 20_000 }),
    vatBasisPoints: fc.oneof(fc.constantFrom(0, 900, 2100), fc.integer({ min: 0, max: 10_000 })),
  }),
  { minLength: 1, maxLength: 5 },
);

test('a line is its exact price and VAT, each rounded once', () => {
  const off = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(someLines, someRules, someDate, off, (lines, rules, date, basisPointsOff) => {
      const priceLevel = { title: 'Level B', basisPointsOff };
      const { lines: priced } = calculateOrderPrice(lines, { pricingRules: rules, date, priceLevel });
      for (const [index, line] of lines.entries()) {
        const { totalMinor = -1, vatMinor = -1 } = priced[index] ?? {};
        const exact = exactLine(line, { rules, date, off: basisPointsOff });
        expect({ totalMinor, isExact: isRounded(totalMinor, exact) }).toEqual({ totalMinor, isExact: true });
        const vat = vatWithin(totalMinor, line.vatBasisPoints);
        expect({ vatMinor, isExact: isRounded(vatMinor, vat) }).toEqual({ vatMinor, isExact: true });
      }
    }),
    { numRuns: 500 },
  );
});

test('the VAT of a rate is the exact VAT of its amount, but for half a cent of each line and of the costs', () => {
  const someCosts = fc.record({
    serviceMinor: fc.integer({ min: 0, max: 200 }),
    isServiceOnFree: fc.boolean(),
    transactionMinor: fc.integer({ min: 0, max: 500 }),
    donationMinor: fc.integer({ min: 0, max: 5000 }),
  });
  fc.assert(
    fc.property(someLines, someCosts, (lines, costs: PriceTerms['costs']) => {
      const { vatByRate } = calculateOrderPrice(lines, { costs }).totals;
      for (const { vatBasisPoints, grossMinor, vatMinor } of vatByRate) {
        const exact = vatWithin(grossMinor, vatBasisPoints);
        const roundings = lines.filter((line) => line.vatBasisPoints === vatBasisPoints).length + 1;
        const apart = BigInt(vatMinor) * exact.under - exact.over;
        const size = apart < 0n ? -apart : apart;
        expect(2n * size <= BigInt(roundings) * exact.under).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
