import { expect, test } from 'vitest';
import { priceByLease } from './price-by-lease.ts';

const prices = [
  { ticketTypeId: 'adult', priceMinor: 1750, vatBasisPoints: 900 },
  { ticketTypeId: 'baby', priceMinor: 0, vatBasisPoints: 900 },
];
const noFees = { serviceMinor: 0, isServiceOnFree: false, transactionMinor: 0 };
const fees = { serviceMinor: 50, isServiceOnFree: false, transactionMinor: 100 };

test('pieces cost what the lease keeps, with their VAT', () => {
  const { lines, totals } = priceByLease([{ ticketTypeId: 'adult', quantity: 2 }], prices, noFees);
  expect(lines).toMatchObject([{ unitPriceMinor: 1750, totalMinor: 3500, vatMinor: 289 }]);
  expect(totals).toMatchObject({ totalMinor: 3500, feesMinor: 0, vatMinor: 289 });
});

test('the costs of an order are those of a sale with a connection; a free ticket has none', () => {
  const both = [
    { ticketTypeId: 'adult', quantity: 2 },
    { ticketTypeId: 'baby', quantity: 1 },
  ];
  expect(priceByLease(both, prices, fees).totals).toMatchObject({ totalMinor: 3700, feesMinor: 200 });
});

test('a type without a kept price is left out, and so is a line of nothing', () => {
  const wanted = [
    { ticketTypeId: 'poster', quantity: 1 },
    { ticketTypeId: 'adult', quantity: 0 },
  ];
  expect(priceByLease(wanted, prices, fees)).toMatchObject({ lines: [], totals: { totalMinor: 0 } });
});
