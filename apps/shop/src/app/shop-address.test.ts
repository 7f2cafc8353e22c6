import { expect, test } from 'vitest';
import {
  infoPages,
  parseShopAddress,
  pathOfFindOrder,
  pathOfOrder,
  pathOfStep,
  pathWith,
  pathWithHiddenSecret,
} from './shop-address.ts';

const read = (path: string) => parseShopAddress(new URL(path, 'https://foyer.example'));

test('a sales page opens at its tickets', () => {
  expect(read('/shop/getij/tickets')).toEqual({
    kind: 'sales page',
    client: 'getij',
    channel: 'tickets',
    step: 'tickets',
    info: null,
    product: null,
    language: null,
  });
});

test('the page of a product of a webshop can be copied and opened again', () => {
  const path = pathWith(new URL('https://foyer.example/shop/getij/webshop?language=nl'), { product: 'p1' });
  expect(read(path)).toMatchObject({ step: 'tickets', product: 'p1', language: 'nl' });
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

test.each(infoPages)('the page %s can be copied and opened again', (info) => {
  expect(read(pathOfStep('getij', 'tickets', info, null))).toMatchObject({ info, step: 'tickets' });
});

test('the frame beside an editor is no sales page', () => {
  expect(read('/shop/ui/preview')).toEqual({ kind: 'preview' });
  expect(read('/shop/ui/other')).toEqual({ kind: 'unknown' });
});

test('links to orders are asked for at an address of their own', () => {
  expect(read(pathOfFindOrder('getij', 'nl'))).toEqual({
    kind: 'find order',
    client: 'getij',
    language: 'nl',
  });
});

test('an entry of the waiting list is found by its secret, and its link may lead on to the cart', () => {
  const entry = { kind: 'waiting list', client: 'getij', secret: 's3', language: 'nl' };
  expect(read('/shop/order/getij/waiting?language=nl#s3')).toEqual({ ...entry, isToBuy: false });
  expect(read('/shop/order/getij/waiting?language=nl&act=buy#s3')).toEqual({ ...entry, isToBuy: true });
});

test('an order is found by its secret', () => {
  const order = { kind: 'order', secret: 's3cr&t', language: null, act: null };
  expect(read(pathOfOrder('getij', 's3cr&t', null))).toEqual(order);
  expect(read(pathOfOrder(null, 's3cr&t', 'nl'))).toEqual({ ...order, language: 'nl' });
  const moving = pathWith(new URL(pathOfOrder('getij', 's3cr&t', 'nl'), 'https://foyer.example'), {
    act: 'move',
  });
  expect(read(moving)).toEqual({ ...order, language: 'nl', act: 'move' });
  expect(pathWith(new URL(moving, 'https://foyer.example'), { act: null })).toBe(
    pathOfOrder('getij', 's3cr&t', 'nl'),
  );
});

test("an order's secret is in the part of its address that no browser sends", () => {
  const url = new URL(pathOfOrder('getij', 's3cr&t', 'nl'), 'https://foyer.example');
  expect([url.pathname, url.search]).toEqual(['/shop/order/getij', '?language=nl']);
});

test('a link of an older mail opens its order, and its secret leaves the path', () => {
  expect(read('/shop/order/s3cret')).toMatchObject({ kind: 'order', secret: 's3cret' });
  const hidden = (path: string) => pathWithHiddenSecret(new URL(path, 'https://foyer.example'));
  expect(hidden('/shop/order/s3cret?language=nl')).toBe('/shop/order?language=nl#s3cret');
  expect(hidden('/shop/order/getij#s3cret')).toBeNull();
  expect(hidden('/shop/getij/tickets')).toBeNull();
});

test.each(['/shop', '/shop/getij', '/shop/order', '/elsewhere/getij/tickets', '/shop/%E0%A4%A/'])(
  '%s is no page',
  (path) => {
    expect(read(path)).toEqual({ kind: 'unknown' });
  },
);
