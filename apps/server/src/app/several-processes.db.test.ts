import { once } from 'node:events';
import { connect } from 'node:net';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { checkOut, pay, readOrder, type ShopAddress, takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listCounterDifferences } from '../modules/capacity/index.ts';

/** Two web processes and two workers, each a real one, on one database. */
const database = await testDatabase();
const { app, worker } = testApp(database);
const client = await aClient(app);
const processes: ServerProcess[] = [];
let web: [ServerProcess, ServerProcess];
let workers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  const start = async (role: 'web' | 'worker') => {
    const process = await startServerProcess({
      DATABASE_URL: database.ownerUrl,
      FOYER_SECRET: TEST_SECRET,
      FOYER_ROLE: role,
      DEMO_PASSWORD: TEST_PASSWORD,
    });
    processes.push(process);
    return process;
  };
  // All four at the same moment, on a database that none of them has seen.
  const [one, two, three, four] = await Promise.all([
    start('web'),
    start('web'),
    start('worker'),
    start('worker'),
  ]);
  web = [one, two];
  workers = [three, four];
});

afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
});

const post = (server: ServerProcess, path: string, body: unknown, token = '') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token && `Bearer ${token}` },
    body: JSON.stringify(body),
  });

async function whoAmI(server: ServerProcess, token: string): Promise<number> {
  return (await post(server, '/graphql', { query: '{ me { id } }' }, token)).status;
}

const shopAt = (server: ServerProcess, channelUrl: string): ShopAddress => ({
  url: server.url,
  subdomain: client.subdomain,
  channelUrl,
});

test('an account that signed in at one web process is signed in at the other, and signed out at both', async () => {
  const credentials = { username: `manager|${client.subdomain}`, password: TEST_PASSWORD };
  const { token, refresh_token } = await (await post(web[0], '/v1/login_check', credentials)).json();
  expect(await whoAmI(web[1], token)).toBe(200);
  const refreshed = await (await post(web[1], '/v1/token/refresh', { refresh_token })).json();
  expect(await whoAmI(web[0], refreshed.token)).toBe(200);
  await post(web[0], '/logout', {}, refreshed.token);
  expect([await whoAmI(web[0], token), await whoAmI(web[1], refreshed.token)]).toEqual([401, 401]);
});

test('eighty buyers at two web processes get the twenty places that there are', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 20 });
  const carts = await Promise.all(
    Array.from({ length: 80 }, (_, index) => takeCart(shopAt(web[index % 2 ? 1 : 0], page.url), page)),
  );
  expect(carts.filter((cart) => typeof cart !== 'string')).toHaveLength(20);
  expect(await counterFigures(database.owner, page.timeslotId)).toEqual({ capacity: 20, held: 20, sold: 0 });
  expect(await listCounterDifferences(worker.db)).toEqual([]);
});

test('a request that is repeated at the other web process answers the same cart', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  const [one, two] = await Promise.all(
    web.map((server) => takeCart(shopAt(server, page.url), page, { idempotencyKey: 'the same request' })),
  );
  expect(one).toMatchObject({ secret: (two as { secret: string }).secret });
  expect((await counterFigures(database.owner, page.timeslotId)).held).toBe(1);
});

/** As long as a refusal is answered from the cache. */
const REFUSAL_KEPT_MS = 100;

test('a place that is given back is for sale at once where it was, and within a tenth of a second elsewhere', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 1 });
  const [here, elsewhere] = web.map((server) => shopAt(server, page.url)) as [ShopAddress, ShopAddress];
  const mustTake = async (shop: ShopAddress) => {
    const cart = await takeCart(shop, page);
    if (typeof cart === 'string') throw new Error(cart);
    return cart;
  };
  const giveBack = (secret: string) => fetch(`${here.url}/api/shop/carts/${secret}`, { method: 'DELETE' });
  const first = await mustTake(here);
  expect(await takeCart(here, page)).toBe('not-enough-places');
  await giveBack(first.secret);
  const second = await mustTake(here);
  expect(await takeCart(elsewhere, page)).toBe('not-enough-places');
  await giveBack(second.secret);
  const givenBackAt = performance.now();
  for (;;) {
    // However slow the machine: a request after that time is not refused any more.
    const isLate = performance.now() > givenBackAt + REFUSAL_KEPT_MS;
    const cart = await takeCart(elsewhere, page);
    if (typeof cart !== 'string') break;
    expect([cart, isLate]).toEqual(['not-enough-places', false]);
  }
});

async function buyAt(server: ServerProcess, page: { url: string; timeslotId: string; ticketTypeId: string }) {
  const shop = shopAt(server, page.url);
  const cart = await takeCart(shop, page);
  if (typeof cart === 'string') throw new Error(cart);
  const buyer = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
  const checkout = await checkOut(shop, cart, buyer);
  if (typeof checkout === 'string') throw new Error(checkout);
  return pay(checkout.payUrl);
}

const countMails = async () =>
  Number((await database.owner.query('select count(*) from mail')).rows[0].count);

test('twelve orders bring twelve mails: two workers carry every message out once', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  const secrets = await Promise.all(
    Array.from({ length: 12 }, (_, index) => buyAt(web[index % 2 ? 1 : 0], page)),
  );
  for (const secret of secrets) expect((await readOrder(web[0].url, secret)).state).toBe('completed');
  await vi.waitFor(async () => expect(await countMails()).toBe(12), patience);
  // The mail is there a moment before its message is marked as carried out.
  await vi.waitFor(async () => {
    const { rows } = await database.owner.query(
      `select state, count(*)::int, count(distinct data->>'outboxId')::int as messages, max(retry_count)::int as retries
       from pgboss.job where data->>'type' = 'order-completed' and data->>'destination' = 'tickets' group by state`,
    );
    expect(rows).toEqual([{ state: 'completed', count: 12, messages: 12, retries: 0 }]);
  }, patience);
  for (const each of workers) expect(each.output()).not.toContain('failed');
});

test('places of expired holds come back once, though two workers look for them', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  await Promise.all(Array.from({ length: 10 }, () => takeCart(shopAt(web[0], page.url), page)));
  await database.owner.query('update hold set expires_at = now()');
  await vi.waitFor(async () => {
    expect((await database.owner.query('select 1 from hold')).rowCount).toBe(0);
  }, patience);
  expect((await counterFigures(database.owner, page.timeslotId)).held).toBe(0);
  expect(await listCounterDifferences(worker.db)).toEqual([]);
  for (const each of workers) expect(each.output()).not.toContain('failed');
});

test('when every connection to the database is cut at once, all processes recover by themselves', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  const before = await countMails();
  const { rows: cut } = await database.owner.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  // One that lives on for a moment would answer that the database is there, and end in the middle of the sale.
  await vi.waitFor(async () => {
    const left = await database.owner.query('select 1 from pg_stat_activity where pid = any ($1)', [
      cut.map(({ pid }) => pid),
    ]);
    expect(left.rowCount).toBe(0);
  }, patience);
  for (const server of web) {
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), patience);
    await buyAt(server, page);
  }
  await vi.waitFor(async () => expect(await countMails()).toBe(before + 2), patience);
});

/** Blocks every transaction that needs what the statement locks, until it lets them through. */
async function standInTheWay(statement: string) {
  const connection = await database.owner.connect();
  await connection.query('begin');
  await connection.query(statement);
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    /** Until a statement that begins like this waits for it: the workers' own housekeeping waits for locks too. */
    somebodyWaits: (beginning = '') =>
      vi.waitFor(async () => {
        const { rowCount } = await database.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and starts_with(query, $1)
           and $2::integer = any (pg_blocking_pids(pid))`,
          [beginning, rows[0]?.pid],
        );
        expect(rowCount).toBeGreaterThan(0);
      }, patience),
    letThrough: async () => {
      await connection.query('rollback');
      connection.release();
    },
  };
}

test('a web process that gets SIGTERM answers the request in hand, takes no other, and ends with 0', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  const { somebodyWaits, letThrough } = await standInTheWay(
    `select 1 from counter where id = '${page.timeslotId}' for update`,
  );
  const cart = takeCart(shopAt(web[1], page.url), page);
  await somebodyWaits();
  // As a browser opens one ahead, and may never use it.
  const unused = connect(web[1].port, '127.0.0.1');
  await once(unused, 'connect');
  const stopped = web[1].stop();
  await vi.waitFor(() => expect(fetch(`${web[1].url}/healthz`)).rejects.toThrow(), patience);
  await letThrough();
  expect(await cart).toMatchObject({ state: 'held' });
  expect(await stopped).toBe(0);
  expect((await fetch(`${web[0].url}/readyz`)).status).toBe(200);
});

test('a worker that gets SIGTERM finishes the message in hand, and ends with 0', async () => {
  expect(await workers[1].stop()).toBe(0);
  const page = await aSalesPage(database.owner, client.clientId);
  const before = await countMails();
  const { somebodyWaits, letThrough } = await standInTheWay('lock table mail in access exclusive mode');
  await buyAt(web[0], page);
  // The worker also looks for mails to send from time to time; that is no message in hand.
  await somebodyWaits('insert into "mail"');
  const stopped = workers[0].stop();
  const first = await Promise.race([
    stopped,
    new Promise((resolve) => setTimeout(resolve, 700, 'still there')),
  ]);
  expect(first).toBe('still there');
  await letThrough();
  expect(await stopped).toBe(0);
  expect(await countMails()).toBe(before + 1);
});
