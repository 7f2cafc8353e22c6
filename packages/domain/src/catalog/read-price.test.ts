import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrice, writePrice } from './read-price.ts';

const codeOf = (typed: string) => {
  const result = readPrice(typed);
  return result.ok ? result.value : result.refusals[0]?.code;
};

describe('a typed price', () => {
  test.each([
    ['17.50', 1750],
    ['17,5', 1750],
    ['17', 1700],
    ['0', 0],
    ['€ 8,00', 800],
    ['1.250,00', 125_000],
    ['1,250.00', 125_000],
    ['12.', 1200],
    [',50', 50],
    ['€ .5', 50],
  ])('%s is read', (typed, priceMinor) => {
    expect(codeOf(typed)).toBe(priceMinor);
  });

  test.each([
    ['', 'price-required'],
    ['  ', 'price-required'],
    ['free', 'price-invalid'],
    ['-5', 'price-invalid'],
    [',', 'price-invalid'],
    ['1.2.3', 'price-invalid'],
    ['17.505', 'price-too-many-decimals'],
    ['17.5000', 'price-too-many-decimals'],
    ['99999999999999999999', 'price-invalid'],
  ])('%j is refused', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  test('what is written is read back, with either decimal sign', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('.' as const, ',' as const), (priceMinor, sign) => {
        expect(codeOf(writePrice(priceMinor, sign))).toBe(priceMinor);
      }),
    );
  });
});
