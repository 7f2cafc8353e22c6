import { expect, test } from 'vitest';
import { callAtKiosk } from './kiosk-calls.ts';

test('every call of a kiosk names the kiosk, and no other address changes', () => {
  expect(callAtKiosk('/api/shop/getij/tickets?language=nl')).toBe(
    '/api/shop/getij/tickets?language=nl&point=kiosk',
  );
  expect(callAtKiosk('/api/shop/getij/tickets/carts')).toBe('/api/shop/getij/tickets/carts?point=kiosk');
  expect(callAtKiosk('https://foyer.example/ui/shop/assets/texts.js')).toBe(
    'https://foyer.example/ui/shop/assets/texts.js',
  );
});
