import { expect, test } from 'vitest';
import type { Contest } from './benchmark.ts';
import { compareSides } from './compare-sides.ts';
import { median } from './median.ts';

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
      return operations;
    },
  });
  const contest: Contest = {
    foyer: side('foyer', 40),
    other: side('other', 10),
    findFaults: async () => [],
    close: async () => {},
  };
  const comparison = await compareSides(contest, { repetitions: 3, secondsPerSide: 0.02 });
  expect(order.slice(2)).toEqual(['foyer', 'other', 'other', 'foyer', 'foyer', 'other']);
  expect(comparison.repetitions).toHaveLength(3);
  expect(comparison.ratio).toBeGreaterThan(2);
  expect(comparison.ratio).toBeLessThan(8);
});
