import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { createHttpServer } from '../../../platform/http/server.ts';
import { getOrder } from '../../orders/index.ts';
import { listPayments } from '../payment.repository.ts';
import { startPayment } from '../start-payment.ts';
import { signatureHeader, signNotice } from './notice-signature.ts';
import { testPaymentRoutes } from './test-payment.routes.ts';

const database = await testDatabase();
const app = { ...testApp(database).app };
const server = await createHttpServer(app);
await server.register(testPaymentRoutes(app));

beforeAll(async () => {
  app.publicUrl = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function aPaymentPage(language: ContentLanguage = 'en') {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(database.owner, clientId);
  const order = await aPlacedOrder(app, clientId, timeslot, { isTest: true, language });
  const started = await startPayment(app, clientId, order.orderId, 'test');
  if (!started.ok) throw new Error('not started');
  return {
    ...client,
    ...order,
    url: started.value.redirectUrl,
    stateOf: () => inClient(app.db, clientId, async (scope) => (await getOrder(scope, order.orderId)).state),
    paymentOf: () =>
      inClient(app.db, clientId, async (scope) => (await listPayments(scope, [order.orderId]))[0]),
  };
}

function press(url: string, outcome: string) {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
}

test('the page asks for the amount in the language of the order and shows nothing private', async () => {
  const { url } = await aPaymentPage('nl');
  const answer = await fetch(url);
  const html = (await answer.text()).replaceAll('\u00a0', ' ');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('€ 35,00 betalen');
  expect(html).not.toContain('Visser');
});

test('the page is written in the font of the sales page, which this server sends', async () => {
  const { url } = await aPaymentPage();
  const [, font = 'none'] = /src:url\(([^)]+)\)/.exec(await (await fetch(url)).text()) ?? [];
  const answer = await fetch(new URL(font, url));
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});

test.each([
  ['paid', 'completed'],
  ['failed', 'failed'],
  ['cancelled', 'failed'],
  ['expired', 'failed'],
])('pressing %s leaves the order %s and returns to its page', async (outcome, state) => {
  const visitor = await aPaymentPage();
  const answer = await press(visitor.url, outcome);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/shop/order/${visitor.subdomain}#${visitor.secret}`,
  ]);
  expect(await visitor.stateOf()).toBe(state);
  expect(await (await fetch(visitor.url)).text()).toContain('This payment has ended.');
});

test('pay pressed twice pays once; pay after fail still pays', async () => {
  const visitor = await aPaymentPage();
  await press(visitor.url, 'failed');
  await Promise.all([press(visitor.url, 'paid'), press(visitor.url, 'paid')]);
  expect(await visitor.stateOf()).toBe('completed');
});

test('a notice that is not signed, or for another client, changes nothing', async () => {
  const [visitor, other] = [await aPaymentPage(), await aPaymentPage()];
  const payment = await visitor.paymentOf();
  const { reference, amountMinor, currency } = payment ?? { reference: '', amountMinor: 0, currency: 'EUR' };
  const body = JSON.stringify({ event: 'e', reference, outcome: 'paid', amountMinor, currency });
  const send = (subdomain: string, signature: string, text = body) =>
    fetch(`${app.publicUrl}/webhooks/payments/test/${subdomain}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body: text,
    });
  const signed = signNotice(app, visitor.clientId, body);
  const answers = [
    await send(visitor.subdomain, ''),
    await send(visitor.subdomain, 'sha256=00'),
    await send(visitor.subdomain, signed, body.replace('paid', 'failed')),
    await send(visitor.subdomain, signNotice(app, other.clientId, body)),
    await send('nobody', signed),
    await send(other.subdomain, signNotice(app, other.clientId, body)),
    await send(visitor.subdomain, signNotice(app, visitor.clientId, '{'), '{'),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401, 404, 400]);
  expect(await visitor.stateOf()).toBe('pending payment');
  expect((await send(visitor.subdomain, signed)).status).toBe(204);
  expect(await visitor.stateOf()).toBe('completed');
});

test('an outcome that cannot be taken in waits in the outbox, and the queue sends it over HTTP', async () => {
  const visitor = await aPaymentPage();
  const broken: App = {
    ...app,
    clock: () => {
      throw new Error('a bug');
    },
  };
  const payment = await visitor.paymentOf();
  if (!payment) throw new Error('no payment');
  const { deliverNoticeSubscription, tellOutcome } = await import('./deliver-notice.ts');
  await tellOutcome(broken, { id: visitor.clientId, subdomain: visitor.subdomain }, payment, 'paid');
  expect(await visitor.stateOf()).toBe('pending payment');
  const { rows } = await database.owner.query(
    'select id, client_id as "clientId", type, payload from outbox where client_id = $1',
    [visitor.clientId],
  );
  expect(rows.map(({ type }) => type)).toEqual(['deliver-test-notice']);
  await deliverNoticeSubscription.handle(app, rows[0]);
  expect(await visitor.stateOf()).toBe('completed');
});

test.each([
  '/pay/test/nothing-like-it',
  `/pay/test/${'x'.repeat(200)}`,
  '/webhooks/payments/test/none',
  '/pay/test/%00',
  '/webhooks/payments/test/%00',
])('an address that nobody gave out (%s) is a clear no', async (path) => {
  const answer = await fetch(`${app.publicUrl}${path}`, {
    method: path.startsWith('/web') ? 'POST' : 'GET',
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
