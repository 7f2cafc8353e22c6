import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import type { KeyField } from '@foyer/domain/payments/provider-keys.ts';
import { getOrder, listOrderEvents, listTickets, type Order } from '@foyer/server/modules/orders/index.ts';
import { connectProvider } from '@foyer/server/modules/payments/accounts/connect-provider.ts';
import { listPayments, listRefunds, startPayment } from '@foyer/server/modules/payments/index.ts';
import { payRefund } from '@foyer/server/modules/payments/pay-refund.ts';
import { noticeRoutes } from '@foyer/server/modules/payments/remote/notices.routes.ts';
import { returnRoutes } from '@foyer/server/modules/payments/return.routes.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type { ClientScope } from '@foyer/server/platform/database/database.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { createHttpServer } from '@foyer/server/platform/http/server.ts';
import { aClient, signedInAs } from '../builders/a-client.ts';
import { aTimeslot } from '../builders/a-timeslot.ts';
import { aPlacedOrder } from '../builders/an-order.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { testApp, testClock } from '../test-app.ts';

type Keys = Partial<Record<KeyField, string>>;

/** A Foyer whose providers' APIs are counterparts, and that takes in their notices over HTTP. */
export async function aFoyerWithProviders(database: TestDatabase, urls: Partial<App['env']>) {
  const clock = testClock();
  const { app: plain, worker: ofWorker } = testApp(database, clock);
  const env = { ...plain.env, ...urls };
  const app = { ...plain, env };
  const worker = { ...ofWorker, env };
  const server = await createHttpServer(app);
  await server.register(noticeRoutes(app));
  await server.register(returnRoutes(app));
  const publicUrl = await server.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(app, { publicUrl });
  Object.assign(worker, { publicUrl });
  return { app, worker, clock, close: () => server.close() };
}

/** The input of an account's form; keys that a provider lacks are empty. */
export function accountInput(
  provider: PaymentProviderName,
  keys: Keys,
  environment: PaymentEnvironment = 'test',
  locationId: string | null = null,
) {
  const none = { apiKey: '', merchantAccount: '', webhookSecret: '', livePrefix: '' };
  return { provider, environment, locationId, ...none, ...keys };
}

/** A visitor with a placed order of a client whose account at the provider is connected. */
export async function aRemotePayment(
  app: App,
  database: TestDatabase,
  {
    provider,
    keys,
    method,
    quantity = 2,
  }: { provider: PaymentProviderName; keys: Keys; method: string; quantity?: number },
) {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const account = await connectProvider(manager, accountInput(provider, keys));
  const timeslot = await aTimeslot(database.owner, clientId);
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { isTest: true, quantity });
  const paymentOf = async () => {
    const [payment] = await inClient(app.db, clientId, (scope) => listPayments(scope, [orderId]));
    if (!payment) throw new Error('no payment');
    return payment;
  };
  return {
    ...client,
    manager,
    account,
    orderId,
    noticeUrl: `${app.publicUrl}/webhooks/payments/${provider}/${client.subdomain}`,
    start: () => startPayment(app, clientId, orderId, method),
    paymentOf,
    /** Money is asked back as `ask` does. @returns the command that pays it out, as often as it is called. */
    askRefund: async (ask: (scope: ClientScope, order: Order) => Promise<unknown>) => {
      const [refund] = await inClient(app.db, clientId, async (scope) => {
        await ask(scope, await getOrder(scope, orderId));
        return listRefunds(scope, [orderId]);
      });
      const payload = { refundId: refund?.id };
      return () => payRefund(app, { id: 'm', clientId, type: 'pay-refund', payload, createdAt: '' });
    },
    look: () =>
      inClient(app.db, clientId, async (scope) => ({
        state: (await getOrder(scope, orderId)).state,
        tickets: (await listTickets(scope, orderId)).length,
        refunds: (await listRefunds(scope, [orderId])).map(({ state }) => state),
        timeline: (await listOrderEvents(scope, orderId)).map((event) => event.kind).reverse(),
      })),
  };
}
