import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { takeHold } from '../capacity/index.ts';
import { createProduct } from '../catalog/index.ts';
import { createProductSchedule } from '../product-schedules/index.ts';
import { createTimeslotGroup, linkTicketGroups } from '../scheduling/index.ts';
import { listDaysByProduct, listDaysOfLocation } from './list-scheduler-days.ts';
import { getAnsweredSlot, listAnsweredSlots } from './list-scheduler-slots.ts';
import { getSchedulerSlot, listSoldShares } from './scheduler-slot.repository.ts';

const database = await testDatabase();
const saturday = '2026-11-21';

/** Two products on Saturdays: one with a schedule at 10:00 and 11:00, one that shares a timeslot group with a third. */
async function aLocationWithProducts() {
  const { app } = testApp(database, testClock('2026-11-21T09:30:00Z'));
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const make = (name: string) => createProduct(manager, { name, locationIds: [locationId] });
  const [salt, boat, boatInEnglish] = [await make('Salt'), await make('Boat'), await make('Boat in English')];
  await createProductSchedule(
    manager,
    { productId: salt.id, locationId },
    {
      name: 'Saturdays',
      from: saturday,
      until: '2026-12-31',
      repeatUnit: 'week',
      repeatEvery: 1,
      weekdays: [6],
      firstTime: '11:00',
      lastTime: '12:00',
      slotInterval: 1,
      slotIntervalUnit: 'hour',
      capacity: 20,
    },
  );
  const group = await createTimeslotGroup(manager, { name: 'Quay 3', locationId });
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from ticket_group where client_id = $1 and product_id = any ($2)',
    [client.clientId, [boat.id, boatInEnglish.id]],
  );
  await linkTicketGroups(
    manager,
    group.id,
    rows.map(({ id }) => id),
  );
  await database.owner.query(
    `insert into ticket_type (client_id, ticket_group_id, number, price_minor)
     select client_id, id, row_number() over (), 1750 from ticket_group where client_id = $1`,
    [client.clientId],
  );
  const quay = await database.owner.query<{ id: string }>(
    `with slot as (insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       values ($1, $2, $3, '11:15', '2026-11-21T10:15:00Z', 'manual') returning id)
     insert into counter (client_id, id, kind, owner_id, capacity, sold)
       select $1, id, 'timeslot', id, 40, 10 from slot returning id`,
    [client.clientId, group.id, saturday],
  );
  const range = { locationId, productId: null, from: '2026-11-16', until: '2026-11-22' };
  const slots = (productId: string | null = null) => listAnsweredSlots(manager, { ...range, productId });
  const [first, second] = await slots(salt.id);
  const saltIds = [first?.id ?? '', second?.id ?? ''] as const;
  await takeHold(app, { clientId: client.clientId, places: [{ counterId: saltIds[0], quantity: 5 }] });
  return {
    app,
    client,
    manager,
    range,
    slots,
    salt,
    boat,
    boatInEnglish,
    saltIds,
    quayId: quay.rows[0]?.id ?? '',
  };
}

test('a week of a location is one row a day for each product, and products that share places each show them', async () => {
  const { manager, range, salt, boat, boatInEnglish } = await aLocationWithProducts();
  const rows = await listDaysByProduct(manager, range);
  const shown = (productId: string) => rows.find((row) => row.productId === productId)?.days;
  expect(shown(salt.id)).toMatchObject([
    {
      date: saturday,
      soldCount: 0,
      heldCount: 5,
      capacity: 40,
      fill: { state: 'quiet', left: 35 },
      barShares: [25, 0],
      barStates: ['available', 'quiet'],
      barTimes: ['11:00', '12:00'],
    },
  ]);
  expect(shown(boat.id)).toMatchObject([{ barShares: [25], barStates: ['available'], fill: { left: 30 } }]);
  expect(shown(boatInEnglish.id)).toEqual(shown(boat.id));
});

test('a day of the whole location counts shared places once, by half hours', async () => {
  const { manager, range } = await aLocationWithProducts();
  const [day] = await listDaysOfLocation(manager, range);
  expect(day).toMatchObject({ soldCount: 10, heldCount: 5, capacity: 80, fill: { left: 65 } });
  expect(day).toMatchObject({ barShares: [25, 0], barStates: ['available', 'quiet'] });
});

test('a closed day is closed with all its timeslots, in the week, in the strip and one by one', async () => {
  const { manager, client, range, salt, slots, saltIds } = await aLocationWithProducts();
  await database.owner.query('insert into closed_day (client_id, location_id, date) values ($1, $2, $3)', [
    ...[client.clientId, range.locationId, saturday],
  ]);
  const closed = { state: 'closed', reason: 'closed-day' };
  const [row] = await listDaysByProduct(manager, { ...range, productId: salt.id });
  expect(row?.days).toMatchObject([{ fill: closed, barStates: ['closed', 'closed'] }]);
  expect(await listDaysOfLocation(manager, range)).toMatchObject([{ fill: closed }]);
  expect((await slots()).map(({ fill }) => fill.reason)).toEqual(Array(3).fill('closed-day'));
  expect((await getAnsweredSlot(manager, saltIds[0])).fill).toMatchObject(closed);
});

test('limits of a ticket type, a group and the house, and a tour that runs on, leave what the engine would give', async () => {
  const { manager, client, range, salt, slots } = await aLocationWithProducts();
  const left = async () => (await slots(salt.id)).map(({ fill }) => fill.left);
  const set = (text: string, ...values: unknown[]) =>
    database.owner.query(text, [client.clientId, ...values]);
  const ofSalt = 'ticket_group_id in (select id from ticket_group where client_id = $1 and product_id = $2)';
  expect(await left()).toEqual([15, 20]);
  await set(`update ticket_type set ticket_limit = 18 where client_id = $1 and ${ofSalt}`, salt.id);
  expect(await left()).toEqual([15, 18]);
  await set('update ticket_group set ticket_limit = 7 where client_id = $1 and product_id = $2', salt.id);
  expect(await left()).toEqual([7, 7]);
  await set('update location set house_limit = 4 where client_id = $1 and id = $2', range.locationId);
  await set(
    `update ticket_type set duration_minutes = 90, blocks_other_timeslots = true where client_id = $1`,
  );
  expect(await left()).toEqual([4, 4]);
  const [row] = await listDaysByProduct(manager, { ...range, productId: salt.id });
  expect(row?.days[0]?.fill.left).toBe(8);
});

test('products that share a timeslot are each sold by rules of their own', async () => {
  const { manager, client, range, boat, boatInEnglish, slots } = await aLocationWithProducts();
  await database.owner.query(
    `update ticket_group set available_from = '2026-12-01' where client_id = $1 and product_id = $2`,
    [client.clientId, boatInEnglish.id],
  );
  const rows = await listDaysByProduct(manager, range);
  const stateOf = (id: string) => rows.find(({ productId }) => productId === id)?.days[0]?.fill.reason;
  expect([stateOf(boat.id), stateOf(boatInEnglish.id)]).toEqual(['share-taken', 'not-yet-on-sale']);
  expect((await slots(boatInEnglish.id))[0]?.fill.state).toBe('none');
  expect((await slots()).map(({ fill }) => fill.state)).toEqual(['available', 'available', 'quiet']);
});

test('however many timeslots and products a week has, it is read in as many statements', async () => {
  const { client, manager, range, slots } = await aLocationWithProducts();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const count = async () => {
    query.mockClear();
    await listDaysByProduct(manager, range);
    await listAnsweredSlots(manager, range);
    return query.mock.calls.length;
  };
  // The first time also opens connections.
  await count();
  const few = await count();
  await database.owner.query(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, local_time + n * interval '1 minute',
         starts_at + n * interval '1 minute', 'manual'
       from timeslot, generate_series(1, 30) as n where client_id = $1 and local_date = $2 returning id)
     insert into counter (client_id, id, kind, owner_id, capacity) select $1, id, 'timeslot', id, 9 from made`,
    [client.clientId, saturday],
  );
  expect(await count()).toBe(few);
  expect(await slots()).toHaveLength(93);
  query.mockRestore();
});

test('a timeslot shows how many came and by which way its places were sold, test orders apart', async () => {
  const { manager, client, saltIds, slots, salt } = await aLocationWithProducts();
  const visit = { visitDate: saturday, visitTime: '11:00' };
  for (const facts of [{ salesPoint: 'reception' }, { salesPoint: 'website' }, { salesPoint: 'website' }]) {
    await sold({ ...facts, isTest: false });
  }
  await sold({ salesPoint: 'website', isTest: true });
  await sold({ salesPoint: 'website', isTest: false, state: 'cancelled' });
  async function sold(facts: object) {
    const { ticketId } = await aSoldTicket(database.owner, client.clientId, { ...visit, ...facts });
    await database.owner.query('update ticket set timeslot_id = $1, used_at = now() where id = $2', [
      saltIds[0],
      ticketId,
    ]);
  }
  const [eleven] = await slots(salt.id);
  expect(eleven).toMatchObject({ time: '11:00', scannedCount: 4, heldCount: 5, productIds: [salt.id] });
  const shares = await manager.inClient((scope) => listSoldShares(scope, saltIds.slice(0, 1)));
  expect(shares).toMatchObject([
    { channelName: null, salesPoint: 'website', isTest: false, places: 2 },
    { channelName: null, salesPoint: 'reception', isTest: false, places: 1 },
    { channelName: null, salesPoint: 'website', isTest: true, places: 1 },
  ]);
});

test('the timeslots of another client cannot be read', async () => {
  const { app, range } = await aLocationWithProducts();
  const stranger = await signedInAs(app, await aClient(app));
  expect(await listAnsweredSlots(stranger, range)).toEqual([]);
});

test('a timeslot of a group that products share names them all', async () => {
  const { manager, quayId, boat, boatInEnglish } = await aLocationWithProducts();
  const slot = await manager.inClient((scope) => getSchedulerSlot(scope, quayId));
  expect(slot).toMatchObject({ timeslotGroupName: 'Quay 3', soldCount: 10 });
  expect(slot.productIds).toEqual([boat.id, boatInEnglish.id].sort());
});
