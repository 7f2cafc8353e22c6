import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawLots } from './draw-lots.ts';

test('each lot is drawn once', () => {
  for (const count of [0, 1, 2, 500]) {
    const lots = drawLots(count, (bound) => randomInt(bound));
    expect([...lots].sort((one, other) => one - other)).toEqual(lots.map((_, index) => index + 1));
  }
});

test('the first and the last visitor have the same chance of every place', () => {
  const [people, draws] = [6, 12_000];
  const seen = Array.from({ length: people }, () => Array.from({ length: people }, () => 0));
  for (let draw = 0; draw < draws; draw += 1)
    for (const [person, lot] of drawLots(people, (bound) => randomInt(bound)).entries()) {
      const ofPerson = seen[person] ?? [];
      ofPerson[lot - 1] = (ofPerson[lot - 1] ?? 0) + 1;
    }
  const expected = draws / people;
  const deviation = seen.flat().reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  // Chi-square with 25 degrees of freedom: above 70 once in a hundred thousand runs.
  expect(deviation).toBeLessThan(70);
});

test('every order of four people comes as often as any other', () => {
  const draws = 24_000;
  const seen = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const order = drawLots(4, (bound) => randomInt(bound)).join();
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  const deviation = [...seen.values()].reduce((sum, times) => sum + (times - 1000) ** 2 / 1000, 0);
  expect(deviation).toBeLessThan(66);
});
