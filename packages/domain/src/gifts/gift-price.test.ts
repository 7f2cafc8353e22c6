import { expect, test } from 'vitest';
import { calculateOrderPrice } from '../pricing/order-price.ts';
import { partOfGift, priceOfGift } from './gift-price.ts';

const gift = { paidMinor: 3000, ordinaryMinor: 3500, coversDearerDays: false };

test('what was paid is the price; a dearer day costs its difference to the ordinary price, a cheaper one gives nothing back', () => {
  expect(priceOfGift(gift, 3500)).toBe(3000);
  expect(priceOfGift(gift, 4000)).toBe(3500);
  expect(priceOfGift(gift, 2000)).toBe(3000);
  expect(priceOfGift({ ...gift, coversDearerDays: true }, 4000)).toBe(3000);
});

test('a part of its tickets has a part of what was paid', () => {
  expect(partOfGift(gift, 1, 2)).toEqual({ ...gift, paidMinor: 1500, ordinaryMinor: 1750 });
});

const line = {
  ticketTypeId: 'adult',
  ticketGroupId: 'museum',
  quantity: 2,
  ticketTypePriceMinor: 1750,
  vatBasisPoints: 900,
};

test('tickets that are sold as a present bear no VAT and cost the same each; as they get their day they bear it', () => {
  const code = {
    title: 'Spring',
    off: { basisPoints: 1050 },
    ticketTypeIds: ['adult'],
    withDynamicPrices: true,
    everySecond: false,
    mostTickets: null,
  };
  const sold = calculateOrderPrice([{ ...line, sells: 'gift-ticket' }], { discountCode: code });
  expect(sold.lines[0]).toMatchObject({ totalMinor: 3132, unitPriceMinor: 1566, vatMinor: 0 });
  const redeemed = calculateOrderPrice([{ ...line, gift }], { discountCode: code });
  expect(redeemed.lines[0]).toMatchObject({ totalMinor: 3000, vatMinor: 248, vatBasisPoints: 900 });
  expect(redeemed.lines[0]?.steps.at(-1)).toMatchObject({ kind: 'gift-ticket', unitPriceMinor: 1500, gift });
});
