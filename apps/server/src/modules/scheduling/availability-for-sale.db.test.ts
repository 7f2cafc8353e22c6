import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { takeHold } from '../capacity/index.ts';
import { listTicketGroups, listTicketGroupsOfProducts } from '../catalog/index.ts';
import { createProduct } from '../catalog/products/create-product.ts';
import { changeTicketGroup } from '../catalog/ticket-groups/change-ticket-group.ts';
import { listCalendarIdsOfTicketGroups } from './calendar-link.repository.ts';
import { changeTimeslotGroup } from './change-timeslot-group.ts';
import { createTimeslotGroup } from './create-timeslot-group.ts';
import { linkTicketGroups } from './link-ticket-groups.ts';
import { findTimeslotForSale, listDaysForSale, listTimeslotsForSale } from './list-availability-for-sale.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);
const at = clock.now();

/** Two products; the hall has times on Fridays and Saturdays and serves both, the stairs serve the second only. */
async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const groupOf = async (name: string) => {
    const { id } = await createProduct(manager, { name, locationIds: [locationId] });
    const [group] = await manager.inClient((scope) => listTicketGroupsOfProducts(scope, [id]));
    return group?.id ?? '';
  };
  const museum = await groupOf('Museum');
  const tower = await groupOf('Tower');
  const calendar = async (name: string, weekday: number, times: string[], groups: string[]) => {
    const { id } = await createTimeslotGroup(manager, { name, locationId });
    const weekdayTimes = times.map((time) => ({ weekday, time, limit: 10 }));
    const period = { from: '2026-11-01', until: '2026-12-31', priority: 0, note: '', weekdayTimes };
    await changeTimeslotGroup(manager, id, { name, periods: [period] });
    await linkTicketGroups(manager, id, groups);
    return id;
  };
  const hall = await calendar('Hall', 5, ['11:00', '14:00', '15:00'], [museum, tower]);
  await calendar('Stairs', 6, ['10:00'], [tower]);
  const timeslots = (ticketGroupIds: string[], date: string) =>
    manager.inClient((scope) => listTimeslotsForSale(scope, { ticketGroupIds, from: date, until: date, at }));
  const days = (ticketGroupIds: string[], people = 1) =>
    manager.inClient((scope) =>
      listDaysForSale(scope, { ticketGroupIds, from: '2026-11-26', until: '2026-11-28', people, at }),
    );
  return { client, manager, museum, tower, hall, timeslots, days };
}

test('a month shows each day as a party of its size sees it', async () => {
  const { client, museum, timeslots, days } = await aMuseum();
  const [, second, third] = await timeslots([museum], '2026-11-27');
  for (const [slot, quantity] of [
    [second, 10],
    [third, 8],
  ] as const) {
    await takeHold(app, { clientId: client.clientId, places: [{ counterId: slot?.id ?? '', quantity }] });
  }
  expect(await days([museum], 10)).toMatchObject([
    { date: '2026-11-26', availability: { state: 'none', reason: 'no-timeslot' }, hasRoom: false },
    { date: '2026-11-27', availability: { state: 'busy', left: 12 }, hasRoom: true },
    { date: '2026-11-28', availability: { state: 'none' }, hasRoom: false },
  ]);
  expect((await timeslots([museum], '2026-11-27')).map(({ availability }) => availability.state)).toEqual([
    'quiet',
    'full',
    'busy',
  ]);
});

test('today, what has begun is not offered as open', async () => {
  const { museum, timeslots } = await aMuseum();
  expect(
    (await timeslots([museum], '2026-11-20')).map(
      ({ time, availability }) => `${time} ${availability.state}`,
    ),
  ).toEqual(['14:00 quiet', '15:00 quiet']);
});

test('tickets of two groups are offered only the times that both have', async () => {
  const { museum, tower, days, timeslots, manager } = await aMuseum();
  expect((await days([tower])).map(({ availability }) => availability.state)).toEqual([
    'none',
    'quiet',
    'quiet',
  ]);
  expect((await days([museum, tower])).map(({ availability }) => availability.state)).toEqual([
    'none',
    'quiet',
    'none',
  ]);
  const [stairs] = await timeslots([tower], '2026-11-28');
  const find = (ticketGroupIds: string[]) =>
    manager.inClient(async (scope) => {
      const calendarIds = await listCalendarIdsOfTicketGroups(scope, ticketGroupIds);
      const sales = await listTicketGroups(scope, ticketGroupIds);
      const groups = sales.map((sale) => ({ sale, calendarIds: calendarIds.get(sale.id) ?? [] }));
      return findTimeslotForSale(scope, { groups, timeslotId: stairs?.id ?? '', at });
    });
  expect(await find([tower])).toMatchObject({ time: '10:00', timeZone: 'Europe/Amsterdam' });
  expect(await find([museum, tower])).toBeUndefined();
  expect(await find([])).toBeUndefined();
});

test('each group’s own dates and cut-off count', async () => {
  const { manager, museum, tower, timeslots } = await aMuseum();
  await changeTicketGroup(manager, museum, { name: 'Museum', cutOffMinutes: 90 });
  await changeTicketGroup(manager, tower, { name: 'Tower', availableFrom: '2026-12-01' });
  const statesOf = async (groups: string[]) =>
    (await timeslots(groups, '2026-11-20')).map(({ availability }) => availability.state);
  expect(await statesOf([museum])).toEqual(['closed', 'quiet']);
  expect(await statesOf([museum, tower])).toEqual(['none', 'none']);
});

test('a ticket group of another museum cannot be linked', async () => {
  const { manager, hall } = await aMuseum();
  const { museum: elsewhere } = await aMuseum();
  expect(await refusalsOf(linkTicketGroups(manager, hall, [elsewhere]))).toEqual([
    'ticketGroupIds: ticket-group-unknown',
  ]);
});
