import { expect, test } from 'vitest';
import { nameOfCopy } from './product-copy.ts';

test('a copy has the name of the product and the first free number', () => {
  expect(nameOfCopy('Salt & Light', 'copy', ['Salt & Light'])).toBe('Salt & Light (copy)');
  const taken = ['Salt & Light', 'salt & light (COPY)', 'Salt & Light (copy 2)'];
  expect(nameOfCopy('Salt & Light', 'copy', taken)).toBe('Salt & Light (copy 3)');
});

test('a copy of a copy counts on, and a name in brackets of its own stays', () => {
  const taken = ['Boat tour (copy)', 'Boat tour (copy 2)'];
  expect(nameOfCopy('Boat tour (copy)', 'copy', taken)).toBe('Boat tour (copy 3)');
  expect(nameOfCopy('Tour (English)', 'copy', [])).toBe('Tour (English) (copy)');
});

test('a copy of a product with the longest name is still a name', () => {
  const name = nameOfCopy('A'.repeat(100), 'kopie', []);
  expect(name).toHaveLength(100);
  expect(name.endsWith(' (kopie)')).toBe(true);
});
