import { describe, expect, test } from 'vitest';
import { calculateShareMinor } from './basis-points.ts';
import { isCurrency } from './currency.ts';
import { divideHalfAway } from './divide-half-away.ts';
import { addMoney, money } from './money.ts';

describe('money', () => {
  test('is a whole number of cents', () => {
    expect(money(1750, 'EUR')).toEqual({ amountMinor: 1750, currency: 'EUR' });
    expect(() => money(17.5, 'EUR')).toThrow(RangeError);
  });

  test('adds up within one currency only', () => {
    expect(addMoney(money(1750, 'EUR'), money(600, 'EUR'))).toEqual(money(2350, 'EUR'));
    expect(() => addMoney(money(1, 'EUR'), money(1, 'GBP'))).toThrow('cannot add GBP to EUR');
  });

  test('is held in euro, pound or rand', () => {
    expect(['EUR', 'GBP', 'ZAR', 'USD'].map(isCurrency)).toEqual([true, true, true, false]);
  });
});

describe('rounding', () => {
  test.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-5, 10, -1],
    [-4, 10, 0],
    [-25, 10, -3],
    [0, 7, 0],
    [1005, 1000, 1],
  ])('%i / %i is %i, half a cent going away from zero', (numerator, denominator, rounded) => {
    expect(divideHalfAway(numerator, denominator)).toBe(rounded);
  });

  test('refuses what cannot be divided exactly', () => {
    expect(() => divideHalfAway(1, 0)).toThrow(RangeError);
    expect(() => divideHalfAway(Number.MAX_SAFE_INTEGER, 3)).toThrow(RangeError);
  });

  test('12.5 % of 10.20 euro is 1.28', () => {
    expect(calculateShareMinor(1020, 1250)).toBe(128);
    expect(calculateShareMinor(-1020, 1250)).toBe(-128);
  });
});
