import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { checkOrders } from '../../order-ledger/index.ts';
import { failRefund } from '../../payments/fail-refund.ts';
import { listRefunds, retryRefunds } from '../../payments/index.ts';
import { payRefund } from '../../payments/pay-refund.ts';
import { markRefundPaid } from './settle-refund.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

test('a refund that came back is paid by hand: the ledger has both payouts, and a second press is refused', async () => {
  const { clientId, orderId, payment, staff, inMuseum, cancelAll } = await aPaidOrder(app, database.owner);
  await cancelAll();
  const [refund] = await inMuseum((scope) => listRefunds(scope, [orderId]));
  const payload = { refundId: refund?.id };
  await payRefund(app, { id: 'm', clientId, type: 'pay-refund', createdAt: '', payload });
  const [paid] = await inMuseum((scope) => listRefunds(scope, [orderId]));
  await failRefund(app, clientId, payment.id, paid?.providerReference ?? '');
  const differences = () => inMuseum((scope) => checkOrders(scope, [orderId]));
  expect(await differences()).toEqual([]);
  await markRefundPaid(staff, refund?.id ?? '');
  expect(await differences()).toEqual([]);
  const { rows } = await database.owner.query(
    `select count(*)::int as payouts from ledger_posting where order_id = $1 and kind = 'refund'`,
    [orderId],
  );
  expect(rows).toEqual([{ payouts: 2 }]);
  await expect(markRefundPaid(staff, refund?.id ?? '')).rejects.toMatchObject({
    refusals: [{ code: 'refund-not-by-hand' }],
  });
});

test('a refund that was paid by hand stays paid when its provider reports the lost one once more', async () => {
  const { clientId, orderId, payment, staff, inMuseum, cancelAll } = await aPaidOrder(app, database.owner);
  await cancelAll();
  const readRefund = async () => (await inMuseum((scope) => listRefunds(scope, [orderId])))[0];
  const refundId = (await readRefund())?.id ?? '';
  await payRefund(app, { id: 'm', clientId, type: 'pay-refund', createdAt: '', payload: { refundId } });
  const reference = (await readRefund())?.providerReference ?? '';
  await failRefund(app, clientId, payment.id, reference);
  await markRefundPaid(staff, refundId);
  await failRefund(app, clientId, payment.id, reference);
  expect(await readRefund()).toMatchObject({ state: 'done' });
  expect(await inMuseum((scope) => retryRefunds(scope, orderId))).toBe(0);
  expect(await inMuseum((scope) => checkOrders(scope, [orderId]))).toEqual([]);
});
