import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createPool } from '../database/database.ts';
import { endSlowRequests } from './end-slow-requests.ts';
import { RequestsInHand } from './requests-in-hand.ts';
import { factsOf, knowRoutes } from './route-facts.ts';
import { createHttpServer } from './server.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);
const server = await createHttpServer(app);
const open = { config: { access: { public: 'a test' } } };
server.post('/echo', open, async () => ({}));
const hurried = { config: { ...open.config, timeLimitMs: 100 } };
server.get('/endless', hurried, () => new Promise(() => {}));
server.post('/endless', hurried, () => new Promise(() => {}));
server.get('/stream', hurried, (_request, reply) => {
  const endless = new Readable({ read() {} });
  endless.push('one');
  return reply.send(endless);
});
const usual = fastify();
const inHand = new RequestsInHand();
knowRoutes(usual, app.log);
usual.addHook('onRequest', async (request, reply) => {
  request.facts = factsOf(request);
  inHand.begin(reply);
});
endSlowRequests(usual, inHand, 100);
usual.get('/endless', () => new Promise(() => {}));
server.get('/long-statement', open, () =>
  app.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '50ms'`.execute(tx);
    await sql`select pg_sleep(20)`.execute(tx);
  }),
);
await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Opens a connection and says only this. @returns what is answered until the server hangs up. */
async function say(words: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.write(words);
  await once(socket, 'close');
  return answer;
}

test('a request has 30 seconds, its headers 10', () => {
  expect([server.server.requestTimeout, server.server.headersTimeout]).toEqual([30_000, 10_000]);
});

test('a client that never finishes the headers, or the body, is disconnected', async () => {
  const { headersTimeout, requestTimeout } = server.server;
  Object.assign(server.server, { headersTimeout: 200, requestTimeout: 400 });
  try {
    const [headers, body] = await Promise.all([
      say('GET /echo HTTP/1.1\r\nhost: x\r\nx-slow: a'),
      say('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'),
    ]);
    expect(headers).toContain('408');
    expect(body).toContain('408');
  } finally {
    // The requests of the other tests have the usual time to arrive.
    Object.assign(server.server, { headersTimeout, requestTimeout });
  }
});

test('a request that is not answered in 30 seconds is answered 503: it may work in a moment', async () => {
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/endless`;
  const headers = { 'content-type': 'application/json' };
  for (const request of [{ method: 'GET' }, { method: 'POST', headers, body: '{"read": "to its end"}' }]) {
    const answer = await fetch(url, request);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({
      errors: [{ field: 'main', message: 'Something went wrong. Please try again later.', code: 'busy' }],
    });
  }
  expect((await usual.inject('/endless')).statusCode).toBe(500);
});

test('an answer that is still under way by then is cut off', async () => {
  expect(await say('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n')).toContain('one');
});

test('a statement of the application ends before its request does; those of workers may take as long as they need', async () => {
  const timeoutOf = async (db: typeof app.db) =>
    (await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statementTimeout;
  expect([await timeoutOf(app.db), await timeoutOf(worker.db)]).toEqual(['25s', '0']);
  expect((await server.inject('/long-statement')).statusCode).toBe(503);
});

test('at the first start, before any caller waits, a statement may take as long as it needs', async () => {
  const pool = createPool(database.ownerUrl, 'foyer_app', 1, 0);
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  await pool.end();
});
