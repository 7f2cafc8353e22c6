import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { Words } from '@foyer/ui/states/messages.tsx';
import { expect, test } from 'vitest';
import { isPaidBackByHand, methodOf, nameOfSource } from './order-names.ts';

test('cash is given back by staff, and is not promised within working days', () => {
  expect(isPaidBackByHand(methodOf([{ method: 'cash', state: 'paid' }]))).toBe(true);
  expect(isPaidBackByHand(methodOf([]))).toBe(true);
  expect(isPaidBackByHand(methodOf([{ method: 'ideal', state: 'paid' }]))).toBe(false);
});

test('an order of a sales page names it, and one at its kiosk the kiosk too', () => {
  const words = { t: (key: string) => key } as Words;
  const named = (channelName: string | null, salesPoint: SalesPoint) =>
    nameOfSource(words, { channelName, salesPoint });
  expect(named('Tickets', 'website')).toBe('Tickets');
  expect(named('Tickets', 'kiosk')).toBe('Tickets, sales-point.kiosk');
  expect(named(null, 'reception')).toBe('sales-point.reception');
});
