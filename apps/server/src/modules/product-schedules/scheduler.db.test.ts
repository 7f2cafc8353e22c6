import { aClient, signedInAs } from '@foyer/testkit/a-client.ts';
import { aLocation } from '@foyer/testkit/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/a-sold-ticket.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { testDatabase } from '@foyer/testkit/test-database.ts';
import { expect, test } from 'vitest';
import { takeHold } from '../capacity/index.ts';
import { createProduct } from '../catalog/index.ts';
import { createTimeslotGroup, linkTicketGroups } from '../scheduling/index.ts';
import { createProductSchedule } from './create-product-schedule.ts';
import { listDaysByProduct, listDaysOfLocation } from './scheduler-days.repository.ts';
import { getSchedulerSlot, listSchedulerSlots, listSoldShares } from './scheduler-slot.repository.ts';

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
  const quay = await database.owner.query<{ id: string }>(
    `with slot as (insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       values ($1, $2, $3, '11:15', '2026-11-21T10:15:00Z', 'manual') returning id)
     insert into counter (client_id, id, kind, owner_id, capacity, sold)
       select $1, id, 'timeslot', id, 40, 10 from slot returning id`,
    [client.clientId, group.id, saturday],
  );
  const range = { locationId, productId: null, from: '2026-11-16', until: '2026-11-22' };
  const slots = (productId: string | null = null) =>
    manager.inClient((scope) => listSchedulerSlots(scope, { ...range, productId }));
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
  const days = await manager.inClient((scope) => listDaysByProduct(scope, range));
  const shown = (productId: string) => days.filter((day) => day.productId === productId);
  expect(shown(salt.id)).toEqual([
    {
      productId: salt.id,
      date: saturday,
      soldCount: 0,
      heldCount: 5,
      bars: [
        { time: '11:00', isOpen: true, capacity: 20, taken: 5 },
        { time: '12:00', isOpen: true, capacity: 20, taken: 0 },
      ],
    },
  ]);
  expect(shown(boat.id)[0]?.bars).toEqual([{ time: '11:15', isOpen: true, capacity: 40, taken: 10 }]);
  expect(shown(boatInEnglish.id)[0]?.bars).toEqual(shown(boat.id)[0]?.bars);
});

test('a day of the whole location counts shared places once, by half hours', async () => {
  const { manager, range } = await aLocationWithProducts();
  const [day] = await manager.inClient((scope) => listDaysOfLocation(scope, range));
  expect(day).toMatchObject({ soldCount: 10, heldCount: 5 });
  expect(day?.bars).toEqual([
    { time: '11:00', isOpen: true, capacity: 60, taken: 15 },
    { time: '12:00', isOpen: true, capacity: 20, taken: 0 },
  ]);
});

test('a timeslot tells who came and by which way its places were sold, test orders apart', async () => {
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
  const shares = await manager.inClient((scope) => listSoldShares(scope, saltIds[0]));
  expect(shares).toEqual([
    { channelName: null, salesPoint: 'website', isTest: false, places: 2 },
    { channelName: null, salesPoint: 'reception', isTest: false, places: 1 },
    { channelName: null, salesPoint: 'website', isTest: true, places: 1 },
  ]);
});

test('the timeslots of another client are nobody else’s', async () => {
  const { app, range } = await aLocationWithProducts();
  const stranger = await signedInAs(app, await aClient(app));
  expect(await stranger.inClient((scope) => listSchedulerSlots(scope, range))).toEqual([]);
});

test('a timeslot of a group that products share names them all', async () => {
  const { manager, quayId, boat, boatInEnglish } = await aLocationWithProducts();
  const slot = await manager.inClient((scope) => getSchedulerSlot(scope, quayId));
  expect(slot).toMatchObject({ timeslotGroupName: 'Quay 3', soldCount: 10 });
  expect(slot.productIds).toEqual([boat.id, boatInEnglish.id].sort());
});
