import { expect, test } from 'vitest';
import { typedSign } from './typed-sign.ts';

const plain = { ctrlKey: false, altKey: false, metaKey: false, isComposing: false };

test('a handheld scanner types letters, digits and signs, with Shift for capitals', () => {
  const keys = ['Shift', 'F', '3', '-', ' ', 'Shift', 'x'];
  expect(keys.map((key) => typedSign({ ...plain, key })).join('')).toBe('F3- x');
});

test.each([
  ['a shortcut', { ...plain, key: 'v', ctrlKey: true }],
  ['a character that needs a second modifier', { ...plain, key: '@', ctrlKey: true, altKey: true }],
  ['deletion', { ...plain, key: 'Backspace' }],
  ['the end of a code', { ...plain, key: 'Enter' }],
  ['a scanner that acts as an input method of a phone', { ...plain, key: 'Unidentified' }],
  ['a dead key', { ...plain, key: 'Dead' }],
  ['a key while an input method composes', { ...plain, key: 'a', isComposing: true }],
])('%s is left to the browser', (_, key) => {
  expect(typedSign(key)).toBeNull();
});
