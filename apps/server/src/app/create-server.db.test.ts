import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

const database = await testDatabase();
const { app } = testApp(database);
await aClient(app, { subdomain: 'getij', name: 'Getij' });
const server = await createServer(app);
afterAll(() => server.close());

const post = (url: string, payload: unknown, headers = {}) =>
  injectPatiently(server, { method: 'POST', url, payload: payload as object, headers });

async function signIn() {
  const answer = await post('/v1/login_check', { username: 'manager|getij', password: TEST_PASSWORD });
  return answer.json<{ token: string; refresh_token: string }>();
}

async function ask(query: string, token?: string, headers = {}) {
  return post('/graphql', { query }, { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers });
}

describe('the calls of the shell', () => {
  test('login_check answers token and refresh_token', async () => {
    expect(Object.keys(await signIn()).sort()).toEqual(['refresh_token', 'token']);
  });

  test('a mismatch answers 401 with the message of the specification', async () => {
    const answer = await post('/v1/login_check', { username: 'manager|getij', password: 'no' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toBe("Username and password don't match");
  });

  test('refresh answers a new pair, and 401 for a token that was never given out', async () => {
    const { refresh_token } = await signIn();
    const answer = await post('/v1/token/refresh', { refresh_token });
    expect(answer.statusCode).toBe(200);
    expect((await post('/v1/token/refresh', { refresh_token: 'nonsense' })).statusCode).toBe(401);
  });

  test('logout takes a JSON content type without a body and ends the session', async () => {
    const { token } = await signIn();
    const answer = await injectPatiently(server, {
      method: 'POST',
      url: '/logout',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await ask('{ me { id } }', token)).statusCode).toBe(401);
  });

  test('logout of an unknown session answers 200', async () => {
    expect((await injectPatiently(server, { method: 'POST', url: '/logout' })).statusCode).toBe(200);
  });

  test('feature flags need no sign-in', async () => {
    expect((await injectPatiently(server, { url: '/v1/feature-flags' })).statusCode).toBe(200);
  });
});

describe('GraphQL', () => {
  test('MenuItemsConfig and GetClientConfiguration have the shapes of the specification', async () => {
    const { token } = await signIn();
    const menu = await ask(
      `query MenuItemsConfig { me { __typename ... on Admin { menu { edges { node { id itemPosition groupName } } } }
        ... on ClientUser { menu { edges { node { id itemPosition groupName } } } } } }`,
      token,
    );
    const { me } = menu.json().data;
    expect(me.__typename).toBe('ClientUser');
    expect(me.menu.edges[0].node).toEqual({ id: 'dashboard', itemPosition: 10, groupName: null });
    const configuration = await ask(
      `query GetClientConfiguration { me { supportedLocales { defaultLocale edges { node { locale } } } }
        clients { edges { node { config { supportedLocales { defaultLocale edges { node { locale } } }
          logos { defaultIcon } banners { defaultIcon } } } } } }`,
      token,
    );
    const { clients, me: who } = configuration.json().data;
    expect(clients.edges[0].node.config.supportedLocales.defaultLocale).toBe('nl_NL');
    expect(who.supportedLocales.edges.map((edge: { node: { locale: string } }) => edge.node.locale)).toEqual([
      'nl_NL',
      'en_US',
    ]);
  });

  test('an empty authorization header is no session, a forged one is refused with 401', async () => {
    const nobody = await ask('{ me { id } }', undefined, { authorization: '' });
    expect(nobody.json().errors[0].extensions.code).toBe('NOT_SIGNED_IN');
    expect((await ask('{ me { id } }', 'forged')).statusCode).toBe(401);
  });

  test('more than 30 aliases, a document too deep and a batch of 11 are refused', async () => {
    const { token } = await signIn();
    const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ');
    expect((await ask(`{ ${aliases} }`, token)).json().errors[0].message).toContain('30 aliases');
    const batch = Array.from({ length: 11 }, () => ({ query: '{ __typename }' }));
    const answer = await post('/graphql', batch, { authorization: `Bearer ${token}` });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('a body over 1 MB is refused with 413', async () => {
    const answer = await ask(`{ __typename } # ${'x'.repeat(1_100_000)}`);
    expect(answer.statusCode).toBe(413);
  });
});

describe('the server itself', () => {
  test('says that it lives, that it is ready, and how it fares', async () => {
    expect((await injectPatiently(server, { url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await injectPatiently(server, { url: '/readyz' })).json()).toEqual({ status: 'ready' });
    expect((await injectPatiently(server, { url: '/metrics' })).body).toContain('foyer_http_request_seconds');
  });

  test('tells its figures on its own machine or to the holder of the token, and others find no page', async () => {
    const statusOf = async (one: FastifyInstance, options: InjectOptions) =>
      (await injectPatiently(one, { url: '/metrics', ...options })).statusCode;
    expect(await statusOf(server, { remoteAddress: '198.51.100.7' })).toBe(404);
    expect(await statusOf(server, { headers: { 'x-forwarded-for': '198.51.100.7' } })).toBe(404);
    const env = { ...app.env, FOYER_METRICS_TOKEN: 'a token of Prometheus' };
    const guarded = await createServer({ ...app, env });
    const authorization = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    expect(await statusOf(guarded, authorization('a token of Prometheus'))).toBe(200);
    expect(await statusOf(guarded, authorization('another token here...'))).toBe(404);
    expect(await statusOf(guarded, {})).toBe(404);
    await guarded.close();
  });

  test('leads / and /new-cms to the mount, with path and query', async () => {
    expect((await injectPatiently(server, { url: '/' })).headers.location).toBe('/cms/');
    expect((await injectPatiently(server, { url: '/new-cms/products?page=2' })).headers.location).toBe(
      '/cms/products?page=2',
    );
  });

  test('answers a path that is not there with 404 and a message', async () => {
    const answer = await injectPatiently(server, { url: '/no/such/path' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errors[0]).toEqual({
      field: 'main',
      message: 'Page not found',
      code: 'page-not-found',
    });
  });
});
