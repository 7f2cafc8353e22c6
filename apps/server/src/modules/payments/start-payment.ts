import { isOrderPayable, isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { type Client, getClient } from '../clients/index.ts';
import { changeOrderState, completeOrder, lockOrder, type Order, orderPathOf } from '../orders/index.ts';
import { type BegunPayment, openPayments } from './open-payments.ts';
import { keepStarted, listOpenPayments } from './payment.repository.ts';
import { findProviderOfMethod, getProvider } from './payment-providers.ts';

/**
 * Starts the payment of a placed order, or completes it where there is nothing to pay. Repeated, the same payment
 * answers; an order that was paid meanwhile answers its own page. Refusals: `payment-method-unknown`,
 * `order-not-payable` (expired, cancelled, refunded), `places-gone` (a free order whose hold has expired and whose
 * places were sold).
 */
export async function startPayment(
  app: App,
  clientId: string,
  orderId: string,
  method: string,
): Promise<Result<{ redirectUrl: string }>> {
  const begun = await inClient(app.db, clientId, (scope) => beginPayment(app, scope, { orderId, method }));
  if (!begun.ok) return begun;
  if (begun.value) return ok({ redirectUrl: await goToProvider(app, clientId, begun.value) });
  const client = await inClient(app.db, clientId, getClient);
  return ok({ redirectUrl: orderUrlOf(app, client, orderId) });
}

const orderUrlOf = (app: App, client: Client, orderId: string): string =>
  `${app.publicUrl}${orderPathOf(app, client, orderId)}`;

/** null = there is nothing to pay, or nothing any more. */
async function beginPayment(
  app: App,
  scope: ClientScope,
  { orderId, method }: { orderId: string; method: string },
): Promise<Result<BegunPayment | null>> {
  const order = await lockOrder(scope, orderId);
  if (isOrderSold(order.state)) return ok(null);
  if (!isOrderPayable(order.state)) return refused({ code: 'order-not-payable' });
  if (order.totalMinor === 0) {
    const completion = await completeOrder(app, scope, order, { kind: 'visitor' });
    const isGone = completion === 'no-places' || completion === 'closed';
    return isGone ? refused({ code: 'places-gone' }) : ok(null);
  }
  if (!findProviderOfMethod(method, order.test))
    return refused({ code: 'payment-method-unknown', field: 'method' });
  const begun = (await findBegun(scope, order, method)) ?? (await openOne(app, scope, order, method));
  await changeOrderState(scope, order, 'pending payment', { kind: 'visitor' }, { method });
  return ok(begun);
}

async function findBegun(
  scope: ClientScope,
  { id, totalMinor, language, itemCount }: Order,
  method: string,
): Promise<BegunPayment | undefined> {
  const open = await listOpenPayments(scope, [id]);
  const payment = open.find((one) => one.method === method && one.amountMinor === totalMinor);
  return payment && { ...payment, language, itemCount };
}

async function openOne(app: App, scope: ClientScope, order: Order, method: string): Promise<BegunPayment> {
  const { id: orderId, totalMinor: amountMinor, test: isTest, currency, language, itemCount } = order;
  const asked = { orderId, method, amountMinor, currency, isTest, language, itemCount };
  const [begun] = await openPayments(app, scope, [asked]);
  if (!begun) throw new Error('a payment was not opened');
  return begun;
}

/**
 * Where a visitor pays. A provider that has to be asked is asked outside of a transaction, so that a slow one holds no
 * row; its idempotency key makes a second call harmless.
 */
export async function goToProvider(app: App, clientId: string, payment: BegunPayment): Promise<string> {
  if (payment.checkoutUrl) return payment.checkoutUrl;
  const client = await inClient(app.db, clientId, getClient);
  const { language, itemCount, orderId } = payment;
  const t = readTranslator(language, ['payment']);
  const started = await getProvider(payment.provider).start(app, {
    clientId,
    payment,
    description: t.t('payment.description', { count: itemCount }),
    language,
    returnUrl: orderUrlOf(app, client, orderId),
    noticeUrl: `${app.publicUrl}/webhooks/payments/${payment.provider}/${client.subdomain}`,
  });
  await inClient(app.db, clientId, (scope) => keepStarted(scope, payment.id, started));
  return started.checkoutUrl;
}
