import { randomUUID } from 'node:crypto';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import type { Send } from '@foyer/testkit/builders/a-visitor.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { replaceLeaf } from '@foyer/testkit/graphql-call.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { shareOf } from '@foyer/testkit/long-run.ts';
import { fingerprintRows, listRowIds } from '@foyer/testkit/samples/client-rows.ts';
import { deepJson, hostileValues, wrongTypes } from '@foyer/testkit/samples/hostile-values.ts';
import { restSamples } from '@foyer/testkit/samples/rest-samples.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

/** Every REST route that the server has, with what it must not stumble over. */
const database = await testDatabase();
const apps = testApp(database);
const mine = await aBusyClient(apps, database, { name: 'Getij' });
const theirs = await aBusyClient(apps, database, { name: 'Verzwegen Museum' });
const theirTicket = await aSoldTicket(database.owner, theirs.clientId);
// The log says what the answer rightly hides.
const bugs: string[] = [];
const log = pino(
  { level: 'error' },
  { write: (line: string) => bugs.push(JSON.parse(line).err?.message ?? line) },
);
// The test provider's notices go to a closed port, and so into the outbox.
const server = await createServer({ ...apps.app, log, publicUrl: 'http://127.0.0.1:1' });
afterAll(() => server.close());

const send: Send = async ({ method, url, headers = {}, body, form }) => {
  const answer = await injectPatiently(server, {
    method,
    url: url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { ...headers, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
    ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return {
    status: answer.statusCode,
    text: answer.body,
    location: answer.headers.location?.toString() ?? null,
  };
};

const samples = await restSamples(mine, send);

/** Paths that answer a page of a browser app, or lead to one: whatever is asked of them, it is the same. */
const isPage = (path: string) => path === '/' || path.includes('*') || /^\/(cms|scan|new-cms)$/.test(path);

/** The routes as the server itself lists them: a tree whose branches hold parts of the path. */
function listRoutes(): string[] {
  const stems: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^(.*?)[└├]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
      const depth = indent.length / 4;
      stems[depth] = part;
      const path = stems
        .slice(0, depth + 1)
        .join('')
        .replace('//', '/');
      const named = (methods ?? '').split(', ').filter((method) => /GET|POST|PUT|DELETE|PATCH/.test(method));
      return isPage(path) ? [] : named.map((method) => `${method} ${path}`);
    });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface RawRequest {
  params?: Record<string, string>;
  query?: string;
  payload?: string;
  headers?: Record<string, string>;
}

async function ask(route: string, changes: RawRequest = {}) {
  const sample = samples[route] ?? {};
  const [method, path = ''] = route.split(' ');
  const params = { ...sample.params, ...changes.params };
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? '');
  const query = changes.query ?? new URLSearchParams(sample.query).toString();
  const payload = changes.payload ?? (sample.body ? JSON.stringify(sample.body) : undefined);
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  return injectPatiently(server, {
    method: method as Method,
    url: query ? `${filled}?${query}` : filled,
    headers: { ...type, ...sample.headers, ...changes.headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Below 500, and every no has words. */
async function faultsOf(route: string, what: string, changes: RawRequest): Promise<string[]> {
  const { statusCode, body } = await ask(route, changes);
  if (statusCode >= 500) return [`${route} ${what}: ${statusCode} ${bugs.at(-1)}`];
  // Below /shop what is no call is a page of visitors, which says so in its title.
  const says =
    /"message":"[^"]{3,}/.test(body) || (route.includes(' /shop/') && /<title>[^<]{3,}/.test(body));
  return statusCode >= 400 && !says
    ? [`${route} ${what}: ${statusCode} without words: ${body.slice(0, 100)}`]
    : [];
}

async function findFaults(
  tries: Iterable<[route: string, what: string, changes: RawRequest]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [route, what, changes] of tries) faults.push(...(await faultsOf(route, what, changes)));
  return faults;
}

const routes = Object.keys(samples);
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? 'nothing';

test('every route of the server has its sample here', () => {
  expect(listRoutes().sort()).toEqual([...routes].sort());
});

test('the samples themselves are good requests, so that bad ones beside them get far', async () => {
  for (const route of routes.filter((one) => !one.startsWith('DELETE'))) {
    const { statusCode, body } = await ask(route);
    expect(statusCode >= 400, `${route} ${statusCode} ${body.slice(0, 200)}`).toBe(
      Boolean(samples[route]?.refused),
    );
    expect(statusCode).toBeLessThan(500);
  }
});

const badParts = [
  '%00',
  'a%00b',
  '%ff',
  '%',
  '%ed%a0%80',
  '..%2f..%2fetc',
  "'",
  '-1',
  'null',
  '%F0%9F%92%A5',
  '%20',
];

test('whatever is in a path or after it, the answer is a clear no', async () => {
  const tries: [string, string, RawRequest][] = [];
  let turn = 0;
  for (const route of routes) {
    const { params = {}, query = {} } = samples[route] ?? {};
    turn += 1;
    for (const part of shareOf([...badParts, 'x'.repeat(2_000), randomUUID()], turn)) {
      for (const name of Object.keys(params))
        tries.push([route, `${name}=${part}`, { params: { [name]: part } }]);
      for (const name of [...Object.keys(query), 'unknown']) {
        const others = new URLSearchParams(Object.entries(query).filter(([key]) => key !== name));
        tries.push([route, `?${name}=${part}`, { query: `${others}&${name}=${part}` }]);
        tries.push([route, `?${name} twice`, { query: `${others}&${name}=${part}&${name}=1&${name}[a]=1` }]);
      }
    }
    tries.push(
      [route, 'no query', { query: '' }],
      [route, 'a long query', { query: `a=${'x'.repeat(8_000)}` }],
    );
  }
  expect(await findFaults(tries)).toEqual([]);
});

const withBody = routes.filter((route) => /^(POST|PUT)/.test(route));

function* leafPaths(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* leafPaths(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

test('whatever a body has in the place of a value, the answer is a clear no', async () => {
  const tries: [string, string, RawRequest][] = [];
  const bad = [...wrongTypes, ...hostileValues('String'), ...hostileValues('Int'), undefined];
  let turn = 0;
  for (const route of withBody) {
    const body = samples[route]?.body ?? {};
    for (const path of leafPaths(body)) {
      turn += 1;
      for (const value of shareOf(bad, turn)) {
        const payload = JSON.stringify(replaceLeaf(body, path, value));
        tries.push([route, `${path.join('.')} = ${shown(value)}`, { payload }]);
      }
    }
  }
  expect(tries.length).toBeGreaterThan(500);
  expect(await findFaults(tries)).toEqual([]);
});

const badBodies: [what: string, payload: string, type?: string][] = [
  ['no body', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['a poisoned prototype', '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
  ['nested deep', deepJson(50_000)],
  [
    'a thousand unknown fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [n, n]))),
  ],
  ['two megabytes', JSON.stringify({ text: 'x'.repeat(2_000_000) })],
  ['XML', '<a/>', 'application/xml'],
  ['plain text', '{}', 'text/plain'],
  ['a form', 'a=1&a=2', 'application/x-www-form-urlencoded'],
  ['multipart', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ['a nonsense type', '{}', '\\'],
  ['JSON in another encoding', '{}', 'application/json; charset=utf-16'],
];

test('whatever the body is, the answer is a clear no; two megabytes are too much', async () => {
  const tries = withBody.flatMap((route) =>
    badBodies.map(([what, payload, type = 'application/json']): [string, string, RawRequest] => [
      route,
      what,
      { payload, headers: { 'content-type': type } },
    ]),
  );
  expect(await findFaults(tries)).toEqual([]);
  for (const route of withBody) {
    const { statusCode } = await ask(route, { payload: `{"a":"${'x'.repeat(2_000_000)}"}` });
    expect(statusCode, route).toBe(413);
  }
});

test("another museum's things are unknown: nothing of it comes out, nothing of it changes", async () => {
  const secrets = [
    ...(await listRowIds(database.owner, theirs.clientId)),
    theirs.subdomain,
    'Verzwegen Museum',
  ];
  const before = await fingerprintRows(database.owner, theirs.clientId);
  const { page } = theirs;
  const wish = {
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
  };
  const lines = [{ ticketTypeId: mine.page.ticketTypeId, quantity: 1 }];
  const scanned = samples['POST /api/scan/v1/scans']?.body;
  const mixed = [wish, { ...wish, lines }, { ...wish, timeslotId: mine.page.timeslotId }].map((body) =>
    JSON.stringify(body),
  );
  const tries: [string, RawRequest][] = [
    ['GET /api/shop/:client/:channel', { params: { channel: page.url } }],
    [
      'GET /api/shop/:client/:channel/availability',
      { query: `ticketGroupIds=${page.ticketGroupId}&month=2030-06` },
    ],
    ['GET /api/shop/:client/:channel/availability/:date', { query: `ticketGroupIds=${page.ticketGroupId}` }],
    ['GET /api/shop/:client/:channel/ticket-types/:date', { query: `ticketGroupIds=${page.ticketGroupId}` }],
    ...mixed.map((payload): [string, RawRequest] => [
      'POST /api/shop/:client/:channel/carts',
      { payload, headers: { 'idempotency-key': randomUUID() } },
    ]),
    ...mixed.map((payload): [string, RawRequest] => ['PUT /api/shop/carts/:secret', { payload }]),
    [
      'POST /api/scan/v1/scans',
      { payload: JSON.stringify({ ...scanned, sequence: 2, code: theirTicket.number }) },
    ],
  ];
  for (const [route, changes] of tries) {
    const { statusCode, body } = await ask(route, changes);
    expect(statusCode, `${route} ${body.slice(0, 200)}`).toBeLessThan(500);
    if (/carts/.test(route)) expect(statusCode, `${route} ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
    expect(
      secrets.filter((one) => body.includes(one) && !JSON.stringify(changes).includes(one)),
      route,
    ).toEqual([]);
  }
  expect(await fingerprintRows(database.owner, theirs.clientId)).toEqual(before);
});
