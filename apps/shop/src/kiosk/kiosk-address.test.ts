import { expect, test } from 'vitest';
import { isOwnPath, startOf } from './kiosk-address.ts';
import { isAtKiosk } from './kiosk-point.ts';

const url = (path: string) => new URL(path, 'https://foyer.example');

test('a tab is a kiosk when its address says so, and stays one until an address names another sales point', () => {
  expect(isAtKiosk('kiosk', null)).toBe(true);
  expect(isAtKiosk(null, '{}')).toBe(true);
  expect(isAtKiosk(null, null)).toBe(false);
  expect(isAtKiosk('website', '{}')).toBe(false);
  expect(isAtKiosk('reception', null)).toBe(false);
});

test('a kiosk starts at the tickets, in the language that the museum opened it in', () => {
  expect(startOf(url('/shop/getij/tickets?language=nl&point=kiosk'))).toBe(
    '/shop/getij/tickets?language=nl&point=kiosk',
  );
  expect(startOf(url('/shop/getij/tickets/payment?point=kiosk'))).toBe('/shop/getij/tickets?point=kiosk');
});

test.each([
  ['/shop/getij/tickets/date?point=kiosk', true],
  ['/shop/order/getij?language=nl#secret', true],
  ['/shop/getij/other?point=kiosk', false],
  ['/shop/getij/tickets-2', false],
  ['/shop/order/getij/find', false],
  ['/shop/order/getij/gift#code', false],
  ['/shop/gift/getij#secret', false],
  ['/cms/', false],
])('of the links of a page, a kiosk follows %s: %s', (path, isFollowed) => {
  expect(isOwnPath(url(path), '/shop/getij/tickets?point=kiosk')).toBe(isFollowed);
});
