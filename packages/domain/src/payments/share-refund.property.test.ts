import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PaidBy, shareRefund } from './share-refund.ts';

const aPayment: fc.Arbitrary<PaidBy> = fc
  .record({
    id: fc.uuid(),
    amountMinor: fc.integer({ min: 1, max: 20_000 }),
    by: fc.constantFrom<PaidBy['by']>('money', 'gift-card', 'voucher', 'gift-ticket'),
    isFreed: fc.boolean(),
    shares: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ shares: [back, chargedBack], ...payment }) => {
    const refundedMinor = Math.floor(payment.amountMinor * back);
    const chargedBackMinor = Math.floor((payment.amountMinor - refundedMinor) * chargedBack);
    return { ...payment, refundedMinor, chargedBackMinor };
  });
const somePayments = fc.uniqueArray(aPayment, { selector: ({ id }) => id, maxLength: 8 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const leftOf = ({ amountMinor, refundedMinor, chargedBackMinor }: PaidBy) =>
  amountMinor - refundedMinor - chargedBackMinor;

test('a refund gives back to each means no more than is left of what it paid, and all of it adds up', () => {
  fc.assert(
    fc.property(fc.nat(60_000), somePayments, (amountMinor, payments) => {
      const { parts, byHandMinor } = shareRefund(amountMinor, payments);
      expect(sum(parts.map((part) => part.amountMinor)) + byHandMinor).toBe(amountMinor);
      expect(byHandMinor).toBeGreaterThanOrEqual(0);
      for (const { id, amountMinor: partMinor, isAll } of parts) {
        const left = leftOf(payments.find((one) => one.id === id) as PaidBy);
        expect(partMinor).toBeGreaterThan(0);
        expect(partMinor).toBeLessThanOrEqual(left);
        expect(isAll).toBe(partMinor === left);
      }
    }),
  );
});

test('staff pay by hand only what no means can take, and a present whose ticket stays gets nothing back', () => {
  fc.assert(
    fc.property(fc.nat(60_000), somePayments, (amountMinor, payments) => {
      const { parts, byHandMinor } = shareRefund(amountMinor, payments);
      const taking = payments.filter(({ by, isFreed }) => by !== 'gift-ticket' || isFreed);
      expect(byHandMinor).toBe(Math.max(0, amountMinor - sum(taking.map(leftOf))));
      expect(parts.every(({ id }) => taking.some((one) => one.id === id))).toBe(true);
    }),
  );
});

test('money goes back before codes that are still needed, so that no visitor gets a balance that may end for money', () => {
  fc.assert(
    fc.property(fc.nat(60_000), somePayments, (amountMinor, payments) => {
      const { parts } = shareRefund(amountMinor, payments);
      const codes = payments.filter(
        ({ by, isFreed }) => by === 'gift-card' || (by === 'voucher' && !isFreed),
      );
      if (!parts.some(({ id }) => codes.some((one) => one.id === id))) return;
      for (const money of payments.filter(({ by }) => by === 'money'))
        expect(parts.find(({ id }) => id === money.id)?.amountMinor ?? 0).toBe(leftOf(money));
    }),
  );
});

test('a voucher that is freed goes back whole before money does; for less than it, money comes first', () => {
  const freed = { chargedBackMinor: 0, refundedMinor: 0, by: 'voucher', isFreed: true } as const;
  const payments: PaidBy[] = [
    { ...freed, id: 'card', by: 'money', amountMinor: 200, isFreed: false },
    { ...freed, id: 'needed', amountMinor: 1750, isFreed: false },
    { ...freed, id: 'freed', amountMinor: 1750 },
  ];
  expect(shareRefund(1850, payments).parts).toEqual([
    { id: 'freed', amountMinor: 1750, isAll: true },
    { id: 'card', amountMinor: 100, isAll: false },
  ]);
  expect(shareRefund(1000, payments).parts).toEqual([
    { id: 'card', amountMinor: 200, isAll: true },
    { id: 'needed', amountMinor: 800, isAll: false },
  ]);
});

test('refunded in parts, an order whose vouchers are needed gives back the same to each means as at once', () => {
  const withNeeded = somePayments.map((payments) =>
    payments.map((one) => ({ ...one, isFreed: one.isFreed && one.by !== 'voucher' })),
  );
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(60_000), withNeeded, (first, second, payments) => {
      const before = shareRefund(first, payments);
      const later = shareRefund(
        second,
        payments.map((one) => {
          const back = before.parts.find(({ id }) => id === one.id)?.amountMinor ?? 0;
          return { ...one, refundedMinor: one.refundedMinor + back };
        }),
      );
      const atOnce = shareRefund(first + second, payments);
      expect(before.byHandMinor + later.byHandMinor).toBe(atOnce.byHandMinor);
      for (const { id, amountMinor } of atOnce.parts) {
        const parts = [...before.parts, ...later.parts].filter((part) => part.id === id);
        expect(sum(parts.map((part) => part.amountMinor))).toBe(amountMinor);
      }
    }),
  );
});
