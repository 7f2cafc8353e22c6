import { expect, test } from 'vitest';
import { formatOrderNumber, readOrderNumber } from './order-number.ts';

test('the order after GT-104881 is GT-104882', () => {
  expect(formatOrderNumber(104_882)).toBe('GT-104882');
  expect(formatOrderNumber(1, 'GM')).toBe('GM-1');
});

test('a sequence starts at 1', () => {
  expect(() => formatOrderNumber(0)).toThrow(RangeError);
});

test.each([
  ['GT-104882', 'GT-104882'],
  [' gt 104882 ', 'GT-104882'],
  ['gt104882', 'GT-104882'],
  ['104882', 'GT-104882'],
  ['GM-7', 'GM-7'],
])('a cashier who types "%s" means %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});

test.each(['Sanne de Vries', 'GT-', '0', 'GT-012', '7731 0948 2219 0401 9'])(
  '"%s" is no order number',
  (typed) => {
    expect(readOrderNumber(typed)).toBeNull();
  },
);
