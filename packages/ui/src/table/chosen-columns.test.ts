import { expect, test } from 'vitest';
import { chosenColumns, orderedColumns } from './chosen-columns.ts';

const columns = [
  { key: 'number' },
  { key: 'placed' },
  { key: 'buyer' },
  { key: 'total' },
  { key: 'more', hiddenHeader: true },
];
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('no choice: the table is as it was made', () => {
  expect(keys(chosenColumns(columns, undefined))).toEqual(keys(columns));
});

test('columns are hidden and moved; the first and the controls stay where they are', () => {
  const choice = { order: ['total', 'placed'], hidden: ['placed', 'number', 'more'] };
  expect(keys(chosenColumns(columns, choice))).toEqual(['number', 'total', 'buyer', 'more']);
});

test('a column that a newer version brings shows at its own place, and one that went is forgotten', () => {
  const choice = { order: ['gone', 'total', 'placed'], hidden: [] };
  expect(keys(orderedColumns(columns, choice))).toEqual(['total', 'buyer', 'placed']);
});
