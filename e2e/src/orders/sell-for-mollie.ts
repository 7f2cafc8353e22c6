import { listPayments, startPayment } from '@foyer/server/modules/payments/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type { TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import type { MollieCounterpart } from '@foyer/testkit/providers/mollie-counterpart.ts';

/** An order of two adults that was paid at Mollie, whose notice came: past every screen. @returns its id. */
export async function sellForMollie(
  app: App,
  mollie: MollieCounterpart,
  clientId: string,
  timeslot: TestTimeslot,
  nth: number,
): Promise<string> {
  const buyer = { firstName: 'Buyer', lastName: `Number ${nth}`, email: `b${nth}@example.com`, phone: null };
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { buyer, isTest: true });
  await startPayment(app, clientId, orderId, 'ideal');
  const [payment] = await inClient(app.db, clientId, (scope) => listPayments(scope, [orderId]));
  if (!payment) throw new Error('no payment');
  const { provider, reference, amountMinor, currency } = payment;
  await mollie.set(reference, { status: 'paid' }, 'silent');
  const notice = { provider, reference, amountMinor, currency, event: `paid-${reference}` };
  await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
  return orderId;
}
