import { expect, test } from 'vitest';
import type { DiscountCode } from './discount-code.ts';
import type { LineToPrice } from './line-price.ts';
import { calculateOrderPrice, calculateOrderTotals } from './order-price.ts';
import { payByBalance } from './pay-by-balance.ts';
import type { PricingRule } from './pricing-rule.ts';

const adults: LineToPrice = {
  ticketTypeId: 'adult',
  ticketGroupId: 'exhibitions',
  quantity: 2,
  ticketTypePriceMinor: 1750,
  vatBasisPoints: 900,
};
const catalogue: LineToPrice = {
  ticketTypeId: 'catalogue',
  ticketGroupId: 'shop',
  quantity: 1,
  ticketTypePriceMinor: 2495,
  vatBasisPoints: 2100,
};
const saturday = '2026-12-19';
const weekends: PricingRule = {
  id: 'weekends',
  ticketGroupId: 'exhibitions',
  name: 'Winter weekends',
  kind: 'mutation',
  from: '2026-12-19',
  until: '2027-02-28',
  weekdays: [6, 7],
  active: true,
  sequence: 1,
  values: [{ ticketTypeId: 'adult', amountMinor: null, basisPoints: 2000 }],
};
const spring: DiscountCode = {
  title: 'SPRING',
  off: { amountMinor: 150 },
  ticketTypeIds: null,
  withDynamicPrices: true,
  everySecond: false,
  mostTickets: null,
};

test('two adults and a catalogue cost 59.95 with the VAT of each line', () => {
  const price = calculateOrderPrice([adults, catalogue]);
  expect(price.lines.map((line) => [line.totalMinor, line.vatMinor])).toEqual([
    [3500, 289],
    [2495, 433],
  ]);
  expect(price.totals).toEqual({
    totalMinor: 5995,
    vatMinor: 722,
    feesMinor: 0,
    donationMinor: 0,
    vatByRate: [
      { vatBasisPoints: 2100, grossMinor: 2495, vatMinor: 433 },
      { vatBasisPoints: 900, grossMinor: 3500, vatMinor: 289 },
    ],
  });
});

test('a free order costs nothing and carries no VAT', () => {
  const free = [{ ...adults, ticketTypePriceMinor: 0 }];
  const costs = { serviceMinor: 50, isServiceOnFree: false, transactionMinor: 50, donationMinor: 0 };
  expect(calculateOrderPrice(free, { costs }).totals).toMatchObject({ totalMinor: 0, vatMinor: 0 });
});

test('rule, price level and code go one after the other, each on the price that the one before left', () => {
  const { lines } = calculateOrderPrice([{ ...adults, quantity: 40 }], {
    pricingRules: [weekends],
    date: saturday,
    priceLevel: { title: 'Harbour Tours BV, level B', basisPointsOff: 2000 },
    discountCode: spring,
  });
  expect(lines[0]?.steps.map(({ kind, unitPriceMinor }) => [kind, unitPriceMinor])).toEqual([
    ['ticket-type-price', 1750],
    ['pricing-rule', 2100],
    ['price-level', 1680],
    ['discount-code', 1530],
  ]);
  expect(lines[0]).toMatchObject({ unitPriceMinor: 1530, totalMinor: 61_200 });
});

test('a line is rounded once, at its end: twice 19.74375 is 39.49', () => {
  const rule = {
    ...weekends,
    values: [{ ticketTypeId: 'adult', amountMinor: null, basisPoints: 1250 }],
  };
  const odd = { ...adults, ticketTypePriceMinor: 1755 };
  const { lines } = calculateOrderPrice([odd], { pricingRules: [rule], date: saturday });
  expect(lines[0]).toMatchObject({ unitPriceMinor: 1974, totalMinor: 3949 });
});

test('a price never goes below zero, and what follows starts from zero', () => {
  const rule = {
    ...weekends,
    values: [{ ticketTypeId: 'adult', amountMinor: -2000, basisPoints: null }],
  };
  const { lines, totals } = calculateOrderPrice([adults], { pricingRules: [rule], date: saturday });
  expect(lines[0]).toMatchObject({ unitPriceMinor: 0, totalMinor: 0, vatMinor: 0 });
  expect(totals.totalMinor).toBe(0);
});

test('a line keeps the rules that did not apply, and why', () => {
  const tuesdays: PricingRule = { ...weekends, name: 'Quiet Tuesdays', weekdays: [2], sequence: 2 };
  const { lines } = calculateOrderPrice([adults], {
    pricingRules: [weekends, tuesdays],
    date: '2026-11-24',
  });
  expect(lines[0]?.steps[1]).toEqual({
    kind: 'pricing-rule',
    unitPriceMinor: 1750,
    notApplied: [
      { name: 'Quiet Tuesdays', reason: 'starts-later', date: '2026-12-19' },
      { name: 'Winter weekends', reason: 'starts-later', date: '2026-12-19' },
    ],
  });
});

test('a rule of another ticket group leaves no step', () => {
  const { lines } = calculateOrderPrice([catalogue], { pricingRules: [weekends], date: saturday });
  expect(lines[0]?.steps).toEqual([{ kind: 'ticket-type-price', unitPriceMinor: 2495 }]);
});

test('a code with dynamic prices off skips the lines whose price a rule changed', () => {
  const terms = { pricingRules: [weekends], discountCode: { ...spring, withDynamicPrices: false } };
  const onSaturday = calculateOrderPrice([adults, catalogue], { ...terms, date: saturday });
  expect(onSaturday.lines.map((line) => line.totalMinor)).toEqual([4200, 2345]);
  const onTuesday = calculateOrderPrice([adults, catalogue], { ...terms, date: '2026-12-22' });
  expect(onTuesday.lines.map((line) => line.totalMinor)).toEqual([3200, 2345]);
});

test('every second ticket: the cheaper of each pair, within its ticket group', () => {
  const child = { ...adults, ticketTypeId: 'child', quantity: 3, ticketTypePriceMinor: 600 };
  const everySecond = { ...spring, off: { basisPoints: 10_000 }, everySecond: true };
  const { lines } = calculateOrderPrice([adults, child, catalogue], { discountCode: everySecond });
  // 17.50 17.50 | 6.00 6.00 | 6.00: one adult and one child are free; a single catalogue has no pair
  expect(lines.map((line) => line.totalMinor)).toEqual([1750, 1200, 2495]);
  expect(lines[0]?.steps.at(-1)).toMatchObject({ kind: 'discount-code', pieces: 1 });
});

test('a code for at most one ticket takes the dearest', () => {
  const child = { ...adults, ticketTypeId: 'child', ticketTypePriceMinor: 600 };
  const { lines } = calculateOrderPrice([child, adults], { discountCode: { ...spring, mostTickets: 1 } });
  expect(lines.map((line) => line.totalMinor)).toEqual([1200, 3350]);
});

test('the service cost follows its tickets, the transaction cost the value, a donation has no VAT', () => {
  const costs = { serviceMinor: 50, isServiceOnFree: false, transactionMinor: 60, donationMinor: 500 };
  const { lines } = calculateOrderPrice([adults, catalogue]);
  expect(calculateOrderTotals(lines, costs)).toEqual({
    totalMinor: 5995 + 150 + 60 + 500,
    vatMinor: 433 + 13 + 289 + 11,
    feesMinor: 210,
    donationMinor: 500,
    vatByRate: [
      { vatBasisPoints: 2100, grossMinor: 2495 + 50 + 25, vatMinor: 433 + 13 },
      { vatBasisPoints: 900, grossMinor: 3500 + 100 + 35, vatMinor: 289 + 11 },
      { vatBasisPoints: 0, grossMinor: 500, vatMinor: 0 },
    ],
  });
});

test('a free ticket has no service cost beside one that is paid, unless the museum charges it too', () => {
  const { lines } = calculateOrderPrice([
    adults,
    { ...adults, ticketTypeId: 'child', ticketTypePriceMinor: 0 },
  ]);
  const costs = { serviceMinor: 45, isServiceOnFree: false, transactionMinor: 0, donationMinor: 0 };
  expect(calculateOrderTotals(lines, costs)).toMatchObject({ totalMinor: 3500 + 90, feesMinor: 90 });
  expect(calculateOrderTotals(lines, { ...costs, isServiceOnFree: true })).toMatchObject({ feesMinor: 180 });
});

test('gift cards pay in their order, never more than is due', () => {
  const cards = [
    { title: 'Gift card 1', balanceMinor: 2500 },
    { title: 'SPRING', balanceMinor: 5000 },
    { title: 'Gift card 2', balanceMinor: 100 },
  ];
  expect(payByBalance(5995, cards)).toEqual({
    taken: [
      { title: 'Gift card 1', amountMinor: 2500 },
      { title: 'SPRING', amountMinor: 3495 },
    ],
    toPayMinor: 0,
  });
  expect(payByBalance(5995, [])).toEqual({ taken: [], toPayMinor: 5995 });
});

test('a gift card costs what it is worth: no rule, level or code makes it cheaper', () => {
  const { ticketTypeId, ...card } = { ...adults, ticketTypePriceMinor: 5000, vatBasisPoints: 0 };
  const lines: LineToPrice[] = [adults, { ...card, ticketTypeId, sells: 'gift-card', quantity: 3 }];
  const priceLevel = { title: 'Level B', basisPointsOff: 1000 };
  const price = calculateOrderPrice(lines, {
    pricingRules: [weekends],
    date: saturday,
    priceLevel,
    discountCode: { ...spring, everySecond: true },
  });
  expect(price.lines[1]).toMatchObject({ totalMinor: 15_000, vatMinor: 0, unitPriceMinor: 5000 });
  expect(price.lines[1]?.discountMinor).toBeUndefined();
  expect(price.lines[0]?.discountMinor).toBe(150);
});
