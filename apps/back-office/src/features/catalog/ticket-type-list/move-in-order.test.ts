import { expect, test } from 'vitest';
import { moveInOrder } from './move-in-order.ts';

const order = ['adult', 'youth', 'child'];

test('a ticket type moves up or down past the others', () => {
  expect(moveInOrder(order, 'child', 0)).toEqual(['child', 'adult', 'youth']);
  expect(moveInOrder(order, 'adult', 1)).toEqual(['youth', 'adult', 'child']);
});

test('the first cannot move up, the last not down, and nothing happens in place', () => {
  expect(moveInOrder(order, 'adult', -1)).toBeNull();
  expect(moveInOrder(order, 'child', 3)).toBeNull();
  expect(moveInOrder(order, 'youth', 1)).toBeNull();
  expect(moveInOrder(order, 'stranger', 0)).toBeNull();
});
