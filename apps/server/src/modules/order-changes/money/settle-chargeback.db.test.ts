import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { checkOrders } from '../../order-ledger/index.ts';
import { getOrder, listTickets } from '../../orders/index.ts';
import { listRefunds } from '../../payments/index.ts';
import { noteChargeback } from '../../payments/sync-payment.ts';
import { settleChargeback } from './settle-chargeback.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

/** Two adults for 35.00, of which the payer took so much back through the bank. */
async function aChargedBackOrder(takenMinor: number) {
  const { orderId, payment, staff, inMuseum, cancelAll } = await aPaidOrder(app, database.owner);
  await inMuseum((scope) => noteChargeback(app, scope, payment, takenMinor));
  return {
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
  const { look, cancelAll } = await aChargedBackOrder(1000);
  await cancelAll();
  expect(await look()).toMatchObject({ valid: 0, refunds: [2500], differences: [] });
});
