import { createHash } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { listSites } from '@foyer/testkit/samples/client-sites.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { orderSecretOf } from '../modules/orders/index.ts';
import { createServer } from './create-server.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const servers: FastifyInstance[] = [];
async function serverWith(changes: Partial<typeof app> = {}) {
  const made = await createServer({ ...app, ...changes });
  servers.push(made);
  return made;
}
afterAll(() => Promise.all(servers.map((one) => one.close())));
const server = await serverWith();

const headersOf = async (url: string, options: InjectOptions = {}) =>
  (await server.inject({ url, ...options })).headers as Record<string, string | undefined>;

const directive = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((one) => one.startsWith(`${name} `));

describe('a page', () => {
  test.each(['/cms/', '/cms/login', '/cms/help', '/shop/nobody/nothing', '/scan', '/screen/x'])(
    '%s runs no inline script, and no style that is not its own',
    async (path) => {
      const policy = (await headersOf(path))['content-security-policy'];
      expect(directive(policy, 'script-src')).toMatch(/^script-src 'self'( 'wasm-unsafe-eval')?$/);
      expect(directive(policy, 'style-src')).not.toContain('unsafe');
      expect(directive(policy, 'object-src')).toBe("object-src 'none'");
      expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
      expect((await server.inject(path)).body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|\son\w+=/i);
    },
  );

  test.each(['/cms/', '/cms/login', '/cms/help', '/shop/nobody/nothing', '/scan', '/screen/x'])(
    '%s is allowed exactly the styles that stand in it',
    async (path) => {
      const { body, headers } = await server.inject(path);
      const inside = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
        ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
      );
      const sources = directive(`${headers['content-security-policy']}`, 'style-src')?.split(' ').slice(1);
      expect(sources?.filter((source) => !source.startsWith("'nonce-"))).toEqual(["'self'", ...inside]);
      expect(inside).toHaveLength(path.startsWith('/shop/') ? 1 : 0);
    },
  );

  test('of the back office has a nonce that is never the same twice', async () => {
    const nonceOf = async () => {
      const { body, headers } = await server.inject('/cms/');
      const nonce = /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    };
    expect(await nonceOf()).not.toBe(await nonceOf());
  });

  test('of the back office and the gate cannot be framed', async () => {
    for (const path of ['/cms/', '/scan']) {
      const headers = await headersOf(path);
      expect(directive(headers['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  test('of the gate may use the camera, others nothing of the kind', async () => {
    expect((await headersOf('/scan'))['permissions-policy']).toContain('camera=(self)');
    for (const path of ['/cms/', '/shop/a/b', '/no/such/path']) {
      expect((await headersOf(path))['permissions-policy']).toContain('camera=()');
    }
  });
});

test("a sales page and an order can be framed by the sites that the client lists, another client's by its own", async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  await listSites(database.owner, client.clientId, ['www.getij.example', 'getij.example']);
  const stranger = await aClient(app);
  const { orderId } = await aPlacedOrder(app, client.clientId, page);
  const secret = orderSecretOf(app, client.clientId, orderId);
  const framedBy = async (path: string) => {
    const headers = await headersOf(path);
    const policy = directive(headers['content-security-policy'], 'frame-ancestors');
    return [policy, headers['x-frame-options']];
  };
  const listed = "frame-ancestors 'self' https://www.getij.example https://getij.example";
  expect(await framedBy(`/shop/${client.subdomain}/${page.url}`)).toEqual([listed, undefined]);
  expect(await framedBy(`/shop/order/${client.subdomain}`)).toEqual([listed, undefined]);
  // A link of an older mail.
  expect(await framedBy(`/shop/order/${secret}`)).toEqual([listed, undefined]);
  for (const path of [`/shop/${stranger.subdomain}/x`, '/shop/nobody/x', '/shop/order/unknown', '/shop/x']) {
    expect(await framedBy(path), path).toEqual(["frame-ancestors 'self'", undefined]);
  }
});

const pages = ['/cms/', '/scan', '/no/such/path', '/%E0%A4%A'];
const calls = ['/graphql', '/v1/feature-flags', '/api/no/such/path'];
const callsOfCrowds = ['/healthz', '/api/shop/nobody/nothing'];

test('every answer is what it says it is', async () => {
  for (const path of [...pages, ...calls, ...callsOfCrowds]) {
    const headers = await headersOf(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a page tells other sites nothing of where one came from', async () => {
  for (const path of pages) {
    const headers = await headersOf(path);
    expect(headers['referrer-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});

test("a call's answer opened as a page can run and show nothing, and no other site may embed it", async () => {
  for (const path of calls) {
    const headers = await headersOf(path);
    expect(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  }
});

test('what crowds ask for is JSON that no browser reads as anything else or keeps', async () => {
  for (const path of callsOfCrowds) {
    const headers = await headersOf(path);
    expect(headers['content-type'], path).toBe('application/json; charset=utf-8');
    expect([headers['x-content-type-options'], headers['cache-control']], path).toEqual([
      'nosniff',
      'no-store',
    ]);
  }
});

test('each answer names its request, of what crowds ask for only a refusal or a failure', async () => {
  for (const path of [...pages, ...calls, '/api/shop/nobody/nothing']) {
    expect((await headersOf(path))['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
  }
  expect((await headersOf('/healthz'))['x-request-id']).toBeUndefined();
});

describe('https is asked for ever after', () => {
  const transportOf = async (one: FastifyInstance, headers = {}) =>
    (await one.inject({ url: '/healthz', headers })).headers['strict-transport-security'];

  test('where the public address has it, with all names below a base domain of ours', async () => {
    const https = await serverWith({ publicUrl: 'https://tickets.getij.example' });
    expect(await transportOf(https)).toBe('max-age=31536000');
    const env = { ...app.env, FOYER_BASE_DOMAIN: 'foyer.example' };
    const ours = await serverWith({ env, publicUrl: 'https://foyer.example' });
    expect(await transportOf(ours)).toBe('max-age=31536000; includeSubDomains');
  });

  test('where a trusted proxy says so, not where any caller does', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' };
    const behind = await serverWith({ env: { ...app.env, TRUST_PROXY: 1 } });
    expect(await transportOf(behind, forwarded)).toBe('max-age=31536000');
    expect(await transportOf(behind)).toBeUndefined();
    expect(await transportOf(server, forwarded)).toBeUndefined();
  });
});

describe('no cache keeps', () => {
  test.each([
    ['POST', '/v1/login_check', { username: 'a|b', password: 'c' }],
    ['POST', '/graphql', { query: '{ __typename }' }],
    ['GET', '/api/shop/orders/unknown', undefined],
    ['GET', '/api/shop/carts/unknown', undefined],
    ['GET', '/api/shop/orders/unknown/tickets.pdf', undefined],
    ['GET', '/api/scan/v1/context', undefined],
    ['GET', '/pay/test/unknown', undefined],
    ['GET', '/no/such/path', undefined],
    ['POST', '/v1/password_forgotten', { username: 'x|y' }],
  ] as const)('%s %s', async (method, url, payload) => {
    const { 'cache-control': cache } = await headersOf(url, { method, ...(payload ? { payload } : {}) });
    expect(cache).toMatch(/no-store/);
  });
});

test('no other site may read a call, whatever it sends along', async () => {
  const origin = { origin: 'https://evil.example' };
  const asked = { ...origin, 'access-control-request-method': 'POST' };
  for (const url of [
    '/graphql',
    '/v1/login_check',
    '/api/shop/getij/getij',
    '/api/shop/orders/x',
    '/logout',
  ]) {
    const answers = await Promise.all([
      server.inject({ url, headers: origin }),
      server.inject({ url, method: 'OPTIONS', headers: asked }),
      server.inject({ url, method: 'POST', headers: origin, payload: {} }),
    ]);
    for (const { headers } of answers) {
      expect(
        Object.keys(headers).filter((name) => name.startsWith('access-control')),
        url,
      ).toEqual([]);
    }
  }
});

test('the addresses of FOYER_ORIGINS may read calls, and the back office may call them; no other address', async () => {
  const origin = 'https://cms.foyer.example';
  const own = await serverWith({ env: { ...app.env, FOYER_ORIGINS: [origin] } });
  const preflight = (from: string) =>
    own.inject({
      url: '/graphql',
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': 'POST' },
    });
  const allowed = (await preflight(origin)).headers;
  expect(allowed['access-control-allow-origin']).toBe(origin);
  expect(allowed['access-control-allow-headers']).toBe('authorization, content-type, x-foyer-client');
  expect(allowed['access-control-allow-credentials']).toBeUndefined();
  const flags = await own.inject({ url: '/v1/feature-flags', headers: { origin } });
  expect(flags.headers['access-control-allow-origin']).toBe(origin);
  const stranger = (await preflight('https://evil.example')).headers;
  expect(stranger['access-control-allow-origin']).not.toBe('https://evil.example');

  const calls = async (path: string) =>
    directive((await own.inject(path)).headers['content-security-policy']?.toString(), 'connect-src');
  expect(await calls('/cms/')).toBe(`connect-src 'self' ${origin}`);
  expect(await calls('/shop/nobody/nothing')).toBe("connect-src 'self'");
  expect(directive((await headersOf('/cms/'))['content-security-policy'], 'connect-src')).toBe(
    "connect-src 'self'",
  );
});

test('no address leads to another site', async () => {
  const paths = [
    '/new-cms//evil.example/x',
    '/new-cms/https://evil.example',
    '/new-cms/%2F%2Fevil.example',
    '/new-cms/%5C%5Cevil.example',
    '/new-cms/..//evil.example',
    '/new-cms/%0d%0aLocation:%20https://evil.example',
    '//evil.example',
    '/%2F%2Fevil.example',
    '/cms//evil.example',
  ];
  for (const path of paths) {
    const { statusCode, headers } = await server.inject({ url: path, headers: { host: 'foyer.test' } });
    expect(statusCode, path).toBeLessThan(500);
    const target = new URL(headers.location?.toString() ?? '/', 'http://foyer.test');
    expect(target.host, path).toBe('foyer.test');
    expect(target.pathname.startsWith('//'), path).toBe(false);
  }
});

test('an answer about an error says nothing of the machine', async () => {
  const answers = await Promise.all([
    server.inject({
      method: 'POST',
      url: '/v1/login_check',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    }),
    server.inject({
      method: 'POST',
      url: '/graphql',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    }),
    server.inject({ url: '/%E0%A4%A' }),
    server.inject({ url: `/${'x'.repeat(10_000)}` }),
    server.inject({ url: '/images/../../../etc/passwd' }),
    server.inject({ url: '/ui/build/..%2f..%2fpackage.json' }),
    server.inject({ url: '/ui/build/%2e%2e/index.html' }),
    server.inject({ url: `/images/${client.clientId}/not-an-id` }),
    server.inject({ method: 'PUT', url: '/v1/login_check' }),
  ]);
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toMatch(/node_modules|\/apps\/|\.ts\b|at \w+ \(|ENOENT|select |FST_/);
  }
});
