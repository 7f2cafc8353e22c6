import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';

/** Fields that accounts without the right of their module reached by another module's question. */
const database = await testDatabase();
const { app } = testApp(database);
const server = await createServer(app);
afterAll(() => server.close());
const client = await aClient(app);
await aLocation(database.owner, client.clientId, { name: 'Harbour' });
await aSoldTicket(database.owner, client.clientId, { isTest: false, totalMinor: 1850 });

async function asker(accountType: 'management' | 'reception') {
  const token = await tokenOf(app, server, client, accountType);
  const headers = { authorization: `Bearer ${token}` };
  return async (query: string) =>
    (await injectPatiently(server, { method: 'POST', url: '/graphql', payload: { query }, headers })).json();
}
const [manager, reception] = [await asker('management'), await asker('reception')];

test('the sum of the order list is for those who may see revenue; reception sees the number of orders', async () => {
  const totals = '{ orderTotals { count totalMinor } }';
  expect((await manager(totals)).data.orderTotals).toEqual({ count: 1, totalMinor: 1850 });
  expect((await reception(totals)).data.orderTotals).toEqual({ count: 1, totalMinor: null });
});

test.each(['standardHours { opens }', 'weekHours { opens }', 'closedDays { date }'])(
  'reception reads the names of locations, not their %s',
  async (hours) => {
    expect((await reception('{ locations { name } }')).errors).toBeUndefined();
    expect((await manager(`{ locations { ${hours} } }`)).errors).toBeUndefined();
    const answer = await reception(`{ locations { ${hours} } }`);
    expect(answer.errors[0].extensions.code).toBe('NOT_ALLOWED');
    expect(JSON.stringify(answer.data)).not.toContain('opens');
  },
);
