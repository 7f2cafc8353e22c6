import { isOrderPayable, isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { type Client, getClient } from '../clients/index.ts';
import {
  changeOrderState,
  lockOrder,
  lockOrdersWithHolds,
  type Order,
  orderPathOf,
} from '../orders/index.ts';
import { listAccountOffers } from './accounts/payment-account.repository.ts';
import { openAccount } from './accounts/sealed-keys.ts';
import { completePaid } from './by-codes/complete-paid.ts';
import { chooseProvider } from './choose-provider.ts';
import { type BegunPayment, openPayments } from './open-payments.ts';
import { keepStarted, listOpenPayments } from './payment.repository.ts';
import type { PaymentToStart, StartedPayment } from './payment-provider.ts';
import { getProvider } from './payment-providers.ts';
import { firstPollAt } from './poll-times.ts';
import { ProviderRefusedError, ProviderUnreachableError } from './remote/ask-provider.ts';
import { returnPathOf } from './return-path.ts';

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
  if (dueOf(order) === 0) {
    const sales = await lockOrdersWithHolds(scope, [orderId], 'wait');
    const completion = (await completePaid(app, scope, sales, { kind: 'visitor' })).get(orderId);
    const isGone = completion === 'no-places' || completion === 'closed';
    return isGone ? refused({ code: 'places-gone' }) : ok(null);
  }
  const begun = (await findBegun(scope, order, method)) ?? (await openOne(app, scope, order, method));
  if (!begun) return refused({ code: 'payment-method-unknown', field: 'method' });
  await changeOrderState(scope, order, 'pending payment', { kind: 'visitor' }, { method });
  return ok(begun);
}

/** What a provider has to take: the codes pay the rest. */
const dueOf = ({ totalMinor, byCodesMinor }: Order): number => totalMinor - byCodesMinor;

async function findBegun(
  scope: ClientScope,
  order: Order,
  method: string,
): Promise<BegunPayment | undefined> {
  const { id, language, itemCount } = order;
  const open = await listOpenPayments(scope, [id]);
  const payment = open.find((one) => {
    return one.method === method && one.amountMinor === dueOf(order) && one.orderChangeId === null;
  });
  return payment && { ...payment, language, itemCount };
}

/** undefined = none of the client's providers takes it by this method. */
async function openOne(
  app: App,
  scope: ClientScope,
  order: Order,
  method: string,
): Promise<BegunPayment | undefined> {
  const { id: orderId, test: isTest, currency, language, itemCount, locationId } = order;
  const asked = {
    orderId,
    method,
    amountMinor: dueOf(order),
    currency,
    isTest,
    locationId,
    language,
    itemCount,
  };
  const offers = await listAccountOffers(scope);
  if (!chooseProvider(offers, method, asked)) return undefined;
  const [begun] = await openPayments(app, scope, [asked], offers);
  return begun;
}

/**
 * Where a visitor pays. A provider that has to be asked is asked outside of a transaction, so that a slow one holds no
 * row; its idempotency key makes a second call harmless.
 * @throws RefusedError `payment-provider-unreachable`, `payment-not-started` (409): the order waits, and the visitor
 * may try again or choose another method.
 */
export async function goToProvider(app: App, clientId: string, payment: BegunPayment): Promise<string> {
  if (payment.checkoutUrl) return payment.checkoutUrl;
  const { language, itemCount, accountId } = payment;
  const { client, account } = await inClient(app.db, clientId, async (scope) => ({
    client: await getClient(scope),
    account: accountId === null ? null : await openAccount(app, scope, accountId),
  }));
  const t = readTranslator(language, ['payment']);
  const started = await startAt(app, {
    clientId,
    payment,
    account,
    description: t.t('payment.description', { count: itemCount }),
    language,
    returnUrl: `${app.publicUrl}${returnPathOf(app, client, payment.id)}`,
    noticeUrl: `${app.publicUrl}/webhooks/payments/${payment.provider}/${client.subdomain}`,
  });
  const nextPollAt = firstPollAt(app.clock());
  await inClient(app.db, clientId, (scope) => keepStarted(scope, payment.id, { ...started, nextPollAt }));
  return started.checkoutUrl;
}

async function startAt(app: App, start: PaymentToStart & { payment: BegunPayment }): Promise<StartedPayment> {
  try {
    return await getProvider(start.payment.provider).start(app, start);
  } catch (error) {
    const isUnreachable = error instanceof ProviderUnreachableError;
    if (!isUnreachable && !(error instanceof ProviderRefusedError)) throw error;
    app.log.error({ err: error, provider: start.payment.provider }, 'a payment was not started');
    const code = isUnreachable ? 'payment-provider-unreachable' : 'payment-not-started';
    throw new RefusedError([{ code, field: 'method' }], 409);
  }
}
