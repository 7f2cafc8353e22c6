import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { serverAudits } from 'graphql-http';
import { afterAll, expect, test } from 'vitest';
import { createServer } from './create-server.ts';

/** The public audit suite of the GraphQL over HTTP specification, with a session: some audits read the schema. */
const database = await testDatabase();
const { app } = testApp(database);
const server = await createServer(app);
const url = await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

const token = await tokenOf(app, server, await aClient(app));

function fetchSignedIn(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(address, { ...init, headers });
}

const audits = serverAudits({ url: `${url}/graphql`, fetchFn: fetchSignedIn });

test('the suite is whole', () => {
  expect(audits.length).toBeGreaterThan(55);
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  '%s: %s',
  async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  },
);
