import { expect, test } from 'vitest';

const read = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Shown as plain text; as a value of an attribute, a part of a sentence or a condition it is none. */
const PLAIN = /(?:(?<![=$])\{|=> )(?:\w+\.)*(?:orderNumber|order\.number)\b(?! (?:&&|\? )).*/g;

/** On paper, in the columns of the list; a group reservation has a number there too. */
const onPaper = '../visits/printed-visitors.tsx';

test('the number of an order has one look on every screen', () => {
  const plain = Object.entries(read).flatMap(([path, source]) =>
    path === onPaper ? [] : (source.match(PLAIN) ?? []).map((found) => `${path}: ${found}`),
  );
  expect(plain).toEqual([]);
});
