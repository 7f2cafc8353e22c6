import { expect, test } from 'vitest';
import { device, keeperOf, museum } from './example-desk.ts';
import { exampleLease } from './example-lease.ts';
import { leaseHand } from './lease-hand.ts';

test('a sale that waited for a renewal prints the tickets of the renewed lease', async () => {
  const of = museum();
  const desk = keeperOf(of, device());
  await desk.started;
  const hand = leaseHand(desk, { timeZone: 'Europe/Amsterdam', currency: 'EUR' });
  const codes = [{ number: '4111', code: 'renewed', visitDate: '2026-11-20' }];
  of.server.renew = async () => ({ lease: { ...exampleLease, codes }, storageKey: 'key 0' });
  void desk.sync();
  const sold = await hand.sell({
    saleId: 'one',
    tillId: 'till',
    wish: {
      ...{ language: 'nl', date: '2026-11-20', timeslotId: 'slot-1400' },
      lines: [{ ticketTypeId: 'adult', quantity: 1 }],
    },
    totalMinor: 1750,
    payments: [{ means: 'cash', amountMinor: 1750 }],
    buyer: {},
  });
  expect(sold.papers?.tickets).toMatchObject([{ code: 'renewed', number: '4111' }]);
});
