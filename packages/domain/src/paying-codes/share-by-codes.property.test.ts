import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PayingCode, shareByCodes, sumOfParts } from './share-by-codes.ts';

const aCode: fc.Arbitrary<PayingCode> = fc.record({
  kind: fc.constantFrom('voucher', 'gift-card'),
  codeId: fc.uuid(),
  codeEnd: fc.constant('8K4P'),
  mostMinor: fc.integer({ min: 0, max: 20_000 }),
  validUntil: fc.constantFrom(null, '2030-01-31', '2031-12-31'),
  takes: fc.constantFrom<PayingCode['takes']>('amount', 1),
});
const someCodes = fc.uniqueArray(aCode, { selector: ({ codeId }) => codeId, maxLength: 6 });

test('what codes pay and what is left add up to the total; nothing is below zero, and no code pays more than it has', () => {
  fc.assert(
    fc.property(fc.nat(50_000), someCodes, (totalMinor, codes) => {
      const parts = shareByCodes(totalMinor, codes);
      const most = codes.reduce((sum, { mostMinor }) => sum + mostMinor, 0);
      expect(sumOfParts(parts)).toBe(Math.min(totalMinor, most));
      for (const { codeId, amountMinor, taken } of parts) {
        const code = codes.find((one) => one.codeId === codeId);
        expect(amountMinor).toBeGreaterThan(0);
        expect(amountMinor).toBeLessThanOrEqual(code?.mostMinor ?? 0);
        expect(taken).toBe(code?.takes === 'amount' ? amountMinor : 1);
      }
    }),
  );
});

test('the order in which codes are entered changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(50_000), someCodes, fc.infiniteStream(fc.nat()), (totalMinor, codes, random) => {
      const shuffled = codes
        .map((code) => ({ code, at: random.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ code }) => code);
      expect(shareByCodes(totalMinor, shuffled)).toEqual(shareByCodes(totalMinor, codes));
    }),
  );
});

test('vouchers are spent before gift cards, and of two cards the one that ends first', () => {
  const card = (codeId: string, validUntil: string | null): PayingCode => {
    return { kind: 'gift-card', codeId, codeEnd: '8K4P', mostMinor: 1000, validUntil, takes: 'amount' };
  };
  const voucher = { ...card('v', null), kind: 'voucher', takes: 1 } as const;
  const parts = shareByCodes(2500, [card('late', '2031-01-01'), card('soon', '2030-01-01'), voucher]);
  expect(parts.map(({ codeId, amountMinor, taken }) => [codeId, amountMinor, taken])).toEqual([
    ['v', 1000, 1],
    ['soon', 1000, 1000],
    ['late', 500, 500],
  ]);
});
