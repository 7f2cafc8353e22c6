import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { completeOrder, lockOrder, orderPathOf } from '../../orders/index.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const timeslot = await aTimeslot(database.owner, client.clientId, { capacity: 10 });
const { orderId, secret } = await aPlacedOrder(app, client.clientId, timeslot);
await inClient(app.db, client.clientId, async (scope) =>
  completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
);
const server = await createServer(app);
afterAll(() => server.close());

test('the address of an order has its secret behind the sign that no browser sends', () => {
  const { clientId: id, subdomain } = client;
  const url = new URL(orderPathOf(app, { id, subdomain }, orderId), 'http://foyer.test');
  expect(url.pathname).toBe(`/shop/order/${subdomain}`);
  expect(url.hash).toBe(`#${secret}`);
});

test.each(['', '/closure', '/tickets.pdf', '/visit.ics'])(
  'a page reads its order%s with the secret in a header, the address has none',
  async (part) => {
    const url = `/api/shop/orders/mine${part}`;
    const answer = await injectPatiently(server, { url, headers: { 'x-order-secret': secret } });
    expect([answer.statusCode, answer.body.includes('"errors"')]).toEqual([200, false]);
    expect(
      (await injectPatiently(server, { url, headers: { 'x-order-secret': 'unknown' } })).statusCode,
    ).toBe(404);
    expect((await injectPatiently(server, { url })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await injectPatiently(server, { url })).statusCode).toBeLessThan(500);
  },
);

test('no address that the order names has its secret', async () => {
  const answer = await injectPatiently(server, {
    url: '/api/shop/orders/mine',
    headers: { 'x-order-secret': secret },
  });
  const { pdfUrl, calendarUrl } = answer.json();
  expect([pdfUrl, calendarUrl]).toEqual([
    '/api/shop/orders/mine/tickets.pdf',
    '/api/shop/orders/mine/visit.ics',
  ]);
  expect(answer.body).not.toContain(secret);
});
