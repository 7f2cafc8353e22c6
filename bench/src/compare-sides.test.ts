import { expect, test } from 'vitest';
import { compareSides } from './compare-sides.ts';
import { isReached } from './describe-comparison.ts';
import { median } from './median.ts';
import { repeatUntil } from './repeat-until.ts';

test('the median of an even number of runs lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 9, 5, 7])).toBe(6);
});

test('both sides run in turn, the beginner alternates, and the warm-up is not counted', async () => {
  const order: string[] = [];
  const side = (name: string, operations: number) => ({
    name,
    run: async (milliseconds: number) => {
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return { done: operations, p99Milliseconds: 100 / operations };
    },
  });
  const sides = { foyer: side('foyer', 40), other: side('other', 10) };
  const comparison = await compareSides(
    { ...sides, measure: 'rate' },
    { repetitions: 3, secondsPerSide: 0.02 },
  );
  expect(order.slice(2)).toEqual(['foyer', 'other', 'other', 'foyer', 'foyer', 'other']);
  expect(comparison.repetitions).toHaveLength(3);
  expect(comparison.ratio).toBeGreaterThan(2);
  expect(comparison.ratio).toBeLessThan(8);
  const cost = await compareSides({ ...sides, measure: 'cost' }, { repetitions: 1, secondsPerSide: 0.02 });
  expect(cost.ratio).toBeLessThan(0.5);
  const p99 = await compareSides({ ...sides, measure: 'p99' }, { repetitions: 1, secondsPerSide: 0.02 });
  expect(p99.ratio).toBe(0.25);
});

test('the 99th percentile is reported beside the rate', async () => {
  let asked = 0;
  const run = await repeatUntil(30, 2, async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(run.done).toBe(asked);
  expect(run.p99Milliseconds).toBeGreaterThanOrEqual(4);
});

test('a rate has to be at least what must be reached, a cost and a p99 at most', () => {
  expect(isReached({ measure: 'rate' }, 90, 90)).toBe(true);
  expect(isReached({ measure: 'rate' }, 89, 90)).toBe(false);
  expect(isReached({ measure: 'cost' }, 3.1, 3)).toBe(false);
  expect(isReached({ measure: 'p99' }, 0.4, 0.5)).toBe(true);
});
