import { expect, test } from 'vitest';
import type { LinePriceRule, LineToPrice } from './line-price.ts';
import { calculateOrderPrice } from './order-price.ts';

const adults: LineToPrice = {
  ticketTypeId: 'adult',
  quantity: 2,
  ticketTypePriceMinor: 1750,
  vatBasisPoints: 900,
};
const catalogue: LineToPrice = {
  ticketTypeId: 'catalogue',
  quantity: 1,
  ticketTypePriceMinor: 2495,
  vatBasisPoints: 2100,
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
    vatByRate: [
      { vatBasisPoints: 2100, grossMinor: 2495, vatMinor: 433 },
      { vatBasisPoints: 900, grossMinor: 3500, vatMinor: 289 },
    ],
  });
});

test('a free order costs nothing and carries no VAT', () => {
  const price = calculateOrderPrice([{ ...adults, ticketTypePriceMinor: 0 }]);
  expect(price.totals).toMatchObject({ totalMinor: 0, vatMinor: 0 });
});

test('every step of a price is kept in its order', () => {
  const dearer: LinePriceRule = (line, unitPriceMinor) =>
    line.ticketTypeId === 'adult'
      ? { kind: 'ticket-type-price', unitPriceMinor: unitPriceMinor + 250, title: 'Holiday' }
      : null;
  const [line, other] = calculateOrderPrice([adults, catalogue], [dearer]).lines;
  expect(line).toMatchObject({ unitPriceMinor: 2000, totalMinor: 4000 });
  expect(line?.steps).toEqual([
    { kind: 'ticket-type-price', unitPriceMinor: 1750 },
    { kind: 'ticket-type-price', unitPriceMinor: 2000, title: 'Holiday' },
  ]);
  expect(other?.steps).toHaveLength(1);
});

test('a price never goes below zero', () => {
  const tooCheap: LinePriceRule = () => ({ kind: 'ticket-type-price', unitPriceMinor: -100 });
  const [line] = calculateOrderPrice([adults], [tooCheap]).lines;
  expect(line).toMatchObject({ unitPriceMinor: 0, totalMinor: 0 });
  expect(line?.steps.at(-1)?.unitPriceMinor).toBe(0);
});
