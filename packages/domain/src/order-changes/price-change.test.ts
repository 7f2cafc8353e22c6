import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countServiceTickets } from '../pricing/order-costs.ts';
import type { ChangeableOrder, ChangeTerms } from './changeable-order.ts';
import { priceChange } from './price-change.ts';

const terms: ChangeTerms = {
  keepsServiceCost: true,
  keepsTransactionCost: true,
  keepsEarlierFees: true,
  isDonationReturned: false,
  refundMinor: null,
  isFeeWaived: false,
  isDifferenceWaived: false,
};
const adult = { orderLineId: 'adults', lineQuantity: 2, lineTotalMinor: 3500, isScanned: false };
const child = { orderLineId: 'child', lineQuantity: 1, lineTotalMinor: 600, isScanned: false };
const tickets = [
  { id: 'a', ...adult },
  { id: 'b', ...adult },
  { id: 'c', ...child },
];
const ofChild = tickets.slice(2);
/** Two adults at 17.50 and a child at 6.00, service cost 0.75 a ticket and 0.50 for the order. */
const order: ChangeableOrder = {
  tickets,
  worthMinor: 4100 + 225 + 50,
  keptMinor: 0,
  chargedBackMinor: 0,
  donationMinor: 0,
  serviceMinor: 75,
  isServiceOnFree: false,
  transactionMinor: 50,
};
const nothing = { cancelled: [], replaced: [], added: [] };

describe('cancelled tickets', () => {
  test('give back their price; the service cost is kept where the client keeps it', () => {
    const priced = priceChange(order, { ...nothing, cancelled: tickets.slice(1) }, terms);
    expect(priced).toMatchObject({
      refundMinor: 1750 + 600,
      dueMinor: 0,
      keptAfterMinor: 150,
      isLast: false,
    });
    expect(priced.steps).toEqual([
      { kind: 'tickets-cancelled', count: 2, amountMinor: -2350 },
      { kind: 'service-cost-kept', count: 1, amountMinor: -150 },
    ]);
  });

  test('of a gift card goes back what is left on it, and never more than that of the whole order', () => {
    const ofCard = { orderLineId: 'card', lineQuantity: 1, lineTotalMinor: 5000, isScanned: false };
    const card = { id: 'card', ...ofCard, spentMinor: 1750 };
    const ofCards = {
      ...order,
      tickets: [...tickets, card],
      worthMinor: order.worthMinor + 5075,
      serviceMinor: 75,
    };
    const one = priceChange(
      { ...ofCards, spentOnCardsMinor: 1750 },
      { ...nothing, cancelled: [card] },
      terms,
    );
    expect(one).toMatchObject({ refundMinor: 3250, keptAfterMinor: 1825 });
    expect(one.maximumRefundMinor).toBe(ofCards.worthMinor - 1750);
    expect(one.steps).toEqual([
      { kind: 'tickets-cancelled', count: 1, amountMinor: -3250 },
      { kind: 'gift-card-used-kept', count: 1, amountMinor: -1750 },
      { kind: 'service-cost-kept', count: 1, amountMinor: -75 },
    ]);
    const noFees = {
      ...terms,
      keepsServiceCost: false,
      keepsTransactionCost: false,
      keepsEarlierFees: false,
    };
    const all = priceChange(
      { ...ofCards, spentOnCardsMinor: 1750 },
      { ...nothing, cancelled: ofCards.tickets },
      noFees,
    );
    expect(all).toMatchObject({
      refundMinor: ofCards.worthMinor - 1750,
      worthAfterMinor: 1750,
      keptAfterMinor: 1750,
    });
  });

  test('the last ones give back all that is left where no cost is kept', () => {
    const all = { ...terms, keepsServiceCost: false, keepsTransactionCost: false };
    expect(priceChange(order, { ...nothing, cancelled: tickets }, all)).toMatchObject({
      refundMinor: order.worthMinor,
      worthAfterMinor: 0,
      keptAfterMinor: 0,
      isLast: true,
    });
  });

  test('without a refund the client keeps what they cost', () => {
    const priced = priceChange(order, { ...nothing, cancelled: ofChild }, { ...terms, refundMinor: 0 });
    expect(priced).toMatchObject({ refundMinor: 0, proposedRefundMinor: 600, keptAfterMinor: 675 });
  });
});

describe('another visit', () => {
  const replaced = { tickets: tickets.slice(0, 2), feeMinor: 250, isDifferenceReturned: false };

  test('that is dearer costs the difference and the fee of each ticket', () => {
    const priced = priceChange(order, { ...nothing, replaced: [{ ...replaced, priceMinor: 3900 }] }, terms);
    expect(priced).toMatchObject({
      dueMinor: 400 + 500,
      refundMinor: 0,
      replacedMinor: [3900],
      feeMinor: 500,
    });
  });

  test('that is cheaper gives nothing back where the paid price stays, and the difference where it is returned', () => {
    const cheaper = { ...replaced, feeMinor: 0, priceMinor: 3000 };
    expect(priceChange(order, { ...nothing, replaced: [cheaper] }, terms)).toMatchObject({
      refundMinor: 0,
      replacedMinor: [3500],
    });
    const returned = { ...cheaper, isDifferenceReturned: true };
    expect(priceChange(order, { ...nothing, replaced: [returned] }, terms)).toMatchObject({
      refundMinor: 500,
      replacedMinor: [3000],
    });
  });

  test('of tickets with a fee and of others without one says for how many the fee is', () => {
    const paid = { ...replaced, priceMinor: 3500 };
    const free = { ...replaced, tickets: ofChild, priceMinor: 600, feeMinor: 0 };
    expect(priceChange(order, { ...nothing, replaced: [paid, free] }, terms).steps).toEqual([
      { kind: 'fee', count: 2, amountMinor: 500 },
    ]);
  });

  test('of several kinds is one difference: what one costs more is set off against what would be kept of the other', () => {
    const free = { ...replaced, feeMinor: 0 };
    const cheaper = { ...free, priceMinor: 2900 };
    const dearer = { ...free, tickets: tickets.slice(2), priceMinor: 600 + 400 };
    const priced = priceChange(order, { ...nothing, replaced: [cheaper, dearer] }, terms);
    expect(priced).toMatchObject({ dueMinor: 0, refundMinor: 0, replacedMinor: [3100, 1000] });
    expect(priced.steps).toEqual([
      { kind: 'price-lower', count: 2, amountMinor: -400 },
      { kind: 'price-lower-kept', count: 2, amountMinor: -200 },
      { kind: 'price-higher', count: 1, amountMinor: 400 },
    ]);
    const muchDearer = { ...dearer, priceMinor: 600 + 1000 };
    expect(priceChange(order, { ...nothing, replaced: [cheaper, muchDearer] }, terms)).toMatchObject({
      dueMinor: 400,
      replacedMinor: [2900, 1600],
    });
    const waived = { ...terms, isDifferenceWaived: true };
    expect(priceChange(order, { ...nothing, replaced: [cheaper, dearer] }, waived)).toMatchObject({
      dueMinor: 0,
      replacedMinor: [3500, 600],
    });
  });

  test('costs nothing where its fee and its difference are waived', () => {
    const waived = { ...terms, isFeeWaived: true, isDifferenceWaived: true };
    const priced = priceChange(order, { ...nothing, replaced: [{ ...replaced, priceMinor: 3900 }] }, waived);
    expect(priced).toMatchObject({ dueMinor: 0, refundMinor: 0, keptAfterMinor: 0 });
    expect(priced.steps.map(({ kind }) => kind)).toEqual(['price-higher-waived', 'fee-waived']);
  });
});

test('more tickets cost their price and their service cost', () => {
  const added = [{ quantity: 2, priceMinor: 700 }];
  expect(priceChange(order, { ...nothing, added }, terms)).toMatchObject({ dueMinor: 700 + 150 });
});

test('what the payer took back through the bank never goes back again', () => {
  const all = { ...terms, keepsServiceCost: false, keepsTransactionCost: false };
  const charged = { ...order, chargedBackMinor: 1000 };
  expect(priceChange(charged, { ...nothing, cancelled: tickets }, all)).toMatchObject({
    refundMinor: order.worthMinor - 1000,
    maximumRefundMinor: order.worthMinor - 1000,
    keptAfterMinor: 1000,
  });
});

test('money that goes back without a cancelled ticket lowers what the order is worth', () => {
  expect(priceChange(order, nothing, { ...terms, refundMinor: 100 })).toMatchObject({
    refundMinor: 100,
    keptAfterMinor: -100,
    worthAfterMinor: order.worthMinor - 100,
  });
});

describe('a gift', () => {
  const all = { ...terms, keepsServiceCost: false, keepsTransactionCost: false };
  const given = { ...order, worthMinor: order.worthMinor + 500, donationMinor: 500 };

  test('stays where the last tickets are cancelled, and the words say so', () => {
    const priced = priceChange(given, { ...nothing, cancelled: tickets }, all);
    expect(priced).toMatchObject({
      refundMinor: order.worthMinor,
      maximumRefundMinor: order.worthMinor,
      worthAfterMinor: 500,
      keptAfterMinor: 0,
      donationReturnedMinor: 0,
    });
    expect(priced.steps).toContainEqual({ kind: 'donation-kept', count: 1, amountMinor: -500 });
  });

  test('goes back with them, or alone, where staff choose so', () => {
    const returned = { ...all, isDonationReturned: true };
    expect(priceChange(given, { ...nothing, cancelled: tickets }, returned)).toMatchObject({
      refundMinor: order.worthMinor + 500,
      worthAfterMinor: 0,
      donationReturnedMinor: 500,
    });
    expect(priceChange(given, nothing, returned)).toMatchObject({
      refundMinor: 500,
      worthAfterMinor: order.worthMinor,
      keptAfterMinor: 0,
    });
  });
});

test('whatever is changed, an order is worth its valid tickets, their costs, and what is kept', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), unit: fc.nat(3000) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.record({ serviceMinor: fc.nat(200), isServiceOnFree: fc.boolean(), transactionMinor: fc.nat(100) }),
      fc.record({
        keepsServiceCost: fc.boolean(),
        keepsTransactionCost: fc.boolean(),
        keepsEarlierFees: fc.boolean(),
        isDonationReturned: fc.boolean(),
        refundMinor: fc.constantFrom(null, 0, 50),
        isFeeWaived: fc.boolean(),
        isDifferenceWaived: fc.boolean(),
      }),
      fc.array(fc.constantFrom('keep', 'cancel', 'replace'), { minLength: 4, maxLength: 4 }),
      fc.record({ priceMinor: fc.nat(20_000), feeMinor: fc.nat(300), isDifferenceReturned: fc.boolean() }),
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 3 }), priceMinor: fc.nat(5000) }), {
        maxLength: 2,
      }),
      fc.nat(5000),
      (lines, costs, how, acts, target, added, donationMinor) => {
        const sold = lines.map(({ quantity, unit }, index) => ({
          totalMinor: unit * quantity,
          quantity,
          tickets: Array.from({ length: quantity }, (_, nth) => ({
            id: `${index} ${nth}`,
            orderLineId: `${index}`,
            lineQuantity: quantity,
            lineTotalMinor: unit * quantity,
            isScanned: false,
          })),
        }));
        const feesOf = (valid: readonly { totalMinor: number; quantity: number }[]) =>
          costs.serviceMinor * countServiceTickets(valid, costs) + costs.transactionMinor;
        const worthMinor =
          sold.reduce((sum, line) => sum + line.totalMinor, 0) + feesOf(sold) + donationMinor;
        const of = (act: string) => sold.filter((_, index) => acts[index] === act);
        const replaced = of('replace').map((line) => ({ ...target, tickets: line.tickets }));
        const parts = { cancelled: of('cancel').flatMap((line) => line.tickets), replaced, added };
        const tickets = sold.flatMap((line) => line.tickets);
        const before = { ...costs, tickets, worthMinor, keptMinor: 0, chargedBackMinor: 0, donationMinor };
        const after = priceChange(before, parts, how);
        const valid = [
          ...of('keep'),
          ...of('replace').map((line, index) => ({ ...line, totalMinor: after.replacedMinor[index] ?? 0 })),
          ...added.map(({ quantity, priceMinor }) => ({ quantity, totalMinor: priceMinor })),
        ];
        const bornMinor =
          valid.length === 0 ? 0 : valid.reduce((sum, line) => sum + line.totalMinor, 0) + feesOf(valid);
        const giftMinor = donationMinor - after.donationReturnedMinor;
        expect(after.worthAfterMinor).toBe(bornMinor + after.keptAfterMinor + giftMinor);
        // Whatever is typed, a gift that stays is never paid back with tickets.
        expect(after.refundMinor).toBeLessThanOrEqual(
          Math.max(after.maximumRefundMinor, how.refundMinor ?? 0),
        );
        expect(after.maximumRefundMinor).toBeLessThanOrEqual(worthMinor - giftMinor);
        expect(Math.min(after.dueMinor, after.refundMinor)).toBe(0);
      },
    ),
  );
});
