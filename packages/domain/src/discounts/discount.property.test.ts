import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import type { LineToPrice } from '../pricing/line-price.ts';
import { calculateOrderPrice } from '../pricing/order-price.ts';
import { payByBalance } from '../pricing/pay-by-balance.ts';
import { checkDiscount } from './check-discount.ts';
import type { Discount } from './discount.ts';

const types = ['adult', 'child', 'student', 'guide'];
const groups = ['galleries', 'tower'];
const someDay = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2027-04-01', days));
const someCount = fc.integer({ min: 1, max: 12 });

/** Price, VAT and group belong to a ticket type; a type may be there for several days. */
const someLines = fc
  .record({
    catalogue: fc.tuple(
      ...types.map(() =>
        fc.record({
          ticketGroupId: fc.constantFrom(...groups),
          ticketTypePriceMinor: fc.constantFrom(0, 333, 625, 1000, 1750),
          vatBasisPoints: fc.constantFrom(0, 900, 2100),
        }),
      ),
    ),
    chosen: fc.uniqueArray(fc.record({ type: fc.nat(3), visitDate: someDay, quantity: someCount }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ type, visitDate }) => `${type} ${visitDate}`,
    }),
  })
  .map(({ catalogue, chosen }) =>
    chosen.map(({ type, visitDate, quantity }) => ({
      ...(catalogue[type] as Pick<LineToPrice, 'ticketGroupId' | 'ticketTypePriceMinor' | 'vatBasisPoints'>),
      ticketTypeId: types[type] ?? '',
      itemKind: 'admission' as const,
      quantity,
      visitDate,
    })),
  );

const someDiscount: fc.Arbitrary<Discount> = fc
  .record({
    isPercentage: fc.boolean(),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    amountMinor: fc.integer({ min: 1, max: 3000 }),
    minTickets: fc.integer({ min: 1, max: 4 }),
    maxTickets: fc.option(fc.integer({ min: 4, max: 40 }), { nil: null }),
    mostDiscounted: fc.option(someCount, { nil: null }),
    ticketGroupIds: fc.subarray(groups),
    ticketTypeIds: fc.subarray(types),
    visitDates: fc.array(someDay, { maxLength: 3 }),
    discountedTickets: fc.constantFrom('every' as const, 'every-second' as const),
  })
  .map(({ isPercentage, basisPoints, amountMinor, ...rest }) => ({
    ...rest,
    title: 'Spring',
    kind: isPercentage ? 'percentage' : 'price',
    basisPoints: isPercentage ? basisPoints : null,
    amountMinor: isPercentage ? null : amountMinor,
    validFrom: null,
    validUntil: null,
    mostUses: null,
    withDynamicPrices: true,
    withGiftTickets: true,
  }));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const priced = (discount: Discount, lines: Parameters<typeof checkDiscount>[1] & LineToPrice[]) => {
  const checked = checkDiscount(discount, lines, '2027-04-01');
  return calculateOrderPrice(lines, { discountCode: checked.ok ? checked.value : null });
};

test('whatever a code takes off, no line is below zero, the parts add up, and nothing gets dearer', () => {
  fc.assert(
    fc.property(someDiscount, someLines, (discount, lines) => {
      const before = calculateOrderPrice(lines);
      const after = priced(discount, lines);
      expect(after.lines.every(({ totalMinor }) => totalMinor >= 0)).toBe(true);
      expect(sum(after.lines.map(({ totalMinor }) => totalMinor))).toBe(after.totals.totalMinor);
      const off = sum(after.lines.map(({ discountMinor = 0 }) => discountMinor));
      expect(after.totals.totalMinor + off).toBe(before.totals.totalMinor);
      expect(off).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});

test('a code gives the same whichever line was entered first', () => {
  fc.assert(
    fc.property(someDiscount, someLines, (discount, lines) => {
      expect(priced(discount, [...lines].reverse()).totals).toEqual(priced(discount, lines).totals);
    }),
    { numRuns: 300 },
  );
});

test('gift cards and vouchers leave the same to pay whichever was entered first, and never less than nothing', () => {
  const cards = fc.array(fc.record({ title: fc.string(), balanceMinor: fc.nat(20_000) }), { maxLength: 6 });
  fc.assert(
    fc.property(someDiscount, someLines, cards, (discount, lines, entered) => {
      const { totalMinor } = priced(discount, lines).totals;
      const there = payByBalance(totalMinor, entered);
      expect(payByBalance(totalMinor, [...entered].reverse()).toPayMinor).toBe(there.toPayMinor);
      expect(there.toPayMinor).toBe(Math.max(0, totalMinor - sum(entered.map((one) => one.balanceMinor))));
      expect(there.taken.every(({ amountMinor }) => amountMinor > 0)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
