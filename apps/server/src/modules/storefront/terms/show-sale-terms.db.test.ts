import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { showSaleTerms } from './show-sale-terms.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));
const client = await aClient(app);
const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });

const set = (subject: string, value: object) =>
  database.owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
     values ($1, $2, 1, $3, '{}', '2020-01-01', '2020-01-01', 'test')`,
    [client.clientId, subject, JSON.stringify(value)],
  );
const except = (columns: string, values: readonly string[]) =>
  database.owner.query(
    `insert into rebooking_exception (client_id, effective_at, is_allowed, kind, ${columns})
     values ($1, '2020-01-01', false, ${values.map((_, index) => `$${index + 2}`).join()})`,
    [client.clientId, ...values],
  );
const look = (timeslotId: string | null = page.timeslotId, ticketTypeId = page.ticketTypeId) =>
  showSaleTerms(
    app,
    { client: client.subdomain, channel: page.url },
    { ticketTypeIds: [ticketTypeId], timeslotId, date: null },
  );
const dates = { earlierDays: 0, laterDays: 30, latestHours: 24, mostTimes: 2 };

test('a museum that lets its buyers change nothing says so before they buy', async () => {
  expect(await look()).toEqual({ currency: 'EUR', moving: { can: 'no' }, cancelling: null });
});

test('tickets of a chosen visit have the deadlines, fee and kept costs of the settings in force', async () => {
  await set('rebooking', { ...dates, buyersRebook: true, feeMinor: 250, isDifferenceReturned: false });
  await set('refunds', {
    buyersCancel: true,
    cancelHours: 24,
    keepServiceCost: true,
    keepTransactionCost: false,
    approvalAboveMinor: null,
  });
  await database.owner.query(
    `update client set service_fee_online_minor = 50, transaction_cost_online_minor = 109,
       pass_on_service_cost = true, pass_on_transaction_cost = true where id = $1`,
    [client.clientId],
  );
  expect(await look()).toEqual({
    currency: 'EUR',
    moving: {
      can: 'yes',
      until: { kind: 'moment', date: page.date, time: page.time },
      feeMinor: 250,
      mostTimes: 2,
      isDifferenceReturned: false,
      exceptTypeIds: [],
    },
    cancelling: { until: { kind: 'moment', date: '2030-06-14', time: page.time }, kept: ['service'] },
  });
  expect(await look(null)).toMatchObject({
    moving: { until: { kind: 'hours', hours: 0 } },
    cancelling: { until: { kind: 'hours', hours: 24 } },
  });
});

test.each([
  ['a ticket type', 'ticket_type_id', ['ticket-type', page.ticketTypeId]],
  ['a ticket group', 'ticket_group_id', ['ticket-group', page.ticketGroupId]],
  ['a period', 'name, from_date, until_date', ['period', 'June', '2030-06-15', '2030-06-15']],
])('an exception for %s is said to its buyers', async (_, columns, values) => {
  await except(`${columns}`, values);
  expect((await look()).moving).toEqual({ can: 'no' });
  await database.owner.query('delete from rebooking_exception where client_id = $1', [client.clientId]);
  expect((await look()).moving).toMatchObject({ can: 'yes' });
});

test('an exception for the event that a ticket type is linked to is said to its buyers', async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into event (client_id, kind, from_date, until_date) values ($1, 'event', '2030-06-15', '2030-06-15') returning id`,
    [client.clientId],
  );
  const eventId = rows[0]?.id ?? '';
  await database.owner.query('update ticket_type set event_id = $2 where id = $1', [
    page.ticketTypeId,
    eventId,
  ]);
  await except('event_id', ['event', eventId]);
  expect((await look()).moving).toEqual({ can: 'no' });
});
