import { rename } from 'node:fs/promises';
import path from 'node:path';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { isProcessAlive } from '@foyer/server/platform/embedded-postgres/process-identity.ts';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import {
  checkOut,
  pay,
  readOrder,
  type Send,
  sendOnce,
  takeCart,
} from '@foyer/testkit/builders/a-visitor.ts';
import { accessDatabase } from '@foyer/testkit/database/database-access.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findEmbeddedDatabase } from './src/embedded-database.ts';
import { type RunningFoyer, startFoyer } from './src/running-foyer.ts';

/** What an operator of Foyer sees: its log, its health, its stop and its start. */
let foyer: RunningFoyer;

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, LOG_LEVEL: 'trace' });
});

afterAll(async () => {
  await foyer?.remove();
});

const buyer = {
  firstName: 'Wilhelmina',
  lastName: 'Zonnebloem',
  email: 'wilhelmina.zonnebloem@example.com',
  phone: '+31 6 98765432',
};

/** Buys, looks at the order, signs in, mistypes, scans: everything in which something personal travels. */
async function leavePersonalTraces(): Promise<string[]> {
  const { url } = await findEmbeddedDatabase(foyer.dataDir);
  const database = accessDatabase(url);
  const client = await aClient(testApp(database).app);
  const page = await aSalesPage(database.owner, client.clientId);
  const shop = { url: foyer.url, subdomain: client.subdomain, channelUrl: page.url };
  const cart = await takeCart(shop, page);
  if (typeof cart === 'string') throw new Error(cart);
  const checkout = await checkOut(shop, cart, buyer);
  if (typeof checkout === 'string') throw new Error(checkout);
  const orderSecret = await pay(checkout.payUrl);
  const order = await readOrder(foyer.url, orderSecret);
  expect(order.state).toBe('completed');
  const post = (path: string, body: unknown, token = '') =>
    sendOnce({ method: 'POST', url: foyer.url + path, body, headers: { authorization: `Bearer ${token}` } });
  const username = `manager|${client.subdomain}`;
  const signedIn = JSON.parse((await post('/v1/login_check', { username, password: TEST_PASSWORD })).text);
  await post('/v1/login_check', { username, password: 'mistyped-secret' });
  await post('/v1/login_check', { username: 'wilhelmina|nowhere', password: 'mistyped-secret' });
  const search = `{ orders(filter: { search: "${buyer.lastName}" }) { edges { node { id buyerName } } } }`;
  await post('/graphql', { query: search }, signedIn.token);
  await post('/graphql', { query: `{ ${buyer.lastName} }` }, signedIn.token);
  await post('/api/scan/v1/pair', { code: buyer.lastName });
  await post('/nowhere', buyer);
  await sendOnce({ method: 'GET', url: `${foyer.url}/api/shop/orders/${orderSecret}/tickets.pdf` });
  await sendOnce({ method: 'GET', url: `${foyer.url}/nowhere/${buyer.email}?name=${buyer.lastName}` });
  await sendOnce({ method: 'PUT', url: `${foyer.url}/api/shop/carts/${cart.secret}/details`, body: buyer });
  // The mail of the tickets is written and sent on its way by the worker, which then has nothing left to do.
  await vi.waitFor(async () => {
    const { rows } =
      await database.owner.query(`select exists (select from mail where state = 'kept') as kept,
      (select count(*)::int from outbox) + (select count(*)::int from pgboss.job where state < 'completed') as open`);
    expect(rows).toEqual([{ kept: true, open: 0 }]);
  }, patience);
  await database.close();
  const [ticket] = order.tickets;
  return [
    cart.secret,
    orderSecret,
    ticket?.code ?? '',
    ticket?.number ?? '',
    signedIn.token,
    signedIn.refresh_token,
  ]
    .concat([checkout.payUrl.split('/').at(-1) ?? '', TEST_PASSWORD, 'mistyped-secret', TEST_SECRET])
    .concat(Object.values(buyer), 'wilhelmina', buyer.email.replace('@', '%40'));
}

test('the log, even at its most talkative, holds nothing personal and nothing secret', async () => {
  const traces = await leavePersonalTraces();
  const log = foyer.output();
  expect(traces.filter((trace) => trace.length < 8)).toEqual([]);
  expect(traces.filter((trace) => log.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);
  // The last one may still be on its way.
  const lines = log
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'));
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.every(({ reqId, route, status }) => reqId && route && status)).toBe(true);
});

test('an answer has the id under which it is logged', async () => {
  const answer = await fetch(`${foyer.url}/v1/feature-flags`);
  const id = answer.headers.get('x-request-id') ?? '';
  await vi.waitFor(() => expect(foyer.output()).toContain(id), patience);
  expect(id).toHaveLength(36);
});

test('metrics name routes, never the secrets in their paths', async () => {
  const metrics = await (await fetch(`${foyer.url}/metrics`)).text();
  expect(metrics).toContain('route="/api/shop/orders/:secret"');
  expect(metrics).toContain('foyer_http_request_seconds_bucket');
  expect(metrics).not.toContain('wilhelmina');
});

const statusOf = async (path: string) => (await fetch(foyer.url + path)).status;

test('PostgreSQL killed in the middle of a sale runs again by itself: a clear no meanwhile, then all is as it was', async () => {
  const before = await findEmbeddedDatabase(foyer.dataDir);
  const database = accessDatabase(before.url);
  const client = await aClient(testApp(database).app);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 20 });
  const shop = { url: foyer.url, subdomain: client.subdomain, channelUrl: page.url };
  const kept = await takeCart(shop, { ...page, quantity: 2 });
  if (typeof kept === 'string') throw new Error(kept);

  const told = new Set<number>();
  const note: Send = async (request) => {
    const answer = await sendOnce(request);
    told.add(answer.status);
    return answer;
  };
  // It would run again before a busy machine has asked: it cannot start until the no was met.
  const version = path.join(foyer.dataDir, 'postgres', 'PG_VERSION');
  await rename(version, `${version}.away`);
  const inHand = [1, 2, 3, 4].map(() => takeCart(shop, page, { send: note }).catch(() => 'no answer'));
  process.kill(before.pid, 'SIGKILL');
  const open = () => note({ method: 'GET', url: `${foyer.url}/api/shop/${client.subdomain}/${page.url}` });
  await vi.waitFor(async () => expect((await open()).status).toBe(503), { ...patience, interval: 0 });
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/metrics')).toBe(200);
  await rename(`${version}.away`, version);
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), {
    ...patience,
    interval: 50,
  });
  const answered = await Promise.all(inHand);
  expect([...told].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect((await open()).status).toBe(200);

  const after = await findEmbeddedDatabase(foyer.dataDir);
  expect(after.url).toBe(before.url);
  expect(after.pid).not.toBe(before.pid);
  expect(await listCounterDifferences(database.worker)).toEqual([]);
  const heldByAnswer = answered.filter((cart) => typeof cart !== 'string').length;
  // A place may be held whose answer was lost; none is held twice, and none that was promised is gone.
  const { held } = await counterFigures(database.owner, page.timeslotId);
  expect(held).toBeGreaterThanOrEqual(2 + heldByAnswer);
  expect(held).toBeLessThanOrEqual(2 + inHand.length);

  const checkout = await checkOut(shop, kept, buyer);
  if (typeof checkout === 'string') throw new Error(checkout);
  const orderSecret = await pay(checkout.payUrl);
  await vi.waitFor(
    async () => expect((await readOrder(foyer.url, orderSecret)).tickets).toHaveLength(2),
    patience.timeout,
  );
  expect(await counterFigures(database.owner, page.timeslotId)).toMatchObject({ sold: 2 });
  expect(await listCounterDifferences(database.worker)).toEqual([]);
  await database.close();
});

test('a start after both were killed repairs the database by itself', async () => {
  const { pid } = await findEmbeddedDatabase(foyer.dataDir);
  await foyer.kill();
  process.kill(pid, 'SIGKILL');
  const startedAt = performance.now();
  await foyer.start();
  process.stdout.write(`ready again after ${Math.round(performance.now() - startedAt)} ms\n`);
  expect(await statusOf('/readyz')).toBe(200);
});

test('a stop ends PostgreSQL too, with nothing left to repair', async () => {
  const { pid } = await findEmbeddedDatabase(foyer.dataDir);
  const startedAt = performance.now();
  expect(await foyer.stop()).toBe(0);
  process.stdout.write(`stopped in ${Math.round(performance.now() - startedAt)} ms\n`);
  expect(isProcessAlive(pid)).toBe(false);
  const again = performance.now();
  await foyer.start();
  process.stdout.write(`second start ready after ${Math.round(performance.now() - again)} ms\n`);
  expect(await statusOf('/readyz')).toBe(200);
});
