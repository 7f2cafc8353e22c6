import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

let server: FastifyInstance;
const rows = { orders: Array.from({ length: 50 }, (_, number) => ({ number, buyer: 'Anna Visser' })) };
const long = 'GT-104877;Anna Visser\n'.repeat(100);
const open = { access: { public: 'a test' } } as const;

beforeAll(async () => {
  server = fastify();
  await compressAnswers(server);
  server.get('/orders', { config: open }, async () => rows);
  server.get('/order', { config: open }, async () => ({ number: 104_877 }));
  server.get('/cart', { config: { access: { secret: 'of a cart' } } }, async () => rows);
  server.get('/token', { config: open, compress: false }, async () => rows);
  for (const [path, type] of Object.entries(types)) {
    server.get(`/${path}`, { config: open }, async (_request, reply) => reply.type(type).send(long));
  }
  server.get('/export', { config: open }, async (_request, reply) =>
    reply.type('text/csv').send(Readable.from([long])),
  );
  server.get('/month', { config: open }, async (_request, reply) =>
    reply.type('application/json').header('content-encoding', 'gzip').send(gzipSync(long)),
  );
  server.post('/orders', { config: open }, async ({ body }) => body);
  await server.ready();
});
afterAll(() => server.close());

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  picture: 'image/webp',
  events: 'text/event-stream',
  download: 'application/octet-stream',
};
const ask = (url: string, accepted = 'gzip, deflate, br') =>
  server.inject({ url, headers: { 'accept-encoding': accepted } });

describe('an answer of more than 1 kB', () => {
  test('is sent as brotli, to others as gzip, and says that it depends on what is accepted', async () => {
    const brotli = await ask('/orders');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(rows);
    expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 4);
    const gzip = await ask('/orders', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(rows);
    for (const accepted of ['identity', 'br;q=0']) {
      const plain = await ask('/orders', accepted);
      expect([plain.headers['content-encoding'], plain.json()]).toEqual([undefined, rows]);
    }
  });

  test('is compressed on its way where it is made row by row', async () => {
    const answer = await ask('/export');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(long);
  });

  test('stays as it is where a caller with a secret reads it, or its route says so', async () => {
    for (const path of ['/cart', '/token']) {
      const answer = await ask(path);
      expect([answer.headers['content-encoding'], answer.json()], path).toEqual([undefined, rows]);
    }
  });

  test.each(Object.keys(types))('stays as it is where it is %s', async (path) => {
    const answer = await ask(`/${path}`);
    expect([answer.headers['content-encoding'], answer.payload]).toEqual([undefined, long]);
  });

  test('is not compressed twice', async () => {
    const answer = await ask('/month');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(long);
  });
});

test('a smaller answer is left alone', async () => {
  const answer = await ask('/order');
  expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, { number: 104_877 }]);
});

test('a body that is compressed is not unpacked: a small one could fill the memory', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: '/orders',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify(rows)),
  });
  expect(answer.statusCode).toBe(400);
});
