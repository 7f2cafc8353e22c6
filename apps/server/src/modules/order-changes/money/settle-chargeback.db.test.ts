import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { checkOrders } from '../../order-ledger/index.ts';
import { getOrder, listTickets } from '../../orders/index.ts';
import { getPayment, listRefunds } from '../../payments/index.ts';
import { noteChargeback } from '../../payments/note-chargeback.ts';
import { countAlerts } from '../../reporting/alerts.repository.ts';
import { settleChargeback } from './settle-chargeback.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

/** Two adults for 35.00, of which the payer took so much back through the bank. */
async function aChargedBackOrder(takenMinor: number) {
  const { orderId, payment, staff, inMuseum, cancelAll } = await aPaidOrder(app, database.owner);
  const note = (totalMinor: number) =>
    inMuseum(async (scope) => noteChargeback(app, scope, await getPayment(scope, payment.id), totalMinor));
  await note(takenMinor);
  return {
    note,
    tasks: async () => (await inMuseum((scope) => countAlerts(scope, '2030-06-01', app.clock()))).chargebacks,
    orderId,
    staff,
    cancelAll,
    look: () =>
      inMuseum(async (scope) => ({
        state: (await getOrder(scope, orderId)).state,
        valid: (await listTickets(scope, orderId)).filter(({ state }) => state === 'active').length,
        refunds: (await listRefunds(scope, [orderId])).map((refund) => refund.amountMinor),
        differences: await checkOrders(scope, [orderId]),
      })),
  };
}

test('a chargeback cancels nothing by itself; staff cancel the tickets, and no money goes back twice', async () => {
  const { orderId, staff, look } = await aChargedBackOrder(3500);
  expect(await look()).toMatchObject({ state: 'completed', valid: 2, differences: [] });
  await settleChargeback(staff, orderId, 'cancel');
  expect(await look()).toEqual({ state: 'refunded', valid: 0, refunds: [], differences: [] });
  await expect(settleChargeback(staff, orderId, 'keep')).rejects.toMatchObject({
    refusals: [{ code: 'no-chargeback' }],
  });
});

test('the tickets stay valid where staff keep them; cancelled later, only what was not taken back goes back', async () => {
  const { orderId, staff, look, cancelAll } = await aChargedBackOrder(1000);
  await settleChargeback(staff, orderId, 'keep');
  expect(await look()).toMatchObject({ state: 'completed', valid: 2, differences: [] });
  await cancelAll();
  expect(await look()).toMatchObject({ valid: 0, refunds: [2500], differences: [] });
});

test('an order that is cancelled before staff decided pays back no more than was left', async () => {
  const { note, look, cancelAll } = await aChargedBackOrder(1000);
  await cancelAll();
  expect(await look()).toMatchObject({ valid: 0, refunds: [2500], differences: [] });
  await note(0);
  expect(await look()).toMatchObject({ refunds: [2500], differences: [] });
});

test('a dispute that the museum wins ends the task, and the whole order can be paid back later', async () => {
  const { note, tasks, look, cancelAll } = await aChargedBackOrder(3500);
  expect(await tasks()).toBe(1);
  await note(1000);
  expect(await tasks()).toBe(1);
  await note(0);
  expect(await tasks()).toBe(0);
  expect(await look()).toEqual({ state: 'completed', valid: 2, refunds: [], differences: [] });
  // The same amount once more is a chargeback of its own.
  await note(3500);
  expect([await tasks(), (await look()).differences]).toEqual([1, []]);
  await note(0);
  await cancelAll();
  expect(await look()).toMatchObject({ valid: 0, refunds: [3500], differences: [] });
});

test('a dispute that is won after staff kept the tickets undoes the write-off', async () => {
  const { orderId, staff, note, look, cancelAll } = await aChargedBackOrder(1000);
  await settleChargeback(staff, orderId, 'keep');
  await note(0);
  expect(await look()).toEqual({ state: 'completed', valid: 2, refunds: [], differences: [] });
  await cancelAll();
  expect(await look()).toMatchObject({ valid: 0, refunds: [3500], differences: [] });
});

test('a dispute that is won after staff cancelled the tickets is money that staff pay back by hand', async () => {
  const { orderId, staff, note, tasks, look } = await aChargedBackOrder(3500);
  await settleChargeback(staff, orderId, 'cancel');
  await note(0);
  expect(await tasks()).toBe(0);
  expect(await look()).toEqual({ state: 'refunded', valid: 0, refunds: [3500], differences: [] });
});

test('an older answer of a provider, from before the chargeback, changes nothing and is asked for again', async () => {
  const { payment, inMuseum } = await aPaidOrder(app, database.owner);
  const note = (totalMinor: number) =>
    inMuseum((scope) => noteChargeback(app, scope, { ...payment, chargedBackMinor: 500 }, totalMinor));
  expect(await note(3500)).toBe(false);
  const known = await inMuseum((scope) => getPayment(scope, payment.id));
  expect(known.chargedBackMinor).toBe(0);
});
