import { expect, test } from 'vitest';
import { readTypedCount, writeCount } from './typed-count.ts';

test('only whole numbers are numbers, and nothing is no limit', () => {
  expect(['25', ' 0 ', '-1', '007', ''].map(readTypedCount)).toEqual([25, 0, -1, 7, null]);
  for (const typed of ['1,5x', '1.5', 'ten', '2e3', '- 1', '1 000'])
    expect(readTypedCount(typed)).toBe(Number.NaN);
});

test('what was typed stays, whether it is a number or not', () => {
  for (const typed of ['1,5x', '-1', '007', 'ten', '99999999999999999999'])
    expect(writeCount(readTypedCount(typed), typed)).toBe(typed);
});

test('what the form has instead of what was typed is shown', () => {
  expect(writeCount(30, '1,5x')).toBe('30');
  expect(writeCount(null, '1,5x')).toBe('');
  expect(writeCount(Number.NaN, '')).toBe('');
});
