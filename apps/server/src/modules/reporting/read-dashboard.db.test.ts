import { postCancellation } from '@foyer/domain/ledger/post-order-change.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import { postToLedger } from '../ledger/index.ts';
import { addOrderNote } from '../orders/notes/add-order-note.ts';
import { readDashboard } from './read-dashboard.ts';

const database = await testDatabase();
const { owner } = database;
/** 13:42 in Amsterdam on Friday 20 November. */
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);

type Client = Awaited<ReturnType<typeof aClient>>;

async function aScan(
  client: Client,
  ticketId: string,
  at: string,
  direction: 'in' | 'out' = 'in',
  isFirst = true,
) {
  await owner.query(
    `with gate as (insert into device (client_id, name) values ($1, gen_random_uuid()::text) returning id)
     insert into scan (client_id, device_id, device_sequence, ticket_id, code, direction, at, verdict, reason, first_entry)
     select $1, id, 1, $2, '', $4, $3, 'valid', 'valid', $5 from gate`,
    [client.clientId, ticketId, at, direction, direction === 'in' && isFirst],
  );
}

test('today counts by the clock of the museum, not of the server', async () => {
  const client = await aClient(app);
  const yesterday = await aSoldTicket(owner, client.clientId, {
    visitDate: '2026-11-19',
    completedAt: new Date('2026-11-19T22:59:00Z'),
  });
  await aScan(client, yesterday.ticketId, '2026-11-19T22:59:00Z');
  const today = await aSoldTicket(owner, client.clientId, {
    visitDate: '2026-11-20',
    visitTime: '00:15',
    completedAt: new Date('2026-11-19T23:01:00Z'),
  });
  await aScan(client, today.ticketId, '2026-11-19T23:10:00Z');
  const dashboard = await readDashboard(await signedInAs(app, client));
  expect(dashboard).toMatchObject({
    date: '2026-11-20',
    time: '13:42',
    visits: { scans: 1, reservations: 1 },
    revenueMinor: 1850,
    sales: { orderCount: 1, ticketCount: 1, onlineTicketCount: 1 },
    hours: [{ hour: 0, scans: 1, reservations: 1 }],
  });
});

test('reservations are the valid tickets for today; scans are first entries', async () => {
  const client = await aClient(app);
  const visit = { visitDate: '2026-11-20', visitTime: '13:30' };
  const ticket = await aSoldTicket(owner, client.clientId, visit);
  await aSoldTicket(owner, client.clientId, { ...visit, state: 'cancelled' });
  await aSoldTicket(owner, client.clientId, { ...visit, visitDate: '2026-11-21' });
  await aSoldTicket(owner, client.clientId, { ...visit, isTest: false });
  await aScan(client, ticket.ticketId, '2026-11-20T12:31:00Z');
  await aScan(client, ticket.ticketId, '2026-11-20T12:40:00Z', 'in', false);
  await aScan(client, ticket.ticketId, '2026-11-20T12:41:00Z', 'out');
  const { visits, hours } = await readDashboard(await signedInAs(app, client));
  expect(visits).toEqual({ scans: 1, reservations: 1, exits: 1, inside: 1, insideLimit: null });
  expect(hours).toEqual([{ hour: 13, scans: 1, reservations: 1 }]);
});

test('people inside are held against the limits of the locations, where each has one', async () => {
  const client = await aClient(app);
  const staff = await signedInAs(app, client);
  const limitOf = async () => (await readDashboard(staff)).visits.insideLimit;
  const locations = [
    await aLocation(owner, client.clientId, { name: 'Main building' }),
    await aLocation(owner, client.clientId, { name: 'Harbour' }),
  ];
  await owner.query('update location set house_limit = 300 where id = $1', [locations[0]]);
  expect(await limitOf()).toBeNull();
  await owner.query('update location set house_limit = 150 where id = $1', [locations[1]]);
  expect(await limitOf()).toBe(450);
});

test('revenue is what was sold less what was cancelled on the day, beside the same time a week ago', async () => {
  const client = await aClient(app);
  const sold = (completedAt: string, facts = {}) =>
    aSoldTicket(owner, client.clientId, { completedAt: new Date(completedAt), ...facts });
  await sold('2026-11-20T10:00:00Z', { totalMinor: 10_000 });
  await sold('2026-11-20T11:00:00Z', { totalMinor: 4_000, salesPoint: 'reception' });
  await sold('2026-11-20T11:30:00Z', { totalMinor: 700, isTest: false });
  // Sold yesterday, cancelled today: yesterday's revenue stays what it was.
  const earlier = await sold('2026-11-19T11:00:00Z', { totalMinor: 1_500 });
  const { ticketId: causeId, orderId } = earlier;
  const at = new Date('2026-11-20T12:00:00Z');
  const cause = { causeId, orderId, isTest: true, currency: 'EUR', at };
  const share = {
    vatBasisPoints: 0,
    ticketsMinor: 1_500,
    serviceMinor: 0,
    costCentre: '',
    generalLedgerAccount: '',
  };
  await inClient(app.db, client.clientId, (scope) =>
    postToLedger(scope, postCancellation(cause, [], [share], 1_500)),
  );
  await sold('2026-11-13T12:41:00Z', { totalMinor: 5_000 });
  await sold('2026-11-13T12:43:00Z', { totalMinor: 9_999 });
  const dashboard = await readDashboard(await signedInAs(app, client));
  expect(dashboard).toMatchObject({
    revenueMinor: 12_500,
    revenueAWeekAgoMinor: 5_000,
    sales: { orderCount: 2, ticketCount: 2, onlineTicketCount: 1 },
    salesAWeekAgo: { orderCount: 1 },
  });
  expect(dashboard.latestOrders).toHaveLength(5);
});

test.each([
  ['on the day on which the clock goes back', '2026-10-25T12:42:00Z', '2026-10-18T11:42:00Z'],
  ['a week after it', '2026-11-01T12:42:00Z', '2026-10-25T12:42:00Z'],
])('the same time a week ago is the same by the clock on the wall, %s', async (_when, now, aWeekAgo) => {
  const client = await aClient(app);
  const minutesFrom = (minutes: number) => new Date(new Date(aWeekAgo).getTime() + minutes * 60_000);
  await aSoldTicket(owner, client.clientId, { completedAt: minutesFrom(-1), totalMinor: 5_000 });
  await aSoldTicket(owner, client.clientId, { completedAt: minutesFrom(1), totalMinor: 9_999 });
  const then = testApp(database, testClock(now)).app;
  expect(await readDashboard(await signedInAs(then, client))).toMatchObject({
    time: '13:42',
    revenueAWeekAgoMinor: 5_000,
    salesAWeekAgo: { orderCount: 1 },
  });
});

test('a payment of another amount needs attention until staff put a note on its order', async () => {
  const client = await aClient(app);
  const { orderId } = await aSoldTicket(owner, client.clientId, {});
  const tellOf = (outcome: string) =>
    owner.query(
      `insert into order_event (client_id, order_id, kind, actor_kind, facts)
       values ($1, $2, 'payment-differs', 'provider', jsonb_build_object('amountMinor', 1, 'outcome', $3::text))`,
      [client.clientId, orderId, outcome],
    );
  const staff = await signedInAs(app, client);
  const alerts = async () => (await readDashboard(staff)).alerts;
  await tellOf('failed');
  expect(await alerts()).toMatchObject({ differingPayments: 0, differingPaymentOrderId: null });
  await tellOf('paid');
  expect(await alerts()).toMatchObject({ differingPayments: 1, differingPaymentOrderId: orderId });
  await addOrderNote(staff, orderId, 'Refunded in the portal of the provider.');
  expect(await alerts()).toMatchObject({ differingPayments: 0, differingPaymentOrderId: null });
  await tellOf('paid');
  expect(await alerts()).toMatchObject({ differingPayments: 1 });
});

test('an order that differs from its ledger needs attention, for accounts that may open orders', async () => {
  const client = await aClient(app);
  const { orderId } = await aSoldTicket(owner, client.clientId, {});
  await owner.query(
    'insert into ledger_difference (client_id, order_id, difference_minor) values ($1, $2, 5)',
    [client.clientId, orderId],
  );
  const { alerts } = await readDashboard(await signedInAs(app, client));
  expect(alerts).toMatchObject({ ledgerDifferences: 1, ledgerDifferenceOrderId: orderId });
});

test('messages that failed for good need attention; mails among them are counted as mails', async () => {
  const client = await aClient(app);
  const fail = (type: string) =>
    owner.query(`insert into pgboss.job (name, data, state) values ('command', $1, 'failed')`, [
      JSON.stringify({ clientId: client.clientId, type }),
    ]);
  await fail('pay-refund');
  await fail('send-mail');
  const { alerts } = await readDashboard(await signedInAs(app, client));
  expect(alerts).toMatchObject({ failedMessages: 1, failedMails: 0 });
});

test('another museum counts for nothing here', async () => {
  const client = await aClient(app);
  const other = await aClient(app);
  const ticket = await aSoldTicket(owner, other.clientId, { visitDate: '2026-11-20' });
  await aScan(other, ticket.ticketId, '2026-11-20T12:31:00Z');
  expect(await readDashboard(await signedInAs(app, client))).toMatchObject({
    visits: { scans: 0, reservations: 0 },
    sales: { orderCount: 0 },
    latestOrders: [],
    capacity: [],
  });
});

test('revenue is for accounts with its right, the page for accounts that may open it', async () => {
  const client = await aClient(app);
  expect((await readDashboard(await signedInAs(app, client, 'reception'))).showsRevenue).toBe(false);
  expect((await readDashboard(await signedInAs(app, client))).showsRevenue).toBe(true);
  await expect(readDashboard(await signedInAs(app, client, 'voucher partner'))).rejects.toThrow(
    NotAllowedError,
  );
});

test('the closing time of today is shown until it has come; a night that ends after midnight ends last', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  await owner.query(
    `insert into location (client_id, name, address, postal_code, town, country, time_zone)
     select $1, name, '', '', '', 'NL', 'Europe/Amsterdam' from unnest(array['Galleries', 'Tower']) as name`,
    [client.clientId],
  );
  const hoursOf = (name: string, opens: string | null, closes: string | null) =>
    owner.query(
      `insert into opening_hours (client_id, location_id, weekday, opens, closes)
       select client_id, id, 5, $3, $4 from location where client_id = $1 and name like $2
       on conflict (client_id, location_id, weekday) do update set opens = $3, closes = $4`,
      [client.clientId, name, opens, closes],
    );
  await hoursOf('%', null, null);
  const told = async () => (await readDashboard(manager)).openUntil;
  await hoursOf('Galleries', '09:00', '13:42');
  expect(await told()).toBe(null);
  await hoursOf('Galleries', '09:00', '17:30');
  expect(await told()).toBe('17:30');
  await hoursOf('Tower', '20:00', '02:00');
  expect(await told()).toBe('02:00');
  await owner.query(
    `insert into closed_day (client_id, location_id, date)
     select client_id, id, '2026-11-20' from location where client_id = $1 and name = 'Tower'`,
    [client.clientId],
  );
  expect(await told()).toBe('17:30');
});

test('hours that staff never saved are not shown, and a museum that is closed today opens at no time', async () => {
  const early = testApp(database, testClock('2026-11-20T06:00:00Z')).app;
  const client = await aClient(app);
  const told = async () => {
    const { opensAt, openUntil } = await readDashboard(await signedInAs(early, client));
    return { opensAt, openUntil };
  };
  const locationId = await aLocation(owner, client.clientId);
  expect(await told()).toEqual({ opensAt: null, openUntil: null });
  await owner.query(
    `insert into opening_hours (client_id, location_id, weekday, opens, closes) values ($1, $2, 5, '09:00', '17:00')`,
    [client.clientId, locationId],
  );
  expect(await told()).toEqual({ opensAt: '09:00', openUntil: '17:00' });
  await owner.query(`insert into closed_day (client_id, location_id, date) values ($1, $2, '2026-11-20')`, [
    client.clientId,
    locationId,
  ]);
  expect(await told()).toEqual({ opensAt: null, openUntil: null });
});
