import { randomUUID } from 'node:crypto';
import { aClient, signedInAs, TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disableClient } from '../modules/clients/disable-client.ts';
import { enableClient } from '../modules/clients/enable-client.ts';
import { settlePayment } from '../modules/payments/settle-payment.ts';
import { createDevice } from '../modules/scanning/devices/create-device.ts';
import { createServer } from './create-server.ts';

/**
 * What stops when an Admin disables a client, and what continues: over the wire, as visitors, staff and gates see it.
 */
const database = await testDatabase();
const { app } = testApp(database);
const server = await createServer(app);
afterAll(() => server.close());
const admin = await signedInAsAdmin(app);
const disabled = { code: 'client-disabled', message: 'Getij does not sell tickets at the moment' };

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  injectPatiently(server, { method: 'POST', url, payload, headers });
const signIn = ({ subdomain }: TestClient, password = TEST_PASSWORD) =>
  post('/v1/login_check', { username: `manager|${subdomain}`, password });
const codeOf = (answer: { json(): { errors?: { code: string; message: string }[] } }) =>
  answer.json().errors?.[0];

test('disabling needs its subdomain typed again, and only an Admin may', async () => {
  const client = await aClient(app);
  expect(await refusalsOf(disableClient(admin, client.clientId, 'another'))).toEqual([
    'subdomain: subdomain-differs',
  ]);
  const manager = await signedInAs(app, client);
  await expect(disableClient(manager, client.clientId, client.subdomain)).rejects.toThrow('clients');
  expect((await signIn(client)).statusCode).toBe(200);
});

describe('the accounts of a disabled client', () => {
  test('get a message at sign-in after the right password, and cannot refresh; open sessions end for good', async () => {
    const client = await aClient(app);
    const opened = (await signIn(client)).json();
    const bearer = { authorization: `Bearer ${opened.token}` };
    const ask = () => post('/graphql', { query: '{ me { id } }' }, bearer);
    expect((await ask()).statusCode).toBe(200);

    await disableClient(admin, client.clientId, client.subdomain);
    expect((await ask()).statusCode).toBe(401);
    expect((await post('/v1/token/refresh', { refresh_token: opened.refresh_token })).statusCode).toBe(401);
    expect((await signIn(client)).json().code).toBe('client_disabled');
    expect((await signIn(client, 'wrong')).json().code).toBe('invalid_credentials');

    await enableClient(admin, client.clientId);
    expect((await ask()).statusCode).toBe(401);
    expect((await signIn(client)).statusCode).toBe(200);
  });
});

describe('visitors of a disabled client', () => {
  let client: TestClient;
  let shop: string;
  let paying: string;
  let held: string;
  let wish: object;
  beforeAll(async () => {
    client = await aClient(app);
    const page = await aSalesPage(database.owner, client.clientId, { capacity: 20 });
    wish = {
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity: 2 }],
    };
    shop = `/api/shop/${client.subdomain}/${page.url}`;
    const take = async () =>
      (await post(`${shop}/carts`, wish, { 'idempotency-key': randomUUID() })).json().secret;
    paying = await take();
    const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
    await injectPatiently(server, { method: 'PUT', url: `/api/shop/carts/${paying}/details`, payload: anna });
    await post(`/api/shop/carts/${paying}/checkout`, { method: 'test' });
    held = await take();
    await disableClient(admin, client.clientId, client.subdomain);
  });

  test('read on its sales page, by the client’s name, that nothing is sold', async () => {
    const answer = await injectPatiently(server, { url: shop });
    expect(answer.statusCode).toBe(403);
    expect(codeOf(answer)).toMatchObject(disabled);
    const days = await injectPatiently(server, {
      url: `${shop}/availability?ticketGroupIds=${randomUUID()}&month=2030-01`,
    });
    expect(codeOf(days)).toMatchObject(disabled);
    expect(codeOf(await post(`${shop}/carts`, wish))).toMatchObject(disabled);
  });

  test('cannot continue with places that were held', async () => {
    expect(codeOf(await post(`/api/shop/carts/${held}/extend`, {}))).toMatchObject(disabled);
    expect(codeOf(await post(`/api/shop/carts/${held}/checkout`, { method: 'test' }))).toMatchObject(
      disabled,
    );
    const changed = await injectPatiently(server, {
      method: 'PUT',
      url: `/api/shop/carts/${held}`,
      payload: { ...wish, lines: [] },
    });
    expect(changed.statusCode).toBeGreaterThanOrEqual(400);
  });

  test('that is disabled while visitors pay gives them their tickets: the order completes and stays reachable', async () => {
    const { rows } = await database.owner.query(
      `select reference, amount_minor::int as "amountMinor", currency from payment where client_id = $1`,
      [client.clientId],
    );
    const paid = { provider: 'test', event: 'paid', outcome: 'paid' as const, ...rows[0] };
    await settlePayment(app, client.clientId, paid);
    const cart = (await injectPatiently(server, { url: `/api/shop/carts/${paying}` })).json();
    expect(cart.state).toBe('completed');
    const order = (await injectPatiently(server, { url: `/api/shop/orders/${cart.orderSecret}` })).json();
    expect(order).toMatchObject({ state: 'completed', tickets: [{}, {}] });
    expect(
      (await injectPatiently(server, { url: order.pdfUrl, headers: { 'x-order-secret': cart.orderSecret } }))
        .statusCode,
    ).toBe(200);
  });
});

test('the gate of a disabled client admits no visitor and says why, until the client is enabled', async () => {
  const client = await aClient(app);
  const { code } = await createDevice(await signedInAs(app, client), { name: 'Gate A', locationId: null });
  const spare = await createDevice(await signedInAs(app, client), { name: 'Gate B', locationId: null });
  const { deviceKey } = (await post('/api/scan/v1/pair', { code })).json();
  const headers = { authorization: `Device ${deviceKey}` };
  const ticket = await aSoldTicket(database.owner, client.clientId);
  const scan = (sequence: number) =>
    post(
      '/api/scan/v1/scans',
      { sequence, code: ticket.number, at: new Date().toISOString(), direction: 'in' },
      headers,
    );
  await disableClient(admin, client.clientId, client.subdomain);
  for (const answer of [
    await scan(1),
    await injectPatiently(server, { url: '/api/scan/v1/context', headers }),
    await post('/api/scan/v1/pair', { code: spare.code }),
  ]) {
    expect(answer.statusCode).toBe(403);
    expect(codeOf(answer)?.code).toBe('client-disabled');
  }
  await enableClient(admin, client.clientId);
  expect((await scan(2)).json().verdict).toBe('valid');
});
