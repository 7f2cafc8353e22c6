import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listPostings } from '../ledger/index.ts';
import { cancelVisit } from '../order-changes/index.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { verifyLedger } from './index.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);

/** A museum that the platform charges 35 cents for each ticket and 20 for each paid order that it sells online. */
async function aChargedMuseum() {
  const { clientId, subdomain } = await aClient(app);
  await database.owner.query(
    `update client set platform_service_online_minor = 35, platform_service_offline_minor = 99,
       platform_transaction_online_minor = 20, platform_transaction_offline_minor = 99 where id = $1`,
    [clientId],
  );
  const timeslot = await aTimeslot(database.owner, clientId);
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const sell = async (what: { isTest?: boolean; unitPriceMinor?: number } = {}) => {
    const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity: 2, ...what });
    await inMuseum(async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'system' }),
    );
    return orderId;
  };
  const charged = async (orderId: string) => {
    const entries = (await inMuseum((scope) => listPostings(scope, [orderId]))).flatMap((one) => one.entries);
    const sumOf = (kind: string) =>
      entries
        .filter(({ account }) => account.kind === kind)
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return [sumOf('platform-fees'), sumOf('due-to-platform')];
  };
  return { clientId, subdomain, timeslot, inMuseum, sell, charged };
}

test('the platform charges a sale at the rates of that moment, and the museum owes it that', async () => {
  const { sell, charged, clientId, subdomain } = await aChargedMuseum();
  const orderId = await sell();
  await database.owner.query('update client set platform_service_online_minor = 50 where id = $1', [
    clientId,
  ]);
  expect(await charged(orderId)).toEqual([90, -90]);
  expect(await charged(await sell())).toEqual([120, -120]);
  const report = (await verifyLedger(worker.db)).find((one) => one.subdomain === subdomain);
  const balanceOf = (code: string) => report?.balances.find(({ account }) => account === code)?.amountMinor;
  expect([balanceOf('platform-fees'), balanceOf('due-to-platform')]).toEqual([210, -210]);
});

test('free tickets bear the rate too, without that of a paid order; a test order is charged nothing', async () => {
  const { sell, charged } = await aChargedMuseum();
  expect(await charged(await sell({ unitPriceMinor: 0 }))).toEqual([70, -70]);
  expect(await charged(await sell({ isTest: true }))).toEqual([0, 0]);
});

test('the fee of a sale stays when its tickets are cancelled', async () => {
  const { sell, charged, inMuseum, timeslot } = await aChargedMuseum();
  const orderId = await sell();
  await inMuseum((scope) =>
    cancelVisit(app, scope, {
      orderId,
      timeslotId: timeslot.timeslotId,
      by: { actor: { kind: 'system' } },
      reason: 'closed',
      money: 'elsewhere',
    }),
  );
  expect(await charged(orderId)).toEqual([90, -90]);
});
