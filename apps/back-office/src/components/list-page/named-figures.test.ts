import { expect, test } from 'vitest';

const read = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Functions of a file that write nothing but a day, a moment or a sum. */
const WRITER = /\bconst (\w+) = \([^=]*\) =>\s*\(?(?:[\w.]+ (?:&& [\w.]+ )?\? )?(?:date|dateTime|money)\(/g;

/** A count or a day as the figure of a row; a count, a day, a moment or a sum in its lines. A sum is a figure that says itself. */
function bareValues(source: string): string[] {
  const writers = Array.from(source.matchAll(WRITER), ([, name = '']) => name);
  const writes = ['date', 'dateTime', 'money', ...writers].join('|');
  const bare = String.raw`\b(?:(?:figure|line\dEnd): number|figure: date(?:Time)?|line\d(?:End)?: (?:[\w.]+ \? )?(?:${writes}))\(.*`;
  return source.match(new RegExp(bare, 'g')) ?? [];
}

test('no row on a phone ends in a bare number or date: there is no heading that says what it is', () => {
  const bare = Object.entries(read).flatMap(([path, source]) =>
    bareValues(source).map((found) => `${path}: ${found}`),
  );
  expect(bare).toEqual([]);
});
