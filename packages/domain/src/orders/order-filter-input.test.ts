import { expect, test } from 'vitest';
import { orderFilterInput } from './order-filter-input.ts';

const nothing = {
  search: '',
  state: null,
  channelId: null,
  productId: null,
  placed: null,
  visit: null,
  refunded: null,
  total: null,
  time: null,
  scan: null,
  method: null,
  provider: null,
  language: null,
  discount: null,
  donation: null,
  reason: null,
  failed: null,
};

test('a list of orders without filters is narrowed by nothing', () => {
  expect(orderFilterInput.parse({})).toEqual(nothing);
});

test('what cannot be read in the address of a list of orders narrows nothing', () => {
  expect(orderFilterInput.parse({ state: 'paid', channelId: 'website', visit: 20 })).toEqual(nothing);
  expect(orderFilterInput.parse({ scan: 'never', method: 'gold', time: '25:00', language: 'xx' })).toEqual(
    nothing,
  );
  expect(orderFilterInput.parse({ state: 'completed', visit: 'today' })).toEqual({
    ...nothing,
    state: 'completed',
    visit: 'today',
  });
});
