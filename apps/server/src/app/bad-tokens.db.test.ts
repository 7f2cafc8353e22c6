import { randomUUID } from 'node:crypto';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

/** Tokens that are old, stolen, tampered with or invented, at every call that takes one. */
const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
const client = await aClient(app);
const server = await createServer(app);
afterAll(() => server.close());

async function signIn(): Promise<{ token: string; refresh_token: string }> {
  const payload = { username: `manager|${client.subdomain}`, password: TEST_PASSWORD };
  return (await injectPatiently(server, { method: 'POST', url: '/v1/login_check', payload })).json();
}

const whoAmI = (authorization: string) =>
  injectPatiently(server, {
    method: 'POST',
    url: '/graphql',
    headers: { authorization },
    payload: { query: '{ me { id } }' },
  });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const genuine = await signIn();
const [head = '', body = '', signature = ''] = genuine.token.split('.');
const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
const signedByStranger = (header: { kid?: string; jwk?: object }) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(stranger.privateKey);

const forged: [title: string, token: string][] = [
  ['nothing', ''],
  ['a word', 'forged'],
  ['three words', 'a.b.c'],
  ['a token of dots', '..'],
  ['a signature cut short', `${head}.${body}.${signature.slice(2)}`],
  [
    'other claims under the same signature',
    `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
  ],
  ['no signature and "none"', `${encode({ alg: 'none', kid })}.${body}.`],
  ['a shared secret instead of a key pair', `${encode({ alg: 'HS256', kid })}.${body}.${signature}`],
  ["a stranger's key under our key's name", await signedByStranger({ kid })],
  [
    "a stranger's key that the token itself brings",
    await signedByStranger({ kid, jwk: await exportJWK(stranger.publicKey) }),
  ],
  ['no key name', await signedByStranger({})],
  ['an unknown key name', await signedByStranger({ kid: randomUUID() })],
  ['a NUL in the key name', await signedByStranger({ kid: 'a\u0000b' })],
  ['a key name that is a path', await signedByStranger({ kid: '../../etc/passwd' })],
  ['a key name that is SQL', await signedByStranger({ kid: "' or 1=1 --" })],
  ['a long token', `${head}.${'x'.repeat(10_000)}.${signature}`],
];

describe.each(forged)('a token with %s', (_title, token) => {
  test('is refused by GraphQL with 401', async () => {
    const answer = await whoAmI(`Bearer ${token}`);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errors[0].message).toBe('Not signed in');
    expect(answer.json().data?.me ?? null).toBeNull();
  });

  test('ends no session and is answered by sign-out with 200, as the specification wants', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await injectPatiently(server, { method: 'POST', url: '/logout', headers })).statusCode).toBe(200);
    expect((await whoAmI(`Bearer ${genuine.token}`)).statusCode).toBe(200);
  });

  test('is refused as refresh token with 401 or 400', async () => {
    const payload = { refresh_token: token };
    const answer = await injectPatiently(server, { method: 'POST', url: '/v1/token/refresh', payload });
    expect([400, 401]).toContain(answer.statusCode);
  });

  test('opens no gate', async () => {
    for (const authorization of [`Device ${token}`, `Bearer ${token}`, token]) {
      const answer = await injectPatiently(server, {
        url: '/api/scan/v1/context',
        headers: { authorization },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().errors[0].code).toBe('not-signed-in');
    }
  });
});

test('a genuine token is refused once its fifteen minutes are over', async () => {
  const { token } = await signIn();
  clock.advance(14);
  expect((await whoAmI(`Bearer ${token}`)).statusCode).toBe(200);
  clock.advance(2);
  expect((await whoAmI(`Bearer ${token}`)).statusCode).toBe(401);
});

test('a refresh token is refused once its thirty days are over', async () => {
  const { refresh_token } = await signIn();
  clock.advance(30 * 24 * 60 + 1);
  const answer = await injectPatiently(server, {
    method: 'POST',
    url: '/v1/token/refresh',
    payload: { refresh_token },
  });
  expect(answer.statusCode).toBe(401);
});
