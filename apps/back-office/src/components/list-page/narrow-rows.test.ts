import { expect, test } from 'vitest';
import { narrowRows } from './narrow-rows.ts';

const rows = [
  { name: 'Zaal 10', town: 'Amélie', count: 2 },
  { name: 'Zaal 2', town: 'Havenstad', count: 11 },
  { name: 'Atelier', town: 'Havenstad', count: 3 },
];
const names = (search: string, sort: string) =>
  narrowRows(rows, {
    search,
    words: (row) => [row.name, row.town, null],
    sort,
    keys: { name: (row) => row.name, count: (row) => row.count },
  }).map((row) => row.name);

test('a short list is found by every word that was typed, whatever accents and capitals', () => {
  expect(names('zaal amelie', 'name')).toEqual(['Zaal 10']);
  expect(names('HAVEN', 'name')).toEqual(['Atelier', 'Zaal 2']);
  expect(names('nowhere', 'name')).toEqual([]);
});

test('it sorts as people count: hall 2 before hall 10, both ways', () => {
  expect(names('', 'name')).toEqual(['Atelier', 'Zaal 2', 'Zaal 10']);
  expect(names('', '-count')).toEqual(['Zaal 2', 'Atelier', 'Zaal 10']);
  expect(names('', 'no-such-column')).toEqual(['Zaal 10', 'Zaal 2', 'Atelier']);
});
