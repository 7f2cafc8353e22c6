import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { readDashboard } from './read-dashboard.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2030-06-14T10:00:00Z'));

const listOf = async (client: Awaited<ReturnType<typeof aClient>>, type?: 'reception') =>
  (await readDashboard(await signedInAs(app, client, type))).gettingStarted;

test('a new museum has done no step of its getting-started list', async () => {
  expect(await listOf(await aClient(app))).toEqual({
    location: null,
    product: null,
    ticketGroupId: null,
    ticketTypeCount: 0,
    timeslotGroup: null,
    hasTimeslots: false,
    channel: null,
    isPublished: false,
    hasOrder: false,
    hasScan: false,
  });
});

test('each step is done by what was made, whatever the order', async () => {
  const client = await aClient(app);
  const page = await aSalesPage(owner, client.clientId);
  expect(await listOf(client)).toMatchObject({
    location: { id: page.locationId },
    product: { id: page.productId },
    ticketGroupId: page.ticketGroupId,
    ticketTypeCount: 1,
    hasTimeslots: true,
    channel: { id: page.channelId, url: page.url },
    isPublished: true,
    hasOrder: false,
  });
  await owner.query('delete from calendar_ticket_group where client_id = $1', [client.clientId]);
  await owner.query('update channel set publication_on = false where client_id = $1', [client.clientId]);
  expect(await listOf(client)).toMatchObject({ hasTimeslots: false, isPublished: false });
});

test('a test sale and its scan are the last step; then the list is gone', async () => {
  const client = await aClient(app);
  await aSalesPage(owner, client.clientId);
  const { ticketId } = await aSoldTicket(owner, client.clientId, { visitDate: '2030-06-15' });
  expect(await listOf(client)).toMatchObject({ hasOrder: true, hasScan: false });
  await owner.query(
    `with gate as (insert into device (client_id, name) values ($1, 'Gate') returning id)
     insert into scan (client_id, device_id, device_sequence, ticket_id, code, direction, at, verdict, reason, first_entry)
     select $1, id, 1, $2, '', 'in', now(), 'valid', 'valid', true from gate`,
    [client.clientId, ticketId],
  );
  expect(await listOf(client)).toBeNull();
});

test('a museum that sold something real has no list, nor have accounts that make no products', async () => {
  const client = await aClient(app);
  expect(await listOf(client, 'reception')).toBeNull();
  await aSoldTicket(owner, client.clientId, { visitDate: '2030-06-15', isTest: false });
  expect(await listOf(client)).toBeNull();
});
