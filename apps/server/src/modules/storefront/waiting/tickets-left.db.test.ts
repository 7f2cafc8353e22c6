import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aPoster } from '@foyer/testkit/builders/a-poster.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { listTicketsLeft } from '../../availability/index.ts';
import { takeCart } from '../cart/take-cart.ts';
import { ticketsLeftTeller } from './tickets-left.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));
const client = await aClient(app);
const set = (text: string, ...values: unknown[]) => database.owner.query(text, values);
const addressOf = (page: TestSalesPage) => ({ client: client.subdomain, channel: page.url });

/** As a process answers that has not asked yet. */
const left = (page: TestSalesPage) => ticketsLeftTeller(app)(addressOf(page));

const take = (page: TestSalesPage, quantity: number) =>
  takeCart(
    app,
    addressOf(page),
    { language: 'en', timeslotId: page.timeslotId, lines: [{ ticketTypeId: page.ticketTypeId, quantity }] },
    randomUUID(),
  );

/** Another time of the same tickets, so much later. */
const addTime = (page: TestSalesPage, after: string, capacity: number | null) =>
  set(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, (local_date + local_time + $2::interval)::date,
         (local_date + local_time + $2::interval)::time, starts_at + $2::interval, 'manual'
       from timeslot where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, $3 from made`,
    ...[page.timeslotId, after, capacity],
  );

/** Another ticket group of the page, with the same timeslots. */
async function addGroup(page: TestSalesPage) {
  const other = await aSalesPage(database.owner, client.clientId);
  await set(
    'insert into channel_ticket_group values ($1, $2, $3)',
    client.clientId,
    page.channelId,
    other.ticketGroupId,
  );
  await set(
    `update calendar_ticket_group set calendar_id = (select calendar_id from timeslot where id = $2)
     where ticket_group_id = $1`,
    ...[other.ticketGroupId, page.timeslotId],
  );
  return other;
}

test('who waits reads how many tickets are left over all days, and that none are', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 3 });
  await addTime(page, '400 days', 2);
  expect(await left(page)).toBe(5);
  await take(page, 2);
  expect(await left(page)).toBe(3);
  await take(page, 1);
  await set('update counter set sold = 2 where capacity = 2 and client_id = $1', client.clientId);
  expect(await left(page)).toBe(0);
});

test('no number is shown where places have no limit, or where more are left than a waiting visitor asks for', async () => {
  const open = await aSalesPage(database.owner, client.clientId, { capacity: 3 });
  await addTime(open, '20 days', null);
  expect(await left(open)).toBeNull();
  const large = await aSalesPage(database.owner, client.clientId, { capacity: 6_000 });
  expect(await left(large)).toBe(6_000);
  await addTime(large, '1 day', 6_000);
  expect(await left(large)).toBeNull();
});

test('places that two ticket groups share count once, and a limit of one is left to the other', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 30 });
  const other = await addGroup(page);
  expect(await left(page)).toBe(30);
  await set('update ticket_group set ticket_limit = 4 where id = $1', other.ticketGroupId);
  expect(await left(page)).toBe(30);
  await set('update ticket_group set ticket_limit = 4 where id = $1', page.ticketGroupId);
  expect(await left(page)).toBe(8);
});

test('a limit over the times of a day counts once, and what the channel may not sell yet is not told', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 30 });
  await addTime(page, '2 hours', 30);
  await set(
    'update channel set hold_capacity_enabled = true, hold_capacity_percentage = 20 where id = $1',
    page.channelId,
  );
  expect(await left(page)).toBe(48);
  const { rows } = await set(
    `insert into event (client_id, kind, from_date, until_date, ticket_limit)
     values ($1, 'exhibition', '2030-06-01', '2030-12-31', 40) returning id`,
    client.clientId,
  );
  await set('update ticket_type set event_id = $1 where id = $2', rows[0].id, page.ticketTypeId);
  expect(await left(page)).toBe(40);
});

test('posters in stock are no tickets that are left, beside the tickets or in a group of their own', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 3 });
  await set(
    'update ticket_type set ticket_limit = 200 where id = $1',
    await aPoster(database.owner, page.ticketTypeId),
  );
  expect(await left(page)).toBe(3);
  const shop = await addGroup(page);
  await set(`update ticket_group set kind = 'continuous' where id = $1`, shop.ticketGroupId);
  await set(`update product set availability_type = 'UNLIMITED' where id = $1`, shop.productId);
  await set(
    `update ticket_type set item_kind = 'merchandise', ticket_limit = 100 where id = $1`,
    shop.ticketTypeId,
  );
  await take(page, 3);
  expect(await left(page)).toBe(0);
  const ticketGroupIds = [page.ticketGroupId, shop.ticketGroupId];
  const channel = { id: page.channelId, ticketGroupIds, isPublished: true };
  const days = { at: app.clock(), from: page.date, until: page.date };
  const ofProducts = await inClient(app.db, client.clientId, (scope) =>
    listTicketsLeft(scope, { ticketGroupIds, channel, ...days }),
  );
  expect(ofProducts).toEqual([{ productId: page.productId, left: 0 }]);
});

test('a time that is closed or past its cut-off counts for nothing', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 7 });
  await addTime(page, '1 day', 5);
  await set(`update timeslot set state = 'closed' where id = $1`, page.timeslotId);
  expect(await left(page)).toBe(5);
});

test('a thousand visitors who wait are answered by one read', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 9 });
  const { statements, db } = listenedDatabase(database);
  const teller = ticketsLeftTeller({ ...app, db });
  // What is kept for some seconds is kept until all have asked.
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  expect(await teller(addressOf(page))).toBe(9);
  const ofOne = statements.length;
  expect(ofOne).toBeGreaterThan(0);
  await Promise.all(Array.from({ length: 1_000 }, () => teller(addressOf(page))));
  time.mockRestore();
  await db.destroy();
  expect(statements).toHaveLength(ofOne);
});
