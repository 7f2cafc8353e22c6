import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);
const server = await createServer(app);
afterAll(() => server.close());

const document = `{ ticketGroups {
  sales30Days { ticketCount revenueMinor channels { ticketCount } ticketTypes { ticketCount } }
  product { soldToday sales30Days { ticketCount revenueMinor } }
} }`;

test('what was sold of a product in 30 days leaves out what was cancelled, tried out or is older', async () => {
  const client = await aClient(app);
  const sold = (completedAt: string, facts = {}) =>
    aSoldTicket(owner, client.clientId, { completedAt: new Date(completedAt), ...facts });
  await sold('2026-11-20T10:00:00Z');
  await sold('2026-11-01T10:00:00Z');
  await sold('2026-10-21T12:41:00Z');
  await sold('2026-11-20T10:00:00Z', { isTest: false });
  await sold('2026-11-20T10:00:00Z', { isPaid: false });
  const cancelled = await sold('2026-11-20T10:00:00Z', { state: 'cancelled' });
  const partly = await sold('2026-11-20T11:00:00Z');
  await sold('2026-11-20T11:00:00Z', { orderId: partly.orderId, state: 'cancelled' });
  await owner.query(`update orders set state = 'cancelled' where id = $1`, [cancelled.orderId]);
  await owner.query(`update orders set state = 'partly cancelled' where id = $1`, [partly.orderId]);
  await aSoldTicket(owner, (await aClient(app)).clientId, { completedAt: new Date('2026-11-20T10:00:00Z') });
  const ask = graphqlAsker(server, await tokenOf(app, server, client));
  expect((await ask({ document })).data).toEqual({
    ticketGroups: [
      {
        sales30Days: {
          ticketCount: 3,
          revenueMinor: 5_550,
          channels: [],
          ticketTypes: [{ ticketCount: 3 }],
        },
        product: { soldToday: 2, sales30Days: { ticketCount: 3, revenueMinor: 5_550 } },
      },
    ],
  });
});

test('an account without the right to revenue sees the number of tickets sold, without amounts', async () => {
  const client = await aClient(app);
  await aSoldTicket(owner, client.clientId, { completedAt: new Date('2026-11-20T10:00:00Z') });
  const ask = graphqlAsker(server, await tokenOf(app, server, client, 'read only'));
  expect((await ask({ document })).data).toMatchObject({
    ticketGroups: [{ sales30Days: { ticketCount: 1, revenueMinor: null } }],
  });
});
