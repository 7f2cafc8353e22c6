import { expect, test } from 'vitest';
import { isPhoneNumber, joinPhoneNumber, splitPhoneNumber } from './phone-number.ts';

test('a number is kept with the code of its country, however it is dialled there', () => {
  expect(joinPhoneNumber({ country: 'NL', national: '06 12345678' })).toBe('+31 6 12345678');
  expect(joinPhoneNumber({ country: 'NL', national: '6 12345678' })).toBe('+31 6 12345678');
  expect(joinPhoneNumber({ country: 'JP', national: '090-1234-5678' })).toBe('+81 90 1234 5678');
  expect(joinPhoneNumber({ country: 'NL', national: ' ' })).toBe('');
});

test('a kept number comes back in its two parts', () => {
  expect(splitPhoneNumber('+31 6 12345678', 'BE')).toEqual({ country: 'NL', national: '06 12345678' });
  expect(splitPhoneNumber('010 123', 'BE')).toEqual({ country: 'BE', national: '010 123' });
});

test.each([
  ['+31 6 12345678', true],
  ['+31 6 1234', false],
  ['+999 12345678', false],
  ['010 1234567', true],
])('%s is a number: %s', (value, isOne) => {
  expect(isPhoneNumber(value)).toBe(isOne);
});
