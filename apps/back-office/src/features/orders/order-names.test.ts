import { expect, test } from 'vitest';
import { isPaidBackByHand, methodOf } from './order-names.ts';

test('cash is given back by staff, and is not promised within working days', () => {
  expect(isPaidBackByHand(methodOf([{ method: 'cash', state: 'paid' }]))).toBe(true);
  expect(isPaidBackByHand(methodOf([]))).toBe(true);
  expect(isPaidBackByHand(methodOf([{ method: 'ideal', state: 'paid' }]))).toBe(false);
});
