import { expect, test } from 'vitest';
import { findBuyerCode } from './buyer-code.ts';

const codes = ['FRIENDS-2030', 'Zomer licht'];

test.each([
  ['friends2030', 'FRIENDS-2030'],
  [' Friends \u2013 2030 ', 'FRIENDS-2030'],
  ['ZOMERLICHT', 'Zomer licht'],
  ['FRIENDS-2031', undefined],
  ['FRIENDS', undefined],
  ['', undefined],
  [' - ', undefined],
])('%s opens as %s', (typed, code) => {
  expect(findBuyerCode(codes, typed)).toBe(code);
});
