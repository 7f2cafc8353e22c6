import { randomUUID } from 'node:crypto';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from './create-server.ts';

/** What an address, and the visitors behind it, may try: over HTTP, in two processes on one database. */
const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const client = await aClient(app);
const servers = await Promise.all([createServer(app), createServer(app)]);
afterAll(() => Promise.all(servers.map((one) => one.close())));

let turn = 0;
async function call(url: string, payload: object | undefined, ip: string, cookie?: string) {
  turn += 1;
  const server = servers[turn % 2 === 0 ? 0 : 1];
  const answer = await injectPatiently(server, {
    url,
    method: payload ? 'POST' : 'GET',
    ...(payload ? { payload } : {}),
    remoteAddress: ip,
    ...(cookie ? { headers: { cookie } } : {}),
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, wait: answer.headers['retry-after'], cookies };
}
const statusesOf = async (times: number, one: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await one()).status);
  return statuses;
};

describe('ten misses from one address, over two processes, slow down', () => {
  test.each([
    [
      'sign-in to one account',
      '/v1/login_check',
      () => ({ username: `someone|${client.subdomain}`, password: 'x' }),
      401,
    ],
    [
      'an activation link',
      '/v1/account_link',
      () => ({ purpose: 'account-activation', token: randomUUID() }),
      404,
    ],
    [
      'a link for a new password',
      '/v1/account_link/password',
      () => ({
        purpose: 'password-reset',
        token: randomUUID(),
        newPassword: 'long enough',
        repeatPassword: 'long enough',
      }),
      404,
    ],
    ['the secret link of a company form', '/v1/company_form', () => ({ token: randomUUID() }), 404],
    ['the pairing of a gate', '/api/scan/v1/pair', () => ({ code: 'ABCD-EFGH' }), 404],
  ] as const)('%s', async (_what, url, payload, miss) => {
    const ip = `198.51.100.${10 + url.length}`;
    expect(await statusesOf(10, () => call(url, payload(), ip))).toEqual(Array(10).fill(miss));
    const eleventh = await call(url, payload(), ip);
    expect([eleventh.status, Number(eleventh.wait) > 0]).toEqual([429, true]);
    expect((await call(url, payload(), '203.0.113.1')).status).toBe(miss);
  });

  test('asking for a new password', async () => {
    const ask = () => call('/v1/password_forgotten', { username: `${randomUUID()}|x` }, '198.51.100.99');
    expect(await statusesOf(11, ask)).toEqual([...Array(10).fill(204), 429]);
  });

  test('the look-up of orders', async () => {
    const ask = () => call(`/api/shop/orders/${randomUUID()}`, undefined, '198.51.100.98');
    expect(await statusesOf(11, ask)).toEqual([...Array(10).fill(404), 429]);
  });
});

test('a visitor with the link of an order opens it despite the misses of others behind the same address', async () => {
  const timeslot = await aTimeslot(database.owner, client.clientId, {});
  const { secret } = await aPlacedOrder(app, client.clientId, timeslot);
  await statusesOf(12, () => call(`/api/shop/orders/${randomUUID()}`, undefined, '198.51.100.97'));
  expect((await call(`/api/shop/orders/${secret}`, undefined, '198.51.100.97')).status).toBe(200);
});

const right = { username: `manager|${client.subdomain}`, password: TEST_PASSWORD };
const wrong = { ...right, password: 'wrong' };

test('one right password clears an account, and its ten failures hold up that account for a minute', async () => {
  const museum = '198.51.100.50';
  expect(await statusesOf(9, () => call('/v1/login_check', wrong, museum))).toEqual(Array(9).fill(401));
  expect((await call('/v1/login_check', right, museum)).status).toBe(200);
  expect(await statusesOf(10, () => call('/v1/login_check', wrong, museum))).toEqual(Array(10).fill(401));
  const held = await call('/v1/login_check', right, museum);
  expect([held.status, Number(held.wait) <= 60]).toEqual([429, true]);
  clock.advance(1);
  expect((await call('/v1/login_check', right, museum)).status).toBe(200);
});

test('a guesser delays no browser in which the account has signed in before', async () => {
  const museum = '198.51.100.51';
  const [cookie = ''] = (await call('/v1/login_check', right, museum)).cookies;
  expect(cookie).toMatch(/^foyer_device=[^;]+; Path=\/v1; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  const known = cookie.split(';')[0];
  for (let time = 0; time < 50; time += 1) {
    await call('/v1/login_check', wrong, `203.0.113.${100 + time}`);
  }
  await statusesOf(20, () =>
    call('/v1/login_check', { ...wrong, username: `${randomUUID()}|${client.subdomain}` }, museum),
  );
  expect((await call('/v1/login_check', right, museum)).status).toBe(429);
  expect((await call('/v1/login_check', right, '203.0.113.7')).status).toBe(429);
  expect((await call('/v1/login_check', right, museum, known)).status).toBe(200);
  clock.advance(16);
});

test('a known browser may guess no more than any other, and is known for its own accounts only', async () => {
  const from = '198.51.100.52';
  const [cookie = ''] = (await call('/v1/login_check', right, from)).cookies;
  const known = cookie.split(';')[0];
  expect(await statusesOf(11, () => call('/v1/login_check', wrong, from, known))).toEqual([
    ...Array(10).fill(401),
    429,
  ]);
  const other = { username: `colleague|${client.subdomain}`, password: 'x' };
  expect(await statusesOf(11, () => call('/v1/login_check', other, from, known))).toEqual([
    ...Array(10).fill(401),
    429,
  ]);
  expect((await call('/v1/login_check', other, from, `${known}x`)).status).toBe(429);
  clock.advance(16);
});

test('an address in the same IPv6 network is the same caller', async () => {
  const wrong = () =>
    call('/v1/login_check', { username: 'someone|x', password: 'x' }, `2001:db8:1:2::${turn.toString(16)}`);
  expect(await statusesOf(11, wrong)).toEqual([...Array(10).fill(401), 429]);
});

describe('one address may ask so much of the public calls in a minute', () => {
  // However long so many calls take, it is the same minute.
  beforeAll(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterAll(() => void vi.restoreAllMocks());
  const [server] = servers;
  const ask = async (url: string, ip: string, payload?: object) => {
    const answer = await injectPatiently(server, {
      url,
      remoteAddress: ip,
      ...(payload ? { method: 'POST', payload } : {}),
    });
    return answer.statusCode;
  };

  test('300 carts', async () => {
    const take = (ip: string) => ask('/api/shop/nobody/nothing/carts', ip, {});
    for (let cart = 0; cart < 300; cart += 1) await take('192.0.2.10');
    expect([await take('192.0.2.10'), await take('192.0.2.11')]).toEqual([429, 400]);
  });

  test('3,000 calls in all; pages, and calls from the server itself, are not counted', async () => {
    const flags = (ip: string) => ask('/v1/feature-flags', ip);
    for (let time = 0; time < 3_000; time += 1) await Promise.all([flags('192.0.2.20'), flags('127.0.0.1')]);
    expect([await flags('192.0.2.20'), await flags('127.0.0.1')]).toEqual([429, 200]);
    const page = await injectPatiently(server, { url: '/cms/', remoteAddress: '192.0.2.20' });
    expect(page.statusCode).toBe(200);
    expect(Object.keys(page.headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  });
});
