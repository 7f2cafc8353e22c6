import { expect, test } from 'vitest';

const read = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

test('no row on a phone ends in a bare number or date: there is no heading that says what it is', () => {
  const bare = Object.entries(read).flatMap(([path, source]) =>
    [...source.matchAll(/\b(?:figure|line\dEnd): (?:number|date)\(.*/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(bare).toEqual([]);
});
