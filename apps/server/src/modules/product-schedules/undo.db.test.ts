import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import { takeHold } from '../capacity/index.ts';
import { createProduct } from '../catalog/index.ts';
import { createTimeslotGroup, linkTicketGroups, listTimeslotsBetween } from '../scheduling/index.ts';
import { listCalendarConflicts } from './calendar-conflicts.repository.ts';
import { changeProductSchedule } from './change-product-schedule.ts';
import { createProductSchedule } from './create-product-schedule.ts';
import { createScheduleBlocker } from './create-schedule-blocker.ts';
import { deleteProductSchedule } from './delete-product-schedule.ts';
import { findProductCalendar } from './product-calendar.repository.ts';
import { listUndoable, undoProductSchedule } from './undo-product-schedule.ts';

const database = await testDatabase();
const saturday = '2026-11-21';
const fields = {
  name: 'Weekend',
  from: '2026-11-21',
  until: '2026-11-22',
  repeatUnit: 'week',
  repeatEvery: 1,
  weekdays: [6, 7],
  firstTime: '10:00',
  lastTime: '12:00',
  slotInterval: 1,
  slotIntervalUnit: 'hour',
  capacity: 20,
};

/** A product with a schedule at the weekend, seen from Friday 20 November. */
async function aSchedule() {
  const clock = testClock('2026-11-20T11:00:00Z');
  const { app } = testApp(database, clock);
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const product = await createProduct(manager, { name: 'Salt & Light', locationIds: [locationId] });
  const target = { productId: product.id, locationId };
  const calendarId = async () =>
    (await manager.inClient((scope) => findProductCalendar(scope, target)))?.id ?? '';
  const on = async (date: string) => {
    const id = await calendarId();
    return manager.inClient((scope) => listTimeslotsBetween(scope, [id], date, date));
  };
  return {
    app,
    clock,
    client,
    manager,
    target,
    calendarId,
    create: (changes = {}, seen = {}) =>
      createProductSchedule(manager, target, { ...fields, ...changes }, seen),
    times: async () =>
      (await on(saturday))
        .filter(({ state }) => state === 'open')
        .map(({ time, capacity }) => `${time} ${capacity}`),
    hold: async (time: string) => {
      const counterId = (await on(saturday)).find((one) => one.time === time)?.id ?? '';
      await takeHold(app, { clientId: client.clientId, places: [{ counterId, quantity: 2 }] });
    },
    lastId: async () => {
      const ids = [await calendarId()];
      const [last] = await manager.inClient((scope) => listUndoable(scope, ids, app.clock()));
      return last?.id ?? '';
    },
  };
}

test('a new, changed or deleted schedule and a blocker are taken back, each with its timeslots, once', async () => {
  const museum = await aSchedule();
  const { manager } = museum;
  const { id } = await museum.create();
  const full = ['10:00 20', '11:00 20', '12:00 20'];
  await changeProductSchedule(manager, id, { ...fields, lastTime: '11:00', capacity: 5 });
  expect(await museum.times()).toEqual(['10:00 5', '11:00 5']);
  const changed = await museum.lastId();
  await Promise.all([undoProductSchedule(manager, changed), undoProductSchedule(manager, changed)]);
  expect(await museum.times()).toEqual(full);
  await deleteProductSchedule(manager, id);
  expect(await museum.times()).toEqual([]);
  await undoProductSchedule(manager, await museum.lastId());
  expect(await museum.times()).toEqual(full);
  const allDay = { from: saturday, until: saturday, weekdays: [6], fromTime: null, untilTime: null };
  await createScheduleBlocker(manager, museum.target, { ...allDay, reason: 'Staff training' });
  expect(await museum.times()).toEqual([]);
  await undoProductSchedule(manager, await museum.lastId());
  expect(await museum.times()).toEqual(full);
});

test('nothing is taken back once places were sold against it, and nothing is changed by trying', async () => {
  const museum = await aSchedule();
  await museum.create();
  await museum.hold('11:00');
  expect(await refusalsOf(undoProductSchedule(museum.manager, await museum.lastId()))).toEqual([
    'main: undo-sold',
  ]);
  expect(await museum.times()).toEqual(['10:00 20', '11:00 20', '12:00 20']);
});

test('only the last change is taken back, within half an hour, and only with the right', async () => {
  const museum = await aSchedule();
  const { id } = await museum.create();
  const first = await museum.lastId();
  await changeProductSchedule(museum.manager, id, { ...fields, capacity: 5 });
  expect(await refusalsOf(undoProductSchedule(museum.manager, first))).toEqual([
    'main: schedule-changed-since',
  ]);
  const reader = await signedInAs(museum.app, museum.client, 'read only');
  const last = await museum.lastId();
  await expect(undoProductSchedule(reader, last)).rejects.toThrow(NotAllowedError);
  const stranger = await signedInAs(museum.app, await aClient(museum.app));
  await expect(undoProductSchedule(stranger, last)).rejects.toThrow('change-not-found');
  museum.clock.advance(31);
  expect(await museum.lastId()).toBe('');
  expect(await refusalsOf(undoProductSchedule(museum.manager, last))).toEqual(['main: undo-too-late']);
});

test('a ticket group that was taken from its timeslot group goes back to it', async () => {
  const museum = await aSchedule();
  const { manager, client } = museum;
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from ticket_group where client_id = $1',
    [client.clientId],
  );
  const { locationId } = museum.target;
  const group = await createTimeslotGroup(manager, { name: 'Hall', locationId });
  const links = () =>
    database.owner
      .query<{ kind: string }>(
        `select k.kind from calendar_ticket_group l join calendar k on k.client_id = l.client_id and k.id = l.calendar_id
         where l.client_id = $1`,
        [client.clientId],
      )
      .then((found) => found.rows.map(({ kind }) => kind));
  await linkTicketGroups(manager, group.id, [rows[0]?.id ?? '']);
  await museum.create({}, { convert: true });
  expect(await links()).toEqual(['schedule']);
  await undoProductSchedule(manager, await museum.lastId());
  expect(await links()).toEqual(['group']);
});

test('timeslots that keep visitors against the schedules are counted until they are settled', async () => {
  const museum = await aSchedule();
  const { id } = await museum.create();
  await museum.hold('11:00');
  await deleteProductSchedule(museum.manager, id);
  const calendarId = await museum.calendarId();
  const conflicts = await museum.manager.inClient((scope) =>
    listCalendarConflicts(scope, [calendarId], museum.app.clock()),
  );
  expect(conflicts).toEqual([{ calendarId, count: 1, firstDate: saturday }]);
});
