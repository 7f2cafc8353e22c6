import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { testCertificate } from '@foyer/testkit/test-certificate.ts';
import { afterAll, expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import type { Reach } from '../../platform/http/outgoing/post-public.ts';
import { changeChannel, getChannel } from '../channels/index.ts';
import { saveDetails } from '../storefront/cart/save-details.ts';
import { takeCart } from '../storefront/cart/take-cart.ts';
import { checkOut } from '../storefront/checkout/check-out.ts';
import { checkAddress } from './check-address.ts';
import { findPopupDataState } from './popup-data.repository.ts';
import { sendSummary } from './send-summary.ts';
import { sendPopupDataTest } from './send-test.ts';
import { renewSigningSecret } from './signing-secret.ts';
import './popup-data.module.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);

const seen: { headers: Record<string, unknown>; body: string }[] = [];
let status = 204;
const receiver = createServer(testCertificate, async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  seen.push({ headers: request.headers, body });
  response.writeHead(status).end();
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
afterAll(() => receiver.closeAllConnections());
afterAll(() => receiver.close());

const reach: Reach = {
  resolve: async (host) => (host === 'getij.example' ? [{ address: '127.0.0.1', family: 4 }] : []),
  mayConnect: () => true,
  port: (receiver.address() as AddressInfo).port,
  ca: testCertificate.cert,
};
const url = 'https://getij.example/orders';
const page = 'https://www.getij.example/visit';

async function aMuseum({ popupUrl = url as string | null, isTest = true } = {}) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client, 'management');
  await aSetting(database.owner, client.clientId, 'websites', { hosts: ['www.getij.example'] });
  await database.owner.query('update ticket_type set price_minor = 0 where client_id = $1', [
    client.clientId,
  ]);
  const street = await aSalesPage(database.owner, client.clientId, {
    salesFlow: { popupData: { url: popupUrl } },
  });
  await database.owner.query('update ticket_type set price_minor = 0 where client_id = $1', [
    client.clientId,
  ]);
  const state = () => manager.inClient((scope) => findPopupDataState(scope, street.channelId));
  return { ...client, manager, street, state, isTest };
}

/** A free order, made on a page of the museum's site or on the sales page itself. */
async function anOrder(
  { clientId, subdomain, street }: Awaited<ReturnType<typeof aMuseum>>,
  origin: object = { page, campaign: 'spring' },
) {
  const { secret } = await takeCart(
    app,
    { client: subdomain, channel: street.url },
    {
      language: 'en',
      timeslotId: street.timeslotId,
      lines: [{ ticketTypeId: street.ticketTypeId, quantity: 2 }],
    },
    randomUUID(),
  );
  await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.org' });
  await checkOut(app, secret, { method: 'test', origin });
  const { rows } = await database.owner.query<{ id: string; payload: { orderId: string } }>(
    `select id, payload from outbox where client_id = $1 and type = 'embedded-order-completed' order by id desc`,
    [clientId],
  );
  return rows.map(({ id, payload: { orderId } }) => ({ id, clientId, orderId }));
}

test('an order of an embedded page goes to its address, signed, and names no person', async () => {
  const museum = await aMuseum();
  const secret = await renewSigningSecret(museum.manager, museum.street.channelId);
  const [message] = await anOrder(museum);
  await sendSummary(worker, message as never, reach);
  const { headers, body } = seen.at(-1) ?? { headers: {}, body: '' };
  const { rows } = await database.owner.query('select id, number, test from orders where client_id = $1', [
    museum.clientId,
  ]);
  expect(JSON.parse(body)).toMatchObject({
    event: 'order-completed',
    orderId: rows[0].id,
    orderNumber: `GT-${rows[0].number}`,
    isTest: rows[0].test,
    channel: { id: museum.street.channelId, url: museum.street.url },
    page,
    campaign: 'spring',
    totalMinor: 0,
    visitDate: museum.street.date,
    lines: [{ ticketTypeId: museum.street.ticketTypeId, quantity: 2 }],
  });
  expect(body).not.toMatch(/anna|visser|example\.org/i);
  const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['foyer-signature'])) ?? [];
  expect(digest).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  expect(headers['foyer-delivery']).toBe(message?.id);
  expect(await museum.state()).toMatchObject({ problem: null, answerStatus: 204 });
  expect((await museum.state()).deliveredAt).toEqual(expect.any(Date));
});

test('an order of the sales page itself, and of a page of another site, goes nowhere', async () => {
  const museum = await aMuseum();
  expect(await anOrder(museum, {})).toEqual([]);
  expect(await anOrder(museum, { page: 'https://elsewhere.example/visit', campaign: 'spring' })).toEqual([]);
});

test('without an address nothing is sent; without a secret nothing leaves and staff see why', async () => {
  const before = seen.length;
  const [quiet] = await anOrder(await aMuseum({ popupUrl: null }));
  await sendSummary(worker, quiet as never, reach);
  const museum = await aMuseum();
  const [unsigned] = await anOrder(museum);
  await expect(sendSummary(worker, unsigned as never, reach)).rejects.toThrow('no-secret');
  expect(await museum.state()).toMatchObject({ problem: 'no-secret', answerStatus: null });
  expect(seen).toHaveLength(before);
});

test('what was not taken is tried again with the same name; staff see the last result', async () => {
  const museum = await aMuseum();
  await renewSigningSecret(museum.manager, museum.street.channelId);
  const [message] = await anOrder(museum);
  status = 503;
  await expect(sendSummary(worker, message as never, reach)).rejects.toThrow('answer-refused 503');
  expect(await museum.state()).toMatchObject({ problem: 'answer-refused', answerStatus: 503 });
  status = 204;
  const first = seen.at(-1);
  await sendSummary(worker, message as never, reach);
  expect(seen.at(-1)?.headers['foyer-delivery']).toBe(first?.headers['foyer-delivery']);
  expect(seen.at(-1)?.body).toBe(first?.body);
  expect(await museum.state()).toMatchObject({ problem: null });
});

test('a test needs a secret, arrives signed, and says at its field what is wrong', async () => {
  const { manager, street, clientId } = await aMuseum({ popupUrl: null });
  const send = (to: string) => sendPopupDataTest(manager, street.channelId, to, reach);
  expect(await refusalsOf(send(url))).toEqual(['url: popup-data-no-secret']);
  await renewSigningSecret(manager, street.channelId);
  expect(await send(url)).toMatchObject({ problem: null });
  expect(JSON.parse(seen.at(-1)?.body ?? '{}')).toMatchObject({ event: 'test', isTest: true });
  expect(await refusalsOf(send('http://getij.example/'))).toEqual(['url: popup-data-url-invalid']);
  expect(await refusalsOf(send('https://gone.example/'))).toEqual(['url: popup-data-host-unknown']);
  status = 401;
  expect(await refusalsOf(send(url))).toEqual(['url: popup-data-answer-refused']);
  status = 204;
  const { rows } = await database.owner.query(
    `select after::text from audit_entry where client_id = $1 and action in ('test-popup-data', 'renew-popup-data-secret')`,
    [clientId],
  );
  expect(rows).toHaveLength(4);
});

test('an address that cannot be reached is refused at its field when it is saved, one that is kept is not asked', async () => {
  const { manager, street } = await aMuseum({ popupUrl: null });
  const channel = await manager.inClient((scope) => getChannel(scope, street.channelId));
  const withUrl = (to: string) => ({
    ...channel,
    maxTickets: 25,
    salesFlow: { ...channel.salesFlow, popupData: { url: to } },
  });
  const check = async (to: string, before = channel) =>
    (await checkAddress(manager, withUrl(to), before, reach)).map(({ code, field }) => `${field}: ${code}`);
  expect(await check('https://gone.example/')).toEqual(['salesFlow.popupData.url: popup-data-host-unknown']);
  expect(await check(url)).toEqual([]);
  expect(await check('https://gone.example/', withUrl('https://gone.example/'))).toEqual([]);
  const save = changeChannel(manager, channel.id, withUrl('https://127.0.0.1/orders'));
  expect(await refusalsOf(save)).toEqual(['salesFlow.popupData.url: popup-data-host-private']);
});

test('a new secret replaces the one before; who may not edit makes and tests none', async () => {
  const museum = await aMuseum();
  const first = await renewSigningSecret(museum.manager, museum.street.channelId);
  const second = await renewSigningSecret(museum.manager, museum.street.channelId);
  expect(second).not.toBe(first);
  const reader = await signedInAs(app, museum, 'read only');
  await expect(renewSigningSecret(reader, museum.street.channelId)).rejects.toBeInstanceOf(NotAllowedError);
  await expect(sendPopupDataTest(reader, museum.street.channelId, url, reach)).rejects.toBeInstanceOf(
    NotAllowedError,
  );
});
