import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateMinor } from './allocate.ts';

test('a euro over three equal parts loses no cent', () => {
  expect(allocateMinor(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocateMinor(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
});

test('a cost follows the value of the lines', () => {
  expect(allocateMinor(50, [3500, 350])).toEqual([45, 5]);
});

test('nothing to weigh by puts it all on the first part', () => {
  expect(allocateMinor(50, [0, 0])).toEqual([50, 0]);
});

test('the parts always add up, and none is a cent or more off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 }),
      (amount, weights) => {
        const parts = allocateMinor(amount, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        if (total > 0) {
          for (const [index, weight] of weights.entries()) {
            expect(Math.abs((parts[index] ?? 0) - (amount * weight) / total)).toBeLessThan(1 + 1e-6);
          }
        }
      },
    ),
  );
});

test('no parts or a negative weight is a bug', () => {
  expect(() => allocateMinor(1, [])).toThrow(RangeError);
  expect(() => allocateMinor(1, [-1])).toThrow(RangeError);
});
