import { randomUUID } from 'node:crypto';
import { accountTypes, maySignIn } from '@foyer/domain/identity/account-types.ts';
import { isModule } from '@foyer/domain/identity/modules.ts';
import { isPlatformModule } from '@foyer/domain/identity/platform-modules.ts';
import { startRights } from '@foyer/domain/identity/start-rights.ts';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import type { Send } from '@foyer/testkit/builders/a-visitor.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { fingerprintRows } from '@foyer/testkit/samples/client-rows.ts';
import { type RestSample, restSamples } from '@foyer/testkit/samples/rest-samples.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import type { DeclaredRoute, RouteAccess } from '../platform/http/route-access.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { createServer } from './create-server.ts';

/** Every REST route as the server lists it, called by every kind of caller: the route behaves as it declares. */
const database = await testDatabase();
const apps = testApp(database);
const client = await aBusyClient(apps, database);
const server = await createServer(apps.app);
afterAll(() => server.close());

/** Routes with a right, a module for each row of the start table, so that their guard is shown whatever routes there are. */
const levels = ['access', 'edit', 'extra'] as const;
const rowsOfTable = [
  'dashboard',
  'ticketsearch',
  'ticketverkoop',
  'ticketscannen',
  'discountcodes-and-vouchers',
  'products',
  'verdiensten',
  'gebruikers',
  'clients',
] as const;
const probes = rowsOfTable.flatMap((module) => levels.map((level) => ({ module, level })));
for (const { module, level } of probes) {
  server.get(
    `/probe/${module}/${level}`,
    { config: { access: { right: [module, level] } } },
    async () => ({}),
  );
}
await server.ready();
const routes = server.declaredRoutes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;

const send: Send = async ({ method, url, headers = {}, body, form }) => {
  const answer = await injectPatiently(server, {
    method,
    url: url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { ...headers, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
    ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const location = answer.headers.location?.toString() ?? null;
  return { status: answer.statusCode, text: answer.body, location };
};
const samples = await restSamples(client, send);

interface Caller {
  name: string;
  token?: string;
  /** Each calls from elsewhere: tries are counted by address too. */
  remoteAddress: string;
}

const adminName = `admin ${randomUUID()}`;
await anAdmin(apps.app, adminName);
const adminToken = async () => {
  const payload = { username: `${adminName}|platform`, password: TEST_PASSWORD };
  return (await injectPatiently(server, { method: 'POST', url: '/v1/login_check', payload })).json().token;
};
const typesThatSignIn = accountTypes.filter(maySignIn);
const tokens: [name: string, token?: string][] = [['signed out']];
for (const type of typesThatSignIn) tokens.push([type, await tokenOf(apps.app, server, client, type)]);
tokens.push(["another client's manager", await tokenOf(apps.app, server, await aClient(apps.app))]);
tokens.push(['an Admin', await adminToken()]);
const callers = tokens.map(
  ([name, token], index): Caller => ({
    name,
    ...(token ? { token } : {}),
    remoteAddress: `192.0.2.${index}`,
  }),
);
const [signedOut, ...signedIn] = callers as [Caller, ...Caller[]];

async function ask({ method, url }: DeclaredRoute, sample: RestSample, { token, remoteAddress }: Caller) {
  const { params = {}, query = {}, body, headers = {} } = sample;
  const path = url.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? '').replace('*', 'x');
  const answer = await injectPatiently(server, {
    method: method as 'GET',
    url: `${path}?${new URLSearchParams(query)}`,
    remoteAddress,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body ? { payload: body } : {}),
  });
  return answer.statusCode;
}

const kindOf = (access: RouteAccess) => Object.keys(access)[0] as 'public';
const ofKind = (...kinds: string[]) => routes.filter(({ access }) => kinds.includes(kindOf(access)));
/** Paths of pages and their files: the same for every caller, and without a sample. */
const isPage = (url: string) => url === '/' || url.includes('*') || /^\/(cms|scan|new-cms)$/.test(url);
const sampleOf = (route: DeclaredRoute) => samples[nameOf(route)] ?? {};

test('a route that does not say which accounts may call it stops the server', async () => {
  const broken = await createHttpServer(apps.app);
  broken.get('/forgotten', async () => 'secret');
  await expect(broken.ready()).rejects.toThrow('GET /forgotten does not say who may call it');
  await broken.close();
});

test('every route is of a kind that is tried below, and all but pages have a good request', () => {
  expect(ofKind('public', 'secret', 'device', 'signed', 'thisMachine', 'fields', 'right')).toHaveLength(
    routes.length,
  );
  const real = routes.filter(({ url }) => !url.startsWith('/probe/') && !isPage(url));
  expect(real.map(nameOf).sort()).toEqual(Object.keys(samples).sort());
  expect(ofKind('right').map(({ url }) => url)).toEqual(
    expect.arrayContaining(probes.map(({ module, level }) => `/probe/${module}/${level}`)),
  );
});

test('what is public answers every caller alike, signed in or not', async () => {
  // Signing out comes last: after it the tokens are worth nothing.
  const all = ofKind('public').sort((a, b) => Number(a.url === '/logout') - Number(b.url === '/logout'));
  const different: string[] = [];
  for (const route of all.filter(({ url }) => url !== '/logout')) {
    const usual = await ask(route, sampleOf(route), signedOut);
    if (!sampleOf(route).refused && !isPage(route.url)) expect(usual, nameOf(route)).toBeLessThan(400);
    for (const caller of signedIn) {
      const status = await ask(route, sampleOf(route), caller);
      if (status !== usual)
        different.push(`${nameOf(route)}: ${status} for ${caller.name}, ${usual} signed out`);
    }
  }
  expect(different).toEqual([]);
});

test('what is for programs on this machine is not there for callers from elsewhere, whatever rights the account has', async () => {
  expect(ofKind('thisMachine').map(nameOf)).toEqual(['GET /metrics']);
  for (const route of ofKind('thisMachine')) {
    for (const caller of callers) expect(await ask(route, sampleOf(route), caller), caller.name).toBe(404);
  }
});

test('what needs a secret, a gate or a signature is closed without it, whatever rights the account has', async () => {
  const before = await fingerprintRows(database.owner, client.clientId);
  const open: string[] = [];
  for (const route of ofKind('secret', 'device', 'signed')) {
    for (const caller of callers) {
      const status = await ask(route, withoutKey(sampleOf(route)), caller);
      const isRefused = kindOf(route.access) === ('device' as string) ? status === 401 : status >= 400;
      if (!isRefused || status >= 500) open.push(`${nameOf(route)}: ${status} for ${caller.name}`);
    }
  }
  expect(open).toEqual([]);
  expect(await fingerprintRows(database.owner, client.clientId)).toEqual(before);
});

/** The same request with another secret in its address or body, and without the key of a gate. */
function withoutKey({ params = {}, body, ...sample }: RestSample): RestSample {
  const keys = ['secret', 'token', 'reference'];
  const other = ([name, value]: [string, unknown]) => [name, keys.includes(name) ? randomUUID() : value];
  return {
    ...sample,
    headers: {},
    params: Object.fromEntries(Object.entries(params).map(other)),
    ...(body ? { body: Object.fromEntries(Object.entries(body).map(other)) } : {}),
  };
}

test('the holder of a secret or of the key of a gate reads by it, whatever session is beside it', async () => {
  const reading = ofKind('secret', 'device').filter(
    (route) => route.method === 'GET' && !sampleOf(route).refused,
  );
  expect(reading.length).toBeGreaterThan(3);
  for (const route of reading) {
    for (const caller of callers) {
      const status = await ask(route, sampleOf(route), caller);
      expect(status, `${nameOf(route)} for ${caller.name}`).toBeLessThan(400);
    }
  }
});

test('GraphQL is open to be asked, and each of its fields asks for itself', async () => {
  expect(ofKind('fields').map(nameOf)).toEqual(['GET /graphql', 'POST /graphql']);
  for (const route of ofKind('fields')) {
    const asking = (query: string) => (route.method === 'GET' ? { query: { query } } : { body: { query } });
    for (const caller of callers) {
      expect(await ask(route, asking('{ __typename }'), caller), caller.name).toBe(200);
      const status = await ask(route, asking('{ ownSessions { id } }'), caller);
      expect(status, `${nameOf(route)} for ${caller.name}`).toBe(caller.token ? 200 : 401);
    }
  }
});

test.each(callers)(
  'a route with a right, asked by: $name, opens as the start table says',
  async ({ name, ...caller }) => {
    const wrong: string[] = [];
    for (const { module, level } of probes) {
      const { statusCode } = await injectPatiently(server, {
        url: `/probe/${module}/${level}`,
        ...(caller.token ? { headers: { authorization: `Bearer ${caller.token}` } } : {}),
      });
      if (statusCode !== expectedStatus(name, module, level)) wrong.push(`${module} ${level}: ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  },
);

function expectedStatus(name: string, module: string, level: (typeof levels)[number]): number {
  if (name === 'signed out') return 401;
  // Outside every client, where an Admin changes what the platform has.
  if (name === 'an Admin') {
    return level === 'access' || (isModule(module) && isPlatformModule(module)) ? 200 : 403;
  }
  const type = typesThatSignIn.find((one) => one === name) ?? 'management';
  const held = [...startRights(type)].find(([one]) => one === module)?.[1];
  return held?.[level] ? 200 : 403;
}

test('signing out is public, and ends the session of the token', async () => {
  const logout = routes.filter(({ url }) => url === '/logout');
  for (const caller of callers) {
    for (const route of logout) expect(await ask(route, {}, caller), caller.name).toBe(200);
    if (!caller.token) continue;
    const { statusCode } = await injectPatiently(server, {
      url: '/probe/dashboard/access',
      headers: { authorization: `Bearer ${caller.token}` },
    });
    expect(statusCode, caller.name).toBe(401);
  }
});
