import { isOrderPayable, isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../platform/app.ts';
import { doneTogether, oneOfEach } from '../../platform/done-together.ts';
import { getClient } from '../clients/index.ts';
import {
  changeOrderState,
  completeOrder,
  lockFreeUnpaidOrders,
  lockOrder,
  type Order,
  orderSecretOf,
} from '../orders/index.ts';
import {
  findOpenPayment,
  insertPayment,
  lockFreePayments,
  type Payment,
  updatePayment,
} from './payment.repository.ts';
import type { StartedPayment } from './payment-provider.ts';
import { findProviderOfMethod, getProvider } from './payment-providers.ts';

/**
 * Sends a visitor to pay for a placed order, or completes it where there is nothing to pay. Pressed twice, the same
 * payment answers; an order that was paid meanwhile answers its own page.
 * Refusals: `payment-method-unknown`, `order-not-payable` (expired, cancelled, refunded), `places-gone` (a free
 * order whose hold is over and whose places went).
 */
export async function startPayment(
  app: App,
  clientId: string,
  orderId: string,
  method: string,
): Promise<Result<{ redirectUrl: string }>> {
  const orderUrl = `${app.publicUrl}/shop/order/${orderSecretOf(app, clientId, orderId)}`;
  const begun = await beginPayment(app, clientId, { orderId, method });
  if (!begun.ok) return begun;
  if (!begun.value) return ok({ redirectUrl: orderUrl });
  const { payment, order, subdomain } = begun.value;
  if (payment.checkoutUrl) return ok({ redirectUrl: payment.checkoutUrl });
  return ok({ redirectUrl: await startAtProvider(app, clientId, { payment, order, subdomain, orderUrl }) });
}

interface Begun {
  payment: Payment;
  order: Order;
  subdomain: string;
}

/** Those who press at the same time begin together, but for who has nothing to pay: a sale, not a payment. */
const beginPayment = doneTogether<{ orderId: string; method: string }, Result<Begun | null>>({
  async lock(scope, pressed) {
    const free = await lockFreeUnpaidOrders(
      scope,
      pressed.map(({ orderId }) => orderId),
    );
    return oneOfEach(pressed, ({ orderId }) => (free.has(orderId) ? orderId : undefined));
  },
  async work(app, scope, { orderId, method }) {
    const order = await lockOrder(scope, orderId);
    if (isOrderSold(order.state)) return ok(null);
    if (!isOrderPayable(order.state)) return refused({ code: 'order-not-payable' });
    if (order.totalMinor === 0) {
      const completion = await completeOrder(app, scope, order, { kind: 'visitor' });
      return completion === 'no-places' || completion === 'closed'
        ? refused({ code: 'places-gone' })
        : ok(null);
    }
    const provider = findProviderOfMethod(method, order.test);
    if (!provider) return refused({ code: 'payment-method-unknown', field: 'method' });
    const wanted = { orderId, method, amountMinor: order.totalMinor };
    const payment =
      (await findOpenPayment(scope, wanted)) ??
      (await insertPayment(scope, { ...wanted, provider: provider.name, currency: order.currency }));
    await changeOrderState(scope, order, 'pending payment', { kind: 'visitor' }, { method });
    return ok({ payment, order, subdomain: (await getClient(scope)).subdomain });
  },
});

/** Outside the transaction, so that a slow provider holds no row; its idempotency key makes a second call harmless. */
async function startAtProvider(
  app: App,
  clientId: string,
  begun: Begun & { orderUrl: string },
): Promise<string> {
  const { payment, order, subdomain, orderUrl } = begun;
  const t = readTranslator(order.language, ['payment']);
  const started = await getProvider(payment.provider).start(app, {
    clientId,
    payment,
    description: t.t('payment.description', { count: order.itemCount }),
    language: order.language,
    returnUrl: orderUrl,
    noticeUrl: `${app.publicUrl}/webhooks/payments/${payment.provider}/${subdomain}`,
  });
  await keepStarted(app, clientId, { id: payment.id, started });
  return started.checkoutUrl;
}

const keepStarted = doneTogether<{ id: string; started: StartedPayment }, void>({
  async lock(scope, payments) {
    const free = await lockFreePayments(
      scope,
      payments.map(({ id }) => id),
    );
    return oneOfEach(payments, ({ id }) => (free.has(id) ? id : undefined));
  },
  work: (_app, scope, { id, started }) => updatePayment(scope, id, started),
});
