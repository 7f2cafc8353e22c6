import { plainRight, startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../modules/identity/index.ts';
import { inClient } from '../platform/database/in-client.ts';
import { createServer } from './create-server.ts';

/** The limits on rights and on signing in, as callers meet them: over HTTP, from an address. */
const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app, { subdomain: 'getij' });
const server = await createServer(app);
afterAll(() => server.close());

const OFFICE = '192.0.2.7';
const HOME = '198.51.100.4';

async function anAccount(
  username: string,
  rights = startAccountRights('reception'),
  accountType = 'reception' as const,
) {
  return inClient(app.db, client.clientId, (scope) =>
    createAccount(app, scope, {
      username,
      email: '',
      accountType,
      locale: 'en_US',
      password: TEST_PASSWORD,
      rights,
    }),
  );
}

const post = (url: string, remoteAddress: string, payload: object, token?: string) =>
  injectPatiently(server, {
    method: 'POST',
    url,
    remoteAddress,
    payload,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });

const signIn = (username: string, from: string) =>
  post('/v1/login_check', from, { username: `${username}|getij`, password: TEST_PASSWORD });

async function tokenOf(username: string, from: string): Promise<string> {
  const answer = await signIn(username, from);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().token;
}

const listAccounts = (token: string, from: string) =>
  post('/graphql', from, { query: '{ accounts(filter: {}) { edges { node { id } } } }' }, token);

beforeAll(async () => {
  await database.owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name, settled_at)
     values ($1, 'office-ips', 1, '{"ranges": ["192.0.2.0/24", "2001:db8::/32"]}', '{"ranges": []}',
       now() - interval '1 hour', now() - interval '1 hour', 'manager', now())`,
    [client.clientId],
  );
});

describe('a right for the office alone', () => {
  const officeOnly = [
    { module: 'gebruikers' as const, level: 'access' as const, ...plainRight, officeIpOnly: true },
  ];

  test.each([
    ['from the office', OFFICE, true],
    ['from the office, where the socket speaks IPv6', `::ffff:${OFFICE}`, true],
    ['from the office by IPv6', '2001:db8::17', true],
    ['from home', HOME, false],
    ['from another IPv6 network', '2001:db9::17', false],
  ])('%s', async (_where, from, counts) => {
    await anAccount(`desk ${from}`, officeOnly);
    const answer = (await listAccounts(await tokenOf(`desk ${from}`, from), from)).json();
    if (counts) return expect(answer.errors).toBeUndefined();
    expect(answer.errors[0].extensions).toMatchObject({ code: 'NOT_ALLOWED', limit: 'office IP only' });
    expect(answer.data?.accounts ?? null).toBeNull();
  });

  test('counts again in the same session once the account is at the office', async () => {
    await anAccount('wanderer', officeOnly);
    const token = await tokenOf('wanderer', HOME);
    expect((await listAccounts(token, HOME)).json().errors).toHaveLength(1);
    expect((await listAccounts(token, OFFICE)).json().errors).toBeUndefined();
  });
});

test('a right for managers alone gives a receptionist nothing, and the page says why', async () => {
  await anAccount('helper', [
    { module: 'gebruikers', level: 'access', ...plainRight, limit: 'management only' },
  ]);
  const answer = (await listAccounts(await tokenOf('helper', OFFICE), OFFICE)).json();
  expect(answer.errors[0].extensions).toMatchObject({ code: 'NOT_ALLOWED', limit: 'management only' });
});

test('rights that a type cannot have do not count, also where an older version stored them', async () => {
  const reader = await inClient(app.db, client.clientId, (scope) =>
    createAccount(app, scope, {
      username: 'reader',
      email: '',
      accountType: 'read only',
      locale: 'en_US',
      password: TEST_PASSWORD,
      rights: [{ module: 'gebruikers', level: 'extra', ...plainRight }],
    }),
  );
  const token = await tokenOf('reader', HOME);
  const deletion = { query: `mutation { deleteAccount(id: "${reader}") }` };
  expect((await post('/graphql', HOME, deletion, token)).json().errors[0].extensions.code).toBe(
    'NOT_ALLOWED',
  );
});

describe('an account that may sign in at one location only', () => {
  async function limited(username: string): Promise<void> {
    const accountId = await anAccount(username);
    await database.owner.query(
      `with place as (insert into location (client_id, name, address, postal_code, town, country, time_zone, ip_ranges)
         values ($1, $3, '', '', '', 'NL', 'Europe/Amsterdam', '{192.0.2.0/28}') returning id)
       insert into account_login_location (client_id, account_id, location_id) select $1, $2, id from place`,
      [client.clientId, accountId, `Desk of ${username}`],
    );
  }

  test('signs in there, and is refused elsewhere in words', async () => {
    await limited('quay');
    expect((await signIn('quay', OFFICE)).statusCode).toBe(200);
    const refused = await signIn('quay', HOME);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      code: 'login_refused_by_location',
      message: 'You cannot sign in from here: your account may only be used at its own locations.',
    });
  });

  test('learns nothing elsewhere with a wrong password', async () => {
    await limited('guessed');
    const answer = await post('/v1/login_check', HOME, { username: 'guessed|getij', password: 'wrong' });
    expect(answer.json().code).toBe('invalid_credentials');
  });

  test('is signed out by its next call from elsewhere, and refreshing is refused', async () => {
    await limited('carried');
    const { token, refresh_token } = (await signIn('carried', OFFICE)).json();
    expect((await post('/graphql', HOME, { query: '{ me { id } }' }, token)).statusCode).toBe(401);
    expect((await post('/graphql', OFFICE, { query: '{ me { id } }' }, token)).statusCode).toBe(401);
    const refreshed = await post('/v1/token/refresh', HOME, { refresh_token });
    expect(refreshed.json().code).toBe('login_refused_by_location');
  });

  test('is signed out by a refresh from elsewhere too', async () => {
    await limited('laptop');
    const { token, refresh_token } = (await signIn('laptop', OFFICE)).json();
    expect((await post('/v1/token/refresh', HOME, { refresh_token })).statusCode).toBe(403);
    expect((await post('/graphql', OFFICE, { query: '{ me { id } }' }, token)).statusCode).toBe(401);
  });
});
