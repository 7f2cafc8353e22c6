import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumForGroups, groupOf } from '@foyer/testkit/builders/a-museum-for-groups.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listCounterDifferences, takeHold } from '../capacity/index.ts';
import { recountLimit } from '../sale-counters/index.ts';
import { addReservation } from './add-reservation.ts';
import { editReservation } from './edit-reservation.ts';
import { cancelReservation, deleteReservation } from './end-reservation.ts';
import { showReservation, sumReservations } from './list-reservations.ts';

const database = await testDatabase();
const { owner } = database;
const { app, worker } = testApp(database, testClock('2030-06-14T08:00:00Z'));
const aMuseum = (capacity?: number | null) => aMuseumForGroups(app, owner, capacity);
const differences = () => listCounterDifferences(worker.db);

test('a group takes the places of all its people; cancelled, deleted or moved it gives them back, and the auditor agrees', async () => {
  const { manager, timeslot, places, another } = await aMuseum();
  const made = await addReservation(manager, groupOf(timeslot));
  expect(made).toMatchObject({
    number: 1,
    people: 31,
    status: 'yes',
    overBy: 0,
    contactName: 'Renée Jansen',
  });
  expect(await places()).toMatchObject({ sold: 31, held: 0 });
  const later = await another('2030-06-16', '11:00');
  const moved = await editReservation(
    manager,
    made.id,
    groupOf({ ...timeslot, timeslotId: later }, { free: 2, note: '' }),
    made.version,
  );
  expect(moved).toMatchObject({ date: '2030-06-16', time: '11:00', people: 33, note: '' });
  expect([await places(), await places(later)]).toMatchObject([{ sold: 0 }, { sold: 33 }]);
  expect(await refusalsOf(editReservation(manager, made.id, groupOf(timeslot), made.version))).toEqual([
    'main: changed-meanwhile',
  ]);
  await cancelReservation(manager, made.id, moved.version);
  expect(await places(later)).toMatchObject({ sold: 0 });
  const cancelled = await showReservation(manager, made.id);
  expect(cancelled.state).toBe('cancelled');
  expect(await refusalsOf(editReservation(manager, made.id, groupOf(timeslot), cancelled.version))).toEqual([
    'main: reservation-is-cancelled',
  ]);
  await deleteReservation(manager, made.id, cancelled.version);
  await expect(showReservation(manager, made.id)).rejects.toThrow('reservation-not-found');
  const second = await addReservation(manager, groupOf(timeslot, { status: 'no' }));
  expect(second).toMatchObject({ number: 2, people: 31 });
  expect(await places()).toMatchObject({ sold: 0 });
  await deleteReservation(manager, second.id, second.version);
  expect(await differences()).toEqual([]);
});

test('what does not fit is refused; only accounts with Extra go over the limit, no further than their page said', async () => {
  const { client, clientId, manager, timeslot, places } = await aMuseum();
  const staff = await signedInAs(app, client, 'client user');
  await aPlacedOrder(app, clientId, timeslot, { quantity: 12 });
  const over = groupOf(timeslot);
  expect(await refusalsOf(addReservation(staff, { ...over, exceedsBy: 3 }))).toEqual([
    'timeslotId: group-over-capacity',
  ]);
  expect(await refusalsOf(addReservation(manager, { ...over, exceedsBy: 2 }))).toEqual([
    'timeslotId: group-over-capacity',
  ]);
  expect(await places()).toEqual({ capacity: 40, held: 12, sold: 0 });
  const made = await addReservation(manager, { ...over, exceedsBy: 3 });
  expect(made).toMatchObject({ overBy: 3, isOver: true, limit: 40, takenCount: 43 });
  expect(await places()).toEqual({ capacity: 43, held: 12, sold: 31 });
  expect(await refusalsOf(addReservation(staff, groupOf(timeslot, { adults: 1, youth: 0 })))).toEqual([
    'timeslotId: reservation-no-availability',
  ]);
  const { rows } = await owner.query(
    `select before, after from audit_entry where client_id = $1 and action = 'exceed-timeslot'`,
    [clientId],
  );
  expect(rows).toEqual([{ before: { capacity: 40 }, after: { capacity: 43 } }]);
  // What was granted stays granted: staff without Extra may make it smaller.
  const smaller = await editReservation(staff, made.id, groupOf(timeslot, { adults: 2 }), made.version);
  expect(smaller).toMatchObject({ overBy: 2, limit: 40 });
  expect(await places()).toEqual({ capacity: 42, held: 12, sold: 30 });
  expect(await sumReservations(manager, { view: 'over-capacity' })).toMatchObject({ total: 1, people: 30 });
  await cancelReservation(manager, made.id, smaller.version);
  expect(await places()).toEqual({ capacity: 40, held: 12, sold: 0 });
  expect(await differences()).toEqual([]);
});

test('a school becomes smaller beside a group that was let over the limit, and keeps its places at a lowered limit', async () => {
  const { client, manager, timeslot, places } = await aMuseum();
  const staff = await signedInAs(app, client, 'client user');
  const school = await addReservation(manager, groupOf(timeslot, { youth: 27 }));
  const group = groupOf(timeslot, { adults: 20, youth: 0, exceedsBy: 10 });
  expect(await addReservation(manager, group)).toMatchObject({ overBy: 10 });
  const change = { youth: 22, status: 'yes and close the timeslot' };
  const smaller = await editReservation(staff, school.id, groupOf(timeslot, change), school.version);
  expect(smaller).toMatchObject({ people: 25, overBy: 0, isOver: false, limit: 40, takenCount: 45 });
  expect(await places()).toEqual({ capacity: 45, held: 0, sold: 45 });
  expect(
    await refusalsOf(editReservation(staff, school.id, groupOf(timeslot, { youth: 23 }), smaller.version)),
  ).toEqual(['timeslotId: group-over-capacity']);
  await owner.query(
    `with lowered as (update counter set wanted_capacity = 15 where id = $1)
    update timeslot set wanted_capacity = 15, conflict = 'capacity-below-taken', conflict_kept = false where id = $1`,
    [timeslot.timeslotId],
  );
  const open = await editReservation(staff, school.id, groupOf(timeslot, { youth: 22 }), smaller.version);
  expect(open).toMatchObject({ people: 25, status: 'yes', overBy: 0 });
  await editReservation(staff, school.id, groupOf(timeslot, { youth: 17 }), open.version);
  expect(await places()).toEqual({ capacity: 40, held: 0, sold: 40 });
  // Staff still have to choose what happens to those above the lowered limit.
  const { rows } = await owner.query('select conflict, conflict_kept from timeslot where id = $1', [
    timeslot.timeslotId,
  ]);
  expect(rows).toEqual([{ conflict: 'capacity-below-taken', conflict_kept: false }]);
  expect(await differences()).toEqual([]);
});

test('two members of staff and the sales page want the last places: as many are given as there are', async () => {
  const { clientId, manager, timeslot, places } = await aMuseum(10);
  const group = groupOf(timeslot, { adults: 6, youth: 0 });
  const hold = () => takeHold(app, { clientId, places: [{ counterId: timeslot.timeslotId, quantity: 3 }] });
  const reserve = () =>
    addReservation(manager, group).then(
      () => true,
      () => false,
    );
  const given = await Promise.all([
    ...[reserve(), reserve()],
    ...[hold(), hold(), hold()].map((asked) => asked.then(({ ok }) => ok)),
  ]);
  expect(given.filter(Boolean).length).toBeGreaterThan(1);
  expect(given.slice(0, 2).filter(Boolean).length).toBeLessThan(2);
  const { held, sold, capacity } = (await places()) ?? { held: 0, sold: 0, capacity: 0 };
  expect(capacity).toBe(10);
  expect(held + sold).toBeLessThanOrEqual(10);
  expect(await differences()).toEqual([]);
});

test('a group counts among the people inside, also where the house gets its limit later', async () => {
  const { clientId, manager, timeslot } = await aMuseum(100);
  const made = await addReservation(manager, groupOf(timeslot));
  const { locationId } = timeslot;
  await owner.query('update location set house_limit = 35 where id = $1', [locationId]);
  await inClient(app.db, clientId, (scope) => recountLimit(scope, { kind: 'house', ownerId: locationId }));
  const house = async () => {
    const { rows } = await owner.query(
      `select distinct sold from counter where owner_id = $1 and kind = 'house'`,
      [locationId],
    );
    return rows.map(({ sold }) => sold);
  };
  expect(await house()).toEqual([31]);
  expect(await refusalsOf(addReservation(manager, groupOf(timeslot, { youth: 2, exceedsBy: 9 })))).toEqual([
    'main: reservation-no-availability',
  ]);
  await deleteReservation(manager, made.id, made.version);
  expect(await house()).toEqual([0]);
  expect(await differences()).toEqual([]);
});
