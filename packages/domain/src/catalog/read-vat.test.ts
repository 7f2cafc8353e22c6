import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVat, writeVat } from './read-vat.ts';

const rateOf = (typed: string) => {
  const result = readVat(typed);
  return result.ok ? result.value : result.refusals[0]?.code;
};

describe('a typed VAT percentage', () => {
  test.each([
    ['9', 900],
    ['9%', 900],
    ['9,5', 950],
    [' 5.25 % ', 525],
    ['0', 0],
    ['100', 10_000],
    ['21.', 2100],
  ])('%j is read', (typed, basisPoints) => {
    expect(rateOf(typed)).toBe(basisPoints);
  });

  test.each(['', '%', 'nine', '-9', '100.01', '1000', '9.555', '9.5.5', '1e1'])(
    '%j is no rate from 0 to 100 with at most two decimals',
    (typed) => {
      expect(rateOf(typed)).toBe('vat-invalid');
    },
  );

  test('what is written is read back, with either decimal sign', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.constantFrom('.' as const, ',' as const), (basisPoints, sign) => {
        expect(rateOf(writeVat(basisPoints, sign))).toBe(basisPoints);
      }),
    );
  });
});
