import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfAway } from './divide-half-away.ts';
import { exactAmount, exactShare, roundAmount } from './exact-amount.ts';

test('an eighth of 10.20 euro twice over is rounded once, at the end', () => {
  const eighth = exactShare(exactAmount(1020), 1250);
  expect(roundAmount(eighth)).toBe(128);
  expect(roundAmount(eighth * 2n)).toBe(255);
});

test('half a cent goes away from zero', () => {
  expect(roundAmount(exactShare(exactAmount(1), 5000))).toBe(1);
  expect(roundAmount(exactShare(exactAmount(-1), 5000))).toBe(-1);
  expect(roundAmount(exactShare(exactAmount(1), 4999))).toBe(0);
});

test('a whole amount is itself, and one percentage rounds as every share of money does', () => {
  const minor = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(minor, fc.integer({ min: -10_000, max: 100_000 }), (amount, basisPoints) => {
      expect(roundAmount(exactAmount(amount))).toBe(amount);
      const share = roundAmount(exactShare(exactAmount(amount), basisPoints));
      expect(share).toBe(divideHalfAway(amount * basisPoints, 10_000));
    }),
  );
});

test('a fourth percentage of a price is a bug', () => {
  const three = [1, 1, 1].reduce((amount) => exactShare(amount, 1111), exactAmount(1));
  expect(() => exactShare(three, 1111)).toThrow(RangeError);
});
