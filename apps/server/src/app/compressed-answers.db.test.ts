import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

const database = await testDatabase();
const apps = testApp(database);
const client = await aBusyClient(apps, database);
const server = await createServer(apps.app);
afterAll(() => server.close());

const accepting = { 'accept-encoding': 'gzip, deflate, br' };

test('a list of the back office is sent as brotli, with the content that others get plain', async () => {
  const token = await tokenOf(apps.app, server, client, 'management');
  const ask = (headers: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload: { query: '{ __schema { types { name fields { name } } } }' },
    });
  const [brotli, plain] = [await ask(accepting), await ask({})];
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('a cart is sent as it is, from the first press to the last: it holds its secret beside what was typed', async () => {
  const { page, subdomain } = client;
  const cart = await server.inject({
    method: 'POST',
    url: `/api/shop/${subdomain}/${page.url}/carts`,
    headers: { ...accepting, 'idempotency-key': randomUUID() },
    payload: {
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
    },
  });
  const detailed = await server.inject({
    method: 'PUT',
    url: `/api/shop/carts/${cart.json().secret}/details`,
    headers: accepting,
    payload: {
      firstName: 'A'.repeat(100),
      lastName: 'V'.repeat(100),
      email: 'anna.visser@example.com',
      phone: null,
    },
  });
  for (const answer of [cart, detailed]) {
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined]);
  }
  expect(detailed.json().details.lastName).toHaveLength(100);
});
