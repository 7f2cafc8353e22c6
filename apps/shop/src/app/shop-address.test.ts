import { expect, test } from 'vitest';
import { parseShopAddress, pathOfOrder, pathOfStep } from './shop-address.ts';

const read = (path: string) => parseShopAddress(new URL(path, 'https://foyer.example'));

test('a sales page opens at its tickets', () => {
  expect(read('/shop/getij/tickets')).toEqual({
    kind: 'sales page',
    client: 'getij',
    channel: 'tickets',
    step: 'tickets',
    language: null,
  });
});

test.each(['tickets', 'date', 'details', 'payment'] as const)(
  'the step %s can be copied and opened again',
  (step) => {
    expect(read(pathOfStep('getij', 'tickets', step, 'nl'))).toMatchObject({ step, language: 'nl' });
  },
);

test('a step that does not exist is the first one', () => {
  expect(read('/shop/getij/tickets/nonsense')).toMatchObject({ step: 'tickets' });
});

test('an order is found by its secret', () => {
  expect(read(pathOfOrder('s3cr&t', null))).toEqual({ kind: 'order', secret: 's3cr&t', language: null });
});

test.each(['/shop', '/shop/getij', '/elsewhere/getij/tickets', '/shop/%E0%A4%A/'])(
  '%s is no page',
  (path) => {
    expect(read(path)).toEqual({ kind: 'unknown' });
  },
);
