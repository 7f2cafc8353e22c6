import type { ShownState } from '@foyer/domain/storefront/shown-availability.ts';
import { expect, test } from 'vitest';
import { wordOfDay } from './word-of-day.ts';

const day = (state: ShownState) =>
  ({ date: '2030-06-03', state, look: state, reason: null, fromPriceMinor: null }) as const;

test('a day without times says that it is closed, beside days that can be chosen', () => {
  expect(wordOfDay(day('none'), true)).toBe('closed');
  expect(wordOfDay(day('closed'), true)).toBe('closed');
});

test('a month without any open day says nothing on its days: one sentence below it does', () => {
  expect(wordOfDay(day('none'), false)).toBeNull();
});

test('an open day needs a word only when few places are left, a full one says so', () => {
  expect(wordOfDay(day('available'), true)).toBeNull();
  expect(wordOfDay(day('almost full'), true)).toBe('fewLeft');
  expect(wordOfDay(day('full'), true)).toBe('full');
  expect(wordOfDay(day('sold out'), false)).toBe('soldOut');
  expect(wordOfDay(undefined, true)).toBeNull();
});
