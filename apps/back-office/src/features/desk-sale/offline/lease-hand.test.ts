import { expect, test } from 'vitest';
import { saleOf, startedDesk } from './example-desk.ts';
import { exampleLease } from './example-lease.ts';
import { leaseHand } from './lease-hand.ts';

test('a sale that waited for a renewal prints the tickets of the renewed lease', async () => {
  const { of, desk } = await startedDesk();
  const hand = leaseHand(desk, { timeZone: 'Europe/Amsterdam', currency: 'EUR' });
  const codes = [{ number: '4111', code: 'renewed', visitDate: '2026-11-20' }];
  of.server.renew = async () => ({ lease: { ...exampleLease, codes }, storageKey: 'key 0' });
  void desk.sync();
  const sold = await hand.sell(saleOf('one'));
  expect(sold.papers?.tickets).toMatchObject([{ code: 'renewed', number: '4111' }]);
});
