import { cancelVisit } from '@foyer/server/modules/order-changes/cancel-visit.ts';
import { listPayments, startPayment } from '@foyer/server/modules/payments/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type pg from 'pg';
import { aClient, signedInAs } from './a-client.ts';
import { aTimeslot } from './a-timeslot.ts';
import { aPlacedOrder } from './an-order.ts';

/** Two adults for 35.00 of a client of their own, paid at the built-in test provider, and what can come over them. */
export async function aPaidOrder(app: App, owner: pg.Pool) {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(owner, clientId, { capacity: 10 });
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity: 2, isTest: true });
  await startPayment(app, clientId, orderId, 'test');
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const [payment] = await inMuseum((scope) => listPayments(scope, [orderId]));
  if (!payment) throw new Error('no payment');
  const { reference, amountMinor, currency } = payment;
  const notice = { provider: 'test', reference, amountMinor, currency, event: 'paid' };
  await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
  const cancelAll = () =>
    inMuseum((scope) =>
      cancelVisit(app, scope, {
        orderId,
        timeslotId: timeslot.timeslotId,
        by: { actor: { kind: 'system' } },
        reason: 'closed',
        money: 'visit-cancelled',
      }),
    );
  return { clientId, orderId, payment, staff: await signedInAs(app, client), inMuseum, cancelAll };
}
