import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from './vat.ts';

test.each([
  [1750, 900, 144],
  [4750, 900, 392],
  [121, 2100, 21],
  [350, 2100, 61],
  [1750, 0, 0],
  [-1750, 900, -144],
])('of %i cents at %i basis points, %i cents are VAT', (grossMinor, vatBasisPoints, vatMinor) => {
  expect(splitVat(grossMinor, vatBasisPoints)).toEqual({ netMinor: grossMinor - vatMinor, vatMinor });
});

test('net and VAT always add up to what the visitor paid, and VAT is its share to half a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      (gross, rate) => {
        const { netMinor, vatMinor } = splitVat(gross, rate);
        expect(netMinor + vatMinor).toBe(gross);
        expect(Math.abs(vatMinor - (gross * rate) / (10_000 + rate))).toBeLessThanOrEqual(0.5 + 1e-9);
      },
    ),
  );
});

test('a rate below zero or with a fraction is a bug', () => {
  expect(() => splitVat(100, -1)).toThrow(RangeError);
  expect(() => splitVat(100, 9.5)).toThrow(RangeError);
});
