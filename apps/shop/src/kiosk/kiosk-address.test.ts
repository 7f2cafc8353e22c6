import { expect, test } from 'vitest';
import { isOwnPath, pathAtKiosk, startOf } from './kiosk-address.ts';

const url = (path: string) => new URL(path, 'https://foyer.example');

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

test('every step of a kiosk has the kiosk in its address, and no order has', () => {
  expect(pathAtKiosk(url('/shop/getij/tickets/date?language=nl'))).toBe(
    '/shop/getij/tickets/date?language=nl&point=kiosk',
  );
  expect(pathAtKiosk(url('/shop/getij/tickets?point=kiosk'))).toBeNull();
  expect(pathAtKiosk(url('/shop/order/getij#secret'))).toBeNull();
});
