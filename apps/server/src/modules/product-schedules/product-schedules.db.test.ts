import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import { takeHold } from '../capacity/index.ts';
import { createProduct } from '../catalog/index.ts';
import {
  createTimeslotGroup,
  linkTicketGroups,
  listCalendarIdsOfTicketGroups,
  listTimeslotsBetween,
} from '../scheduling/index.ts';
import { changeProductSchedule } from './change-product-schedule.ts';
import { changeScheduleBlocker } from './change-schedule-blocker.ts';
import { createProductSchedule } from './create-product-schedule.ts';
import { createScheduleBlocker } from './create-schedule-blocker.ts';
import { deleteProductSchedule } from './delete-product-schedule.ts';
import { deleteScheduleBlocker } from './delete-schedule-blocker.ts';
import { extendScheduleHorizons } from './extend-schedule-horizons.ts';
import {
  previewBlocker,
  previewBlockerDeletion,
  previewSchedule,
  previewScheduleDeletion,
} from './preview-schedule-change.ts';
import { findProductCalendar } from './product-calendar.repository.ts';
import { versionOfRules } from './version-of-rules.ts';

const database = await testDatabase();
const weekend = ['2026-11-21', '2026-11-22'] as const;
const [saturday, sunday] = weekend;

const fields = {
  name: 'Weekend',
  from: '2026-11-01',
  until: '2026-12-31',
  repeatUnit: 'week',
  repeatEvery: 1,
  weekdays: [6, 7],
  firstTime: '10:00',
  lastTime: '12:00',
  slotInterval: 1,
  slotIntervalUnit: 'hour',
  capacity: 20 as number | null,
};
const allDay = { weekdays: [6, 7], fromTime: null, untilTime: null, reason: 'Staff training' };

/** A product at a location, seen from Friday 20 November, 12:00 in Amsterdam. */
async function aProductHere() {
  const clock = testClock('2026-11-20T11:00:00Z');
  const { app, worker } = testApp(database, clock);
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const product = await createProduct(manager, { name: 'Salt & Light', locationIds: [locationId] });
  const target = { productId: product.id, locationId };
  const create = (changes = {}, seen?: { version?: string; convert?: boolean }) =>
    createProductSchedule(manager, target, { ...fields, ...changes }, seen);
  const on = (date: string) =>
    manager.inClient(async (scope) => {
      const calendar = await findProductCalendar(scope, target);
      return listTimeslotsBetween(scope, calendar ? [calendar.id] : [], date, date);
    });
  const timesOn = async (date: string) =>
    (await on(date))
      .filter(({ state }) => state === 'open')
      .map(({ time, capacity }) => `${time} ${capacity}`);
  const hold = async (date: string, time: string, quantity: number) => {
    const timeslot = (await on(date)).find((candidate) => candidate.time === time);
    const places = [{ counterId: timeslot?.id ?? '', quantity }];
    const held = await takeHold(app, { clientId: client.clientId, places });
    if (!held.ok) throw new Error('the places could not be held');
  };
  const groupIds = async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from ticket_group where client_id = $1',
      [client.clientId],
    );
    return rows.map(({ id }) => id);
  };
  return { app, worker, clock, client, manager, target, create, on, timesOn, hold, groupIds };
}

test('a schedule past midnight is for a location that is open then; its nights belong to their evenings', async () => {
  const { client, manager, target, create, timesOn } = await aProductHere();
  const night = { firstTime: '23:00', lastTime: '01:00', weekdays: [6] };
  await create();
  expect(await refusalsOf(create(night))).toEqual(['name: schedule-name-taken', 'lastTime: closed-at-night']);
  expect(await refusalsOf(previewSchedule(manager, target, { ...fields, ...night, name: 'Night' }))).toEqual([
    'lastTime: closed-at-night',
  ]);
  const blocked = { ...allDay, from: saturday, until: saturday, fromTime: '23:30', untilTime: '00:30' };
  expect(await refusalsOf(createScheduleBlocker(manager, target, blocked))).toEqual([
    'untilTime: closed-at-night',
  ]);
  await database.owner.query(
    `insert into opening_hours (client_id, location_id, weekday, opens, closes) values ($1, $2, 6, '20:00', '02:00')`,
    [client.clientId, target.locationId],
  );
  await create({ ...night, name: 'Night', capacity: 5 });
  expect((await timesOn(saturday)).at(-1)).toBe('23:00 5');
  expect((await timesOn(sunday)).slice(0, 2)).toEqual(['00:00 5', '01:00 5']);
  await createScheduleBlocker(manager, target, blocked);
  expect((await timesOn(sunday))[0]).toBe('01:00 5');
});

const counts = ({ timeslots, touched }: Awaited<ReturnType<typeof previewSchedule>>) => ({
  added: timeslots.add.length,
  removed: timeslots.remove.length,
  changed: timeslots.change.length,
  touched: touched.map(({ time, soldCount, heldCount }) => `${time} ${soldCount + heldCount}`),
});

describe('a schedule', () => {
  test('makes the timeslots of its days, and the ticket groups of the product sell them', async () => {
    const { create, timesOn, manager, target, groupIds } = await aProductHere();
    await create();
    expect(await timesOn(saturday)).toEqual(['10:00 20', '11:00 20', '12:00 20']);
    expect(await timesOn('2026-11-23')).toEqual([]);
    const calendar = await manager.inClient((scope) => findProductCalendar(scope, target));
    const { rows } = await database.owner.query(
      'select ticket_group_id from calendar_ticket_group where calendar_id = $1',
      [calendar?.id],
    );
    expect(rows).toEqual(
      (await groupIds())
        .map((id) => ({ ticketGroupId: id }))
        .map(({ ticketGroupId }) => ({ ticket_group_id: ticketGroupId })),
    );
  });

  test('has a name of its own in the client, also when two are saved at one moment', async () => {
    const { create } = await aProductHere();
    const both = await Promise.allSettled([
      create(),
      create({ name: 'WEEKEND', firstTime: '15:00', lastTime: '16:00' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalsOf(create({ name: 'weekend' }))).toEqual(['name: schedule-name-taken']);
  });

  test('made later gives the starts that both have, and editing the first leaves that so', async () => {
    const { create, timesOn, manager } = await aProductHere();
    const first = await create();
    await create({ name: 'Busy weekend', firstTime: '11:00', lastTime: '13:00', capacity: 75 });
    expect(await timesOn(saturday)).toEqual(['10:00 20', '11:00 75', '12:00 75', '13:00 75']);
    await changeProductSchedule(manager, first.id, { ...fields, capacity: 30 });
    expect(await timesOn(saturday)).toEqual(['10:00 30', '11:00 75', '12:00 75', '13:00 75']);
  });

  test('of two who edit a schedule or a blocker, the second is refused and the first change stays', async () => {
    const { create, manager, target } = await aProductHere();
    const made = await create();
    const seen = versionOfRules(made);
    const renamed = await changeProductSchedule(
      manager,
      made.id,
      { ...fields, name: 'Busy' },
      undefined,
      seen,
    );
    expect(
      await refusalsOf(changeProductSchedule(manager, made.id, { ...fields, capacity: 1 }, undefined, seen)),
    ).toEqual(['main: changed-meanwhile']);
    const free = { from: saturday, until: saturday, ...allDay };
    const blocker = await createScheduleBlocker(manager, target, free);
    const before = versionOfRules(blocker);
    await changeScheduleBlocker(manager, blocker.id, { ...free, reason: 'Storm' }, undefined, before);
    expect(await refusalsOf(changeScheduleBlocker(manager, blocker.id, free, undefined, before))).toEqual([
      'main: changed-meanwhile',
    ]);
    const now = versionOfRules(renamed);
    await changeProductSchedule(manager, made.id, { ...fields, name: 'Busier' }, undefined, now);
  });

  test('needs the right to edit availability', async () => {
    const { app, client, target } = await aProductHere();
    const reader = await signedInAs(app, client, 'read only');
    await expect(createProductSchedule(reader, target, fields)).rejects.toThrow(NotAllowedError);
    await expect(previewSchedule(reader, target, fields)).rejects.toThrow(NotAllowedError);
  });

  test('of another client is not found', async () => {
    const [here, there] = [await aProductHere(), await aProductHere()];
    const { id } = await there.create();
    await expect(changeProductSchedule(here.manager, id, fields)).rejects.toThrow('schedule-not-found');
    await expect(createProductSchedule(here.manager, there.target, fields)).rejects.toThrow('not-found');
  });

  test('reaches eighteen months ahead as the days pass, and a new ticket group joins it', async () => {
    const { create, timesOn, clock, worker, target, client, manager } = await aProductHere();
    await create({ until: '2030-12-31' });
    expect(await timesOn('2028-06-03')).toEqual([]);
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into ticket_group (client_id, product_id, name) values ($1, $2, 'Groups') returning id`,
      [client.clientId, target.productId],
    );
    clock.advance(30 * 24 * 60);
    await extendScheduleHorizons(worker);
    expect(await timesOn('2028-06-03')).toHaveLength(3);
    const linked = await manager.inClient(async (scope) => findProductCalendar(scope, target));
    const links = await database.owner.query(
      'select from calendar_ticket_group where calendar_id = $1 and ticket_group_id = $2',
      [linked?.id, rows[0]?.id],
    );
    expect(links.rowCount).toBe(1);
  });
});

describe('the dry run', () => {
  test('of a new schedule counts what applying makes, and changes nothing', async () => {
    const { create, manager, target, on } = await aProductHere();
    const plan = await previewSchedule(manager, target, fields);
    expect(counts(plan)).toEqual({ added: 36, removed: 0, changed: 0, touched: [] });
    expect(plan.outsideHoursCount).toBe(0);
    const early = await previewSchedule(manager, target, { ...fields, firstTime: '09:00' });
    expect([early.timeslots.add.length, early.outsideHoursCount]).toEqual([48, 12]);
    expect(await on(saturday)).toEqual([]);
    await create({}, { version: plan.version });
    expect(counts(await previewSchedule(manager, target, { ...fields, name: 'Again' }))).toMatchObject({
      added: 0,
    });
  });

  test('of every other change is what applying does', async () => {
    const { create, manager, target, hold, timesOn } = await aProductHere();
    const { id } = await create();
    await hold(saturday, '10:00', 4);
    const later = { ...fields, firstTime: '11:00', lastTime: '13:00' };
    const change = await previewSchedule(manager, { id }, later);
    expect(counts(change)).toEqual({ added: 12, removed: 11, changed: 1, touched: ['10:00 4'] });
    await changeProductSchedule(manager, id, later, { version: change.version });
    const blocker = { from: sunday, until: sunday, ...allDay };
    const block = await previewBlocker(manager, target, blocker);
    expect(counts(block)).toMatchObject({ added: 0, removed: 3, changed: 0 });
    const made = await createScheduleBlocker(manager, target, blocker, { version: block.version });
    expect(await timesOn(sunday)).toEqual([]);
    const shorter = { ...blocker, fromTime: '11:00', untilTime: '12:00' };
    const shorten = await previewBlocker(manager, { id: made.id }, shorter);
    expect(counts(shorten)).toMatchObject({ added: 2, removed: 0 });
    await changeScheduleBlocker(manager, made.id, shorter, { version: shorten.version });
    expect(await timesOn(sunday)).toEqual(['12:00 20', '13:00 20']);
    const unblock = await previewBlockerDeletion(manager, made.id);
    await deleteScheduleBlocker(manager, made.id, { version: unblock.version });
    expect(await timesOn(sunday)).toHaveLength(3);
    const gone = await previewScheduleDeletion(manager, id);
    await deleteProductSchedule(manager, id, { version: gone.version });
    expect(await timesOn(saturday)).toEqual([]);
  });

  test('that sales have overtaken is refused, and nothing is changed', async () => {
    const { create, manager, hold, timesOn } = await aProductHere();
    const { id } = await create();
    const { version } = await previewScheduleDeletion(manager, id);
    await hold(saturday, '10:00', 2);
    expect(await refusalsOf(deleteProductSchedule(manager, id, { version }))).toEqual([
      'main: change-moved-on',
    ]);
    expect(await timesOn(saturday)).toHaveLength(3);
  });
});

describe('visitors', () => {
  test('keep their places when their timeslot is blocked: it is closed and waits to be settled', async () => {
    const { create, manager, target, hold, on } = await aProductHere();
    await create();
    await hold(saturday, '11:00', 5);
    await createScheduleBlocker(manager, target, { from: saturday, until: saturday, ...allDay });
    expect(await on(saturday)).toMatchObject([
      { time: '11:00', state: 'closed', conflict: 'not-in-rules', heldCount: 5, capacity: 20 },
    ]);
  });

  test('keep their places when the capacity goes below what is taken', async () => {
    const { create, manager, hold, on } = await aProductHere();
    const { id } = await create();
    await hold(saturday, '11:00', 15);
    await changeProductSchedule(manager, id, { ...fields, capacity: 10 });
    const [, eleven] = await on(saturday);
    expect(eleven).toMatchObject({ capacity: 15, wantedCapacity: 10, conflict: 'capacity-below-taken' });
  });
});

describe('a ticket group', () => {
  async function withTimeslotGroup() {
    const world = await aProductHere();
    const { manager, target, groupIds } = world;
    const group = await createTimeslotGroup(manager, { name: 'Galleries', locationId: target.locationId });
    const link = async (convert = false) =>
      linkTicketGroups(manager, group.id, await groupIds(), { convert });
    return { ...world, link };
  }

  test('of a timeslot group is offered to be converted, and takes its times from schedules then', async () => {
    const { manager, target, create, link, on } = await withTimeslotGroup();
    await link();
    const { otherSources } = await previewSchedule(manager, target, fields);
    expect(otherSources).toMatchObject([{ timeslotGroupNames: ['Galleries'] }]);
    expect(await refusalsOf(create())).toEqual(['main: ticket-group-has-timeslot-group']);
    expect(await on(saturday)).toEqual([]);
    await create({}, { convert: true });
    expect(await on(saturday)).toHaveLength(3);
  });

  test('of schedules is refused by a timeslot group, unless it is converted', async () => {
    const { create, link, manager, worker, groupIds } = await withTimeslotGroup();
    await create();
    expect(await refusalsOf(link())).toEqual(['ticketGroupIds: ticket-group-has-schedules']);
    await link(true);
    await extendScheduleHorizons(worker);
    const [id] = await groupIds();
    const links = await manager.inClient((scope) => listCalendarIdsOfTicketGroups(scope, [id ?? '']));
    expect(links.get(id ?? '')).toHaveLength(1);
  });

  test('has one source when both are given at one moment', async () => {
    const { create, link } = await withTimeslotGroup();
    const both = await Promise.allSettled([create(), link()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is let go with the last schedule, and may then be linked to a timeslot group', async () => {
    const { create, link, manager } = await withTimeslotGroup();
    const { id } = await create();
    await deleteProductSchedule(manager, id);
    await expect(link()).resolves.toMatchObject({ name: 'Galleries' });
  });
});

test('a blocker needs a schedule that it can hold back', async () => {
  const { manager, target } = await aProductHere();
  const blocker = { from: saturday, until: saturday, ...allDay };
  expect(await refusalsOf(createScheduleBlocker(manager, target, blocker))).toEqual([
    'productId: blocker-without-schedule',
  ]);
});

test('a product that sold nothing goes with its schedules and their timeslots', async () => {
  const { create, target, client } = await aProductHere();
  await create();
  const left = () =>
    database.owner.query('select from timeslot t join counter c on c.id = t.id where t.client_id = $1', [
      client.clientId,
    ]);
  expect((await left()).rowCount).toBe(36);
  await database.owner.query('delete from ticket_group where product_id = $1', [target.productId]);
  await database.owner.query('delete from product where id = $1', [target.productId]);
  expect((await left()).rowCount).toBe(0);
});
