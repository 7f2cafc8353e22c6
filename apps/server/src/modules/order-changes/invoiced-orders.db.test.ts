import { aMuseumWithInvoices } from '@foyer/testkit/builders/a-museum-with-invoices.ts';
import { harbourTours } from '@foyer/testkit/builders/a-seller.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { lockOrder } from '../orders/index.ts';
import { cancelVisit } from './cancel-visit.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

test('several invoiced orders changed in one transaction wait for no number, so that no other change ends in a deadlock', async () => {
  const museum = await aMuseumWithInvoices(app, database.owner);
  const wish = { billing: harbourTours, corrects: false };
  const other = await aTimeslot(database.owner, museum.clientId, { capacity: 10 });
  const first = await museum.sell(2);
  const { orderId: second } = await aPlacedOrder(app, museum.clientId, other, { quantity: 2 });
  await museum.complete(second);
  for (const orderId of [first, second]) await issueInvoice(museum.staff, orderId, wish);
  const cancel = async (scope: Parameters<typeof lockOrder>[0], orderId: string) => {
    const { rows } = await database.owner.query<{ timeslot_id: string }>(
      'select timeslot_id from ticket where order_id = $1 limit 1',
      [orderId],
    );
    const visit = { orderId, timeslotId: rows[0]?.timeslot_id ?? '' };
    const by = { actor: { kind: 'system' as const } };
    const made = await cancelVisit(app, scope, { ...visit, by, reason: 'closed', money: 'visit-cancelled' });
    expect(made.ok).toBe(true);
  };
  let isLocked = () => {};
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  let isChanged = () => {};
  const changed = new Promise<void>((resolve) => {
    isChanged = resolve;
  });
  const both = inClient(app.db, museum.clientId, async (scope) => {
    await cancel(scope, first);
    isChanged();
    await locked;
    await cancel(scope, second);
  });
  const one = inClient(app.db, museum.clientId, async (scope) => {
    await lockOrder(scope, second);
    isLocked();
    await changed;
    await cancel(scope, second);
  });
  expect((await Promise.allSettled([both, one])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
  ]);
  const numbers = [...(await museum.documents(first)), ...(await museum.documents(second))].map(
    ({ number }) => number,
  );
  expect(numbers.toSorted()).toEqual(['GT2030-00001', 'GT2030-00002', 'GT2030-00003', 'GT2030-00004']);
});
