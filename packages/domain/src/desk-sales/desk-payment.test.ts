import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, type DeskPaymentPart, quickAmounts, settleDeskPayment } from './desk-payment.ts';

const part = (means: DeskPaymentPart['means'], amountMinor: number, receivedMinor: number | null = null) => {
  return { means, amountMinor, receivedMinor };
};
const codesOf = (dueMinor: number, ...parts: DeskPaymentPart[]) => {
  const settled = settleDeskPayment(dueMinor, parts);
  return settled.ok ? [] : settled.refusals.map(({ code, field }) => `${field}: ${code}`);
};

test('cash gives change of what was handed over; without an amount it was the exact sum', () => {
  const change = (received: number | null) => {
    const settled = settleDeskPayment(4700, [part('cash', 4700, received)]);
    return settled.ok && settled.value.map(({ receivedMinor, changeMinor }) => [receivedMinor, changeMinor]);
  };
  expect(change(6000)).toEqual([[6000, 1300]]);
  expect(change(null)).toEqual([[4700, 0]]);
});

test('a card gives no change, whatever is said to be received', () => {
  const settled = settleDeskPayment(4700, [part('card', 4700, 9900)]);
  expect(settled).toMatchObject({ value: [{ receivedMinor: 4700, changeMinor: 0 }] });
});

test('a split over two means adds up to the cent, with change of the cash part', () => {
  const settled = settleDeskPayment(4700, [part('card', 2701), part('cash', 1999, 2000)]);
  expect(settled).toMatchObject({ value: [{ changeMinor: 0 }, { changeMinor: 1 }] });
  expect(codesOf(4700, part('card', 2701), part('cash', 1998))).toEqual(['payments: desk-payments-differ']);
});

test('a payment is refused where no means is chosen, one is chosen twice, too many are, or too little was received', () => {
  expect(codesOf(4700)).toEqual(['payments: desk-payment-required']);
  expect(codesOf(200, part('cash', 100), part('cash', 100))).toEqual(['payments: desk-means-twice']);
  expect(codesOf(300, part('cash', 100), part('card', 100), part('other', 100))).toEqual([
    'payments: desk-payments-too-many',
  ]);
  expect(codesOf(100, part('cash', 100, 99))).toEqual(['payments.0.receivedMinor: desk-received-too-little']);
  expect(codesOf(100, part('cash', 100), part('card', 0))).toEqual(['payments: desk-payments-differ']);
});

test('a sale of nothing needs no payment and takes none', () => {
  expect(settleDeskPayment(0, [])).toEqual({ ok: true, value: [] });
  expect(codesOf(0, part('cash', 100))).toEqual(['payments: desk-payments-differ']);
});

test('the change on the screen follows what is typed', () => {
  expect([changeOf(4700, 6000), changeOf(4700, 4700), changeOf(4700, 4699)]).toEqual([1300, 0, null]);
});

test('quick amounts begin with the exact one and are never too little', () => {
  expect(quickAmounts(4700)).toEqual([4700, 5000, 6000, 10_000]);
  expect(quickAmounts(1750)).toEqual([1750, 2000, 5000, 10_000]);
  expect(quickAmounts(0)).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (due) => {
      const amounts = quickAmounts(due);
      expect(amounts[0]).toBe(due);
      expect(amounts.every((amount) => amount >= due)).toBe(true);
      expect(new Set(amounts).size).toBe(amounts.length);
    }),
  );
});

test('whatever is settled, what came in less the change is what is due', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(5_000), (card, cash, more) => {
      const parts = [part('card', card), part('cash', cash, cash + more)].filter(
        ({ amountMinor }) => amountMinor > 0,
      );
      const settled = settleDeskPayment(card + cash, parts);
      if (!settled.ok) throw new Error('refused');
      const sum = settled.value.reduce((all, one) => all + one.receivedMinor - one.changeMinor, 0);
      expect(sum).toBe(card + cash);
    }),
  );
});
