import { describe, expect, test } from 'vitest';
import { acceptInOrder } from './accept-in-order.ts';
import { ceilingOf, withheldPercentage } from './withheld-places.ts';

const startsAt = new Date('2026-12-05T10:00:00Z');

describe('places that are kept from a channel', () => {
  test('the withheld share is rounded up, and no limit stays no limit', () => {
    expect([ceilingOf(20, 20), ceilingOf(21, 20), ceilingOf(1, 1), ceilingOf(10, 100)]).toEqual([
      16, 16, 0, 0,
    ]);
    expect(ceilingOf(null, 50)).toBeNull();
  });

  test('they are released at a moment', () => {
    const rule = { percentage: 20, release: { kind: 'at', at: new Date('2026-12-01T09:00:00Z') } } as const;
    expect(withheldPercentage(rule, startsAt, new Date('2026-12-01T08:59:59Z'))).toBe(20);
    expect(withheldPercentage(rule, startsAt, new Date('2026-12-01T09:00:00Z'))).toBe(0);
  });

  test('they are released so many minutes before each start', () => {
    const rule = { percentage: 20, release: { kind: 'before start', minutes: 90 } } as const;
    expect(withheldPercentage(rule, startsAt, new Date('2026-12-05T08:29:00Z'))).toBe(20);
    expect(withheldPercentage(rule, startsAt, new Date('2026-12-05T08:30:00Z'))).toBe(0);
  });

  test('a channel without a rule may sell everything', () => {
    expect(withheldPercentage(null, startsAt, new Date(0))).toBe(0);
  });

  test('a channel at its ceiling is refused what another channel still gets', () => {
    const counters = new Map([['a', { capacity: 10, held: 3, sold: 4 }]]);
    const wish = { counterId: 'a', quantity: 2 };
    expect(acceptInOrder(counters, [[{ ...wish, withheldPercentage: 20 }], [wish]])).toEqual([
      [{ code: 'places-withheld', counterId: 'a', left: 1 }],
      undefined,
    ]);
  });

  test('at the ceiling it is the kept places that refuse, however large the party', () => {
    const atCeiling = new Map([['a', { capacity: 10, held: 3, sold: 5 }]]);
    const belowIt = new Map([['a', { capacity: 10, held: 3, sold: 4 }]]);
    const wish = { counterId: 'a', quantity: 5, withheldPercentage: 20 };
    expect(acceptInOrder(atCeiling, [[wish]])).toEqual([
      [{ code: 'places-withheld', counterId: 'a', left: 0 }],
    ]);
    expect(acceptInOrder(belowIt, [[wish]])).toEqual([
      [{ code: 'not-enough-places', counterId: 'a', left: 1 }],
    ]);
  });
});
