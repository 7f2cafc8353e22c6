import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

/** Uploads by the GraphQL multipart request convention: an operations part, a map part, the files. */
const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const server = await createServer(app);
afterAll(() => server.close());
const token = await tokenOf(app, server, client);
const { rows } = await database.owner.query(
  "insert into product (client_id, name) values ($1, 'Salt & Light') returning id",
  [client.clientId],
);
const productId: string = rows[0].id;
const picture = await sharp({ create: { width: 640, height: 220, channels: 3, background: '#C2402A' } })
  .png()
  .toBuffer();

const query =
  'mutation ($productId: ID!, $image: Upload!) { uploadPicture(purpose: productInformation, ownerId: $productId, image: $image) }';
const operations = JSON.stringify({ query, variables: { productId, image: null } });
const map = JSON.stringify({ 0: ['variables.image'] });
const file = (bytes: Uint8Array = picture) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

async function send(parts: readonly (readonly [string, string | Blob])[]) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'picture.png');
  }
  const request = new Request('http://foyer.test/graphql', { method: 'POST', body: form });
  return sendRaw(request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer()));
}

async function sendRaw(contentType: string, payload: Buffer) {
  const answer = await injectPatiently(server, {
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    payload,
  });
  const isJson = answer.headers['content-type']?.includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
}

test('a file is put where the map says', async () => {
  const { body } = await send([
    ['operations', operations],
    ['map', map],
    ['0', file()],
  ]);
  expect(body.data.uploadPicture).toMatch(/^\/images\//);
});

test('also in a batch of operations', async () => {
  const { body } = await send([
    ['operations', `[{"query":"{ __typename }"},${operations}]`],
    ['map', JSON.stringify({ 0: ['1.variables.image'] })],
    ['0', file()],
  ]);
  expect(body[1].data.uploadPicture).toMatch(/^\/images\//);
});

describe('refused in words, without an error of the server, is', () => {
  test.each([
    [
      'a file of more than 10 MB',
      [
        ['operations', operations],
        ['map', map],
        ['0', file(Buffer.alloc(10_000_001))],
      ],
    ],
    [
      'more than 11 MB in several files',
      [
        ['operations', operations],
        ['map', map],
        ...[0, 1, 2].map((name) => [`${name}`, file(Buffer.alloc(4_000_000))]),
      ],
    ],
    [
      'more than ten files',
      [
        ['operations', operations],
        ['map', map],
        ...Array.from({ length: 11 }, (_, name) => [`${name}`, file()]),
      ],
    ],
    [
      'no operations',
      [
        ['map', map],
        ['0', file()],
      ],
    ],
    [
      'operations that are no JSON',
      [
        ['operations', '{'],
        ['map', map],
        ['0', file()],
      ],
    ],
    [
      'a map that is no JSON',
      [
        ['operations', operations],
        ['map', '{'],
        ['0', file()],
      ],
    ],
    [
      'a map that names no file',
      [
        ['operations', operations],
        ['map', JSON.stringify({ 7: ['variables.image'] })],
      ],
    ],
    [
      'a map of nothing',
      [
        ['operations', operations],
        ['map', 'null'],
        ['0', file()],
      ],
    ],
    [
      'a map that is a list in a text',
      [
        ['operations', operations],
        ['map', '"[1]"'],
        ['0', file()],
      ],
    ],
    [
      'a map of numbers',
      [
        ['operations', operations],
        ['map', '[1]'],
        ['0', file()],
      ],
    ],
    [
      'a map that puts a file in the place of the query',
      [
        ['operations', operations],
        ['map', JSON.stringify({ 0: ['query'] })],
        ['0', file()],
      ],
    ],
    [
      'operations that are a number',
      [
        ['operations', '1'],
        ['map', map],
        ['0', file()],
      ],
    ],
    [
      'a file that is missing',
      [
        ['operations', operations],
        ['map', map],
      ],
    ],
    [
      'a text in the place of the file',
      [
        ['operations', operations],
        ['map', map],
        ['0', 'not a file'],
      ],
    ],
    [
      'a map that reaches for the prototype',
      [
        ['operations', operations],
        ['map', JSON.stringify({ 0: ['__proto__.image'] })],
        ['0', file()],
      ],
    ],
  ] as [string, [string, string | Blob][]][])('%s', async (_what, parts) => {
    const { status, body } = await send(parts);
    expect([400, 413]).toContain(status);
    expect(body?.data?.uploadPicture ?? null).toBeNull();
    expect(body?.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/unexpected|node_modules|\.ts:/);
    expect(({} as Record<string, unknown>).image).toBeUndefined();
  });

  test.each([
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="oper',
    ],
    ['a form without a boundary', 'multipart/form-data', '--x\r\n'],
    ['an empty form', 'multipart/form-data; boundary=x', ''],
  ])('%s', async (_what, contentType, text) => {
    const { status, body } = await sendRaw(contentType, Buffer.from(text));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors.length).toBeGreaterThan(0);
  });
});

test('after all that the server still answers', async () => {
  expect((await sendRaw('application/json', Buffer.from('{"query":"{ __typename }"}'))).body.data).toEqual({
    __typename: 'Query',
  });
});
