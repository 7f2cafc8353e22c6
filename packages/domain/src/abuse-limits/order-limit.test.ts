import { describe, expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { isOverLimit, marksOf, orderLimitDefaults, orderLimitSchema } from './order-limit.ts';

const four = { ...orderLimitDefaults, mostOrders: 4 };
const anna = { email: 'anna@example.org', network: '192.0.2.1' };

describe('the order limit', () => {
  test('without a number no order is counted', () => {
    expect(marksOf(orderLimitDefaults, anna)).toEqual([]);
    expect(isOverLimit(orderLimitDefaults, [99])).toBe(false);
  });

  test('one person is an address, a network, or either', () => {
    expect(marksOf(four, anna).map(({ kind }) => kind)).toEqual(['email', 'network']);
    expect(marksOf({ ...four, byNetwork: false }, anna).map(({ kind }) => kind)).toEqual(['email']);
    expect(marksOf({ ...four, byEmail: false }, anna).map(({ kind }) => kind)).toEqual(['network']);
    expect(marksOf(four, { ...anna, network: null }).map(({ kind }) => kind)).toEqual(['email']);
  });

  test('the fifth of four is too many, whichever of both says so', () => {
    expect(isOverLimit(four, [3, 3])).toBe(false);
    expect(isOverLimit(four, [4, 0])).toBe(true);
    expect(isOverLimit(four, [0, 4])).toBe(true);
  });

  test('a limit by neither is refused', () => {
    const parsed = parseInput(orderLimitSchema, { ...four, byEmail: false, byNetwork: false });
    expect(parsed).toEqual({ ok: false, refusals: [{ code: 'order-limit-by-neither', field: 'byEmail' }] });
  });
});
