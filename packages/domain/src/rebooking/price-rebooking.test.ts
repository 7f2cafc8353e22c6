import { expect, test } from 'vitest';
import { priceRebooking } from './price-rebooking.ts';

const ticket = (
  paidMinor: number,
  newPriceMinor: number | null,
  isDifferenceReturned = false,
  feeMinor = 0,
) => ({
  ticket: { paidMinor, newPriceMinor },
  rules: { feeMinor, isDifferenceReturned },
});

test.each([
  ['a dearer visit is paid for', [ticket(1000, 1200)], { dueMinor: 200, keptMinor: 0, buyerPaysMinor: 200 }],
  ['a cheaper one is kept', [ticket(1000, 800)], { keptMinor: 200, returnedMinor: 0, buyerGetsMinor: 0 }],
  [
    'or returned, as the client chose',
    [ticket(1000, 800, true)],
    { returnedMinor: 200, buyerGetsMinor: 200 },
  ],
  ['less its fee', [ticket(1000, 800, true, 150)], { feeMinor: 150, buyerGetsMinor: 50, buyerPaysMinor: 0 }],
  ['a fee above it is paid', [ticket(1000, 900, true, 150)], { buyerGetsMinor: 0, buyerPaysMinor: 50 }],
  [
    'what is kept of one ticket pays for another first',
    [ticket(1000, 700), ticket(1000, 800, true), ticket(500, 900)],
    { differenceMinor: -100, dueMinor: 0, keptMinor: 0, returnedMinor: 100 },
  ],
  ['an unknown price is no difference yet', [ticket(1000, null)], { differenceMinor: null, dueMinor: 0 }],
])('%s', (_, tickets, price) => {
  expect(priceRebooking(tickets)).toMatchObject(price);
});
