import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

/** What a field shows after each key: a key that makes no amount is not taken over. */
const typedByKey = (keys: string) =>
  [...keys].reduce((text, key) => (typedAmount(text + key) === null ? text : text + key), '');

test.each([
  [',50', 50],
  ['.5', 50],
  ['12,50', 1250],
  ['', 0],
])('%s typed key by key at the till is %i cents', (keys, minor) => {
  expect(typedByKey(keys)).toBe(keys);
  expect(typedAmount(keys)).toBe(minor);
});

test('letters are no amount at the till', () => {
  expect(typedAmount('12a')).toBeNull();
});
