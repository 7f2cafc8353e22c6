import { expect, test } from 'vitest';
import { changedHoldTime, deservesFullHold, newHoldTime } from './fair-hold.ts';

test('the only cart of an address is held in full, however large the school', () => {
  expect(deservesFullHold({ carts: 0, places: 0 }, 180)).toBe(true);
});

test('an address holds eight carts and sixty places in full', () => {
  expect(deservesFullHold({ carts: 7, places: 28 }, 4)).toBe(true);
  expect(deservesFullHold({ carts: 8, places: 32 }, 1)).toBe(false);
  expect(deservesFullHold({ carts: 1, places: 30 }, 30)).toBe(true);
  expect(deservesFullHold({ carts: 1, places: 30 }, 31)).toBe(false);
});

test('a further cart is held for five minutes without an extension, or less where the museum says so', () => {
  expect(newHoldTime(15, true)).toEqual({ minutes: 15, extensions: 0 });
  expect(newHoldTime(15, false)).toEqual({ minutes: 5, extensions: 10 });
  expect(newHoldTime(3, false)).toEqual({ minutes: 3, extensions: 10 });
});

test('changed places keep the time that is left; more time than that counts as an extension', () => {
  expect(changedHoldTime({ minutes: 9, extensions: 2 }, true)).toEqual({ minutes: 9, extensions: 2 });
  expect(changedHoldTime({ minutes: 1, extensions: 2 }, true)).toEqual({ minutes: 5, extensions: 3 });
  expect(changedHoldTime({ minutes: 1, extensions: 10 }, true)).toEqual({ minutes: 1, extensions: 10 });
  expect(changedHoldTime({ minutes: 9, extensions: 0 }, false)).toEqual({ minutes: 5, extensions: 10 });
});
