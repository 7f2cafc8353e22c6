import { expect, test } from 'vitest';
import { colourOf, lettersOf } from './letters-of.ts';

test('the letters of a person are those of two names, or the first two of one', () => {
  expect(['m.jansen', 'reception', 'front desk', 'é', ''].map(lettersOf)).toEqual([
    'MJ',
    'RE',
    'FD',
    'É',
    '',
  ]);
});

test('manager, reader and reception of a new client have three colours, and each keeps its own', () => {
  const names = ['manager', 'reader', 'reception'];
  expect(new Set(names.map(colourOf)).size).toBe(3);
  expect(names.map(colourOf)).toEqual(names.map(colourOf));
});
