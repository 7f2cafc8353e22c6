import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { failRefund } from '../../payments/fail-refund.ts';
import { listPayments, listRefunds, startPayment } from '../../payments/index.ts';
import { payRefund } from '../../payments/pay-refund.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { cancelVisit } from '../cancel-visit.ts';
import { markRefundPaid } from './settle-refund.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

test('a refund that came back is paid by hand: the ledger has both payouts, and a second press is refused', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: 10 });
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity: 2, isTest: true });
  await startPayment(app, clientId, orderId, 'test');
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const [payment] = await inMuseum((scope) => listPayments(scope, [orderId]));
  if (!payment) throw new Error('no payment');
  const { reference, amountMinor, currency } = payment;
  const notice = { provider: 'test', reference, amountMinor, currency, event: 'paid' };
  await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
  await inMuseum((scope) =>
    cancelVisit(app, scope, {
      orderId,
      timeslotId: timeslot.timeslotId,
      by: { actor: { kind: 'system' } },
      reason: 'closed',
      money: 'visit-cancelled',
    }),
  );
  const [refund] = await inMuseum((scope) => listRefunds(scope, [orderId]));
  const payload = { refundId: refund?.id };
  await payRefund(app, { id: 'm', clientId, type: 'pay-refund', createdAt: '', payload });
  const [paid] = await inMuseum((scope) => listRefunds(scope, [orderId]));
  await failRefund(app, clientId, payment.id, paid?.providerReference ?? '');
  const differences = () => inMuseum((scope) => checkOrders(scope, [orderId]));
  expect(await differences()).toEqual([]);
  const staff = await signedInAs(app, client);
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
