import { isClosedByGroups } from '@foyer/domain/reservations/timeslot-effect.ts';
import { groupReservationStatuses } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listCounterDifferences, takeHold } from '../capacity/index.ts';
import { findExportKind } from '../exports/export-kind.ts';
import { listPersonData } from '../person-data/index.ts';
import { recountLimit } from '../sale-counters/index.ts';
import { addReservation } from './add-reservation.ts';
import { editReservation } from './edit-reservation.ts';
import { cancelReservation, deleteReservation } from './end-reservation.ts';
import { listReservations, showReservation, sumReservations } from './list-reservations.ts';
import { listVisitsForGroup } from './list-visits-for-group.ts';
import './reservations.module.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-14T08:00:00Z');
const { app, worker } = testApp(database, clock);

async function aMuseum(capacity: number | null = 40) {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const timeslot = await aTimeslot(owner, clientId, { capacity });
  const places = async (id = timeslot.timeslotId) => {
    const { rows } = await owner.query<{ capacity: number; held: number; sold: number }>(
      'select capacity, held, sold from counter where id = $1',
      [id],
    );
    return rows[0];
  };
  const stateOf = async (id = timeslot.timeslotId) => {
    const { rows } = await owner.query<{ state: string }>('select state from timeslot where id = $1', [id]);
    return rows[0]?.state;
  };
  /** Another start of the same calendar. */
  const another = async (date: string, time: string): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(
      `with made as (
         insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, $2::date, $3::time, ($2::date + $3::time) at time zone 'Europe/Amsterdam', 'manual'
         from timeslot where id = $1 returning client_id, id),
       counted as (
         insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, 40 from made)
       select id from made`,
      [timeslot.timeslotId, date, time],
    );
    return rows[0]?.id ?? '';
  };
  return { client, clientId, manager, timeslot, places, stateOf, another };
}

const groupOf = (timeslot: Pick<TestTimeslot, 'productId' | 'timeslotId'>, change: object = {}) => ({
  productId: timeslot.productId,
  timeslotId: timeslot.timeslotId,
  adults: 3,
  youth: 28,
  groupName: 'Havencollege 3B',
  contactName: 'Renée Jansen',
  email: 'R.Jansen@havencollege.example',
  mobile: '+31 6 1234 5678',
  note: 'Two wheelchair users. Meet at the anchor.',
  ...change,
});

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

test('a reservation closes its timeslot or its day for others; ended, it opens again unless another one closed it too', async () => {
  const { manager, timeslot, stateOf, another } = await aMuseum(100);
  const noon = await another('2030-06-15', '12:00');
  const tomorrow = await another('2030-06-16', '12:00');
  const day = await addReservation(manager, groupOf(timeslot, { status: 'yes and close the day' }));
  expect(await Promise.all([undefined, noon, tomorrow].map((id) => stateOf(id)))).toEqual([
    'closed',
    'closed',
    'open',
  ]);
  // A start that is added to the day is closed as well.
  const late = await another('2030-06-15', '16:00');
  expect(await stateOf(late)).toBe('closed');
  expect(await refusalsOf(addReservation(manager, groupOf({ ...timeslot, timeslotId: noon })))).toEqual([
    'timeslotId: reservation-no-availability',
  ]);
  const only = await editReservation(
    manager,
    day.id,
    groupOf(timeslot, { status: 'yes and close the timeslot' }),
    day.version,
  );
  expect(await Promise.all([undefined, noon, late].map((id) => stateOf(id)))).toEqual([
    'closed',
    'open',
    'open',
  ]);
  // What people close meanwhile stays closed.
  await owner.query(`update timeslot set state = 'closed' where id = $1`, [noon]);
  await cancelReservation(manager, only.id, only.version);
  expect(await Promise.all([undefined, noon].map((id) => stateOf(id)))).toEqual(['open', 'closed']);
});

test('whatever reservations come and go, exactly what one of them closes is closed', async () => {
  const { manager, timeslot, another } = await aMuseum(null);
  const ids = [
    timeslot.timeslotId,
    await another('2030-06-15', '15:00'),
    await another('2030-06-16', '15:00'),
  ];
  const dates = ['2030-06-15', '2030-06-15', '2030-06-16'];
  const { rows: made } = await owner.query<{ calendarId: string }>(
    'select calendar_id as "calendarId" from timeslot where id = $1',
    [timeslot.timeslotId],
  );
  const calendarId = made[0]?.calendarId ?? '';
  const open: {
    id: string;
    version: number;
    timeslotId: string;
    date: string;
    status: (typeof groupReservationStatuses)[number];
  }[] = [];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let step = 0; step < 24; step += 1) {
    const at = random(3);
    const timeslotId = ids[at] ?? '';
    const status = groupReservationStatuses[random(4)] ?? 'yes';
    const ending = open.length > 2 || random(3) === 0 ? open.splice(random(open.length), 1)[0] : undefined;
    if (ending) await deleteReservation(manager, ending.id, ending.version);
    else {
      // A closed one takes no further group.
      const refused = await addReservation(manager, groupOf({ ...timeslot, timeslotId }, { status })).then(
        ({ id, version }) => {
          open.push({ id, version, timeslotId, date: dates[at] ?? '', status });
          return false;
        },
        () => true,
      );
      const closed = isClosedByGroups(
        { calendarId, timeslotId, date: dates[at] ?? '' },
        open.filter((one) => refused || one.id !== open.at(-1)?.id).map((one) => ({ ...one, calendarId })),
      );
      expect(refused).toBe(closed);
    }
    const { rows } = await owner.query<{ id: string; state: string }>(
      'select id, state from timeslot where id = any ($1)',
      [ids],
    );
    for (const { id, state } of rows) {
      const visit = { calendarId, timeslotId: id, date: dates[ids.indexOf(id)] ?? '' };
      const isClosed = isClosedByGroups(
        visit,
        open.map((one) => ({ ...one, calendarId })),
      );
      expect([step, id, state]).toEqual([step, id, isClosed ? 'closed' : 'open']);
    }
  }
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

test('the list finds by group, by the beginning of a contact, by number, product, date and status', async () => {
  const { clientId, manager, timeslot, another } = await aMuseum(500);
  await addReservation(manager, groupOf(timeslot));
  const later = await another('2030-07-01', '09:30');
  await addReservation(
    manager,
    groupOf(
      { ...timeslot, timeslotId: later },
      { groupName: 'Press tour', contactName: 'Fleur', email: '', status: 'no' },
    ),
  );
  const named = async (filter: object) =>
    (await listReservations(manager, filter, { limit: 10, offset: 0 })).map(({ groupName }) => groupName);
  expect(await named({})).toEqual(['Havencollege 3B', 'Press tour']);
  expect(await named({ sort: '-people' })).toHaveLength(2);
  expect(await named({ search: 'haven' })).toEqual(['Havencollege 3B']);
  expect(await named({ search: 'renee jan' })).toEqual(['Havencollege 3B']);
  expect(await named({ search: 'R-2' })).toEqual(['Press tour']);
  expect(await named({ search: '%' })).toEqual([]);
  expect(await named({ date: '2030-07-01' })).toEqual(['Press tour']);
  expect(await named({ status: 'no', productId: timeslot.productId })).toEqual(['Press tour']);
  expect(await named({ timeslotGroupId: 'x' })).toEqual([]);
  expect(await named({ view: 'today' })).toEqual([]);
  expect(await sumReservations(manager, {})).toEqual({
    total: 2,
    people: 62,
    views: { coming: 2, today: 0, overCapacity: 0, cancelled: 0 },
  });
  expect(
    await listVisitsForGroup(manager, { productId: timeslot.productId, date: '2030-07-01' }),
  ).toMatchObject([{ time: '09:30', soldCount: 0 }]);
  const stretch = { filter: { search: 'press' }, locale: 'en_US', place: null, limit: 10 };
  const exported = await inClient(
    app.db,
    clientId,
    (scope) =>
      findExportKind('reservations')?.readRows(app, scope, stretch) ?? Promise.reject(new Error('none')),
  );
  expect(exported.rows[0]?.slice(0, 5)).toEqual(['R-2', '01-07-2030', '09:30', 'Press tour', 'Fleur']);
});

test('a missing right, a timeslot that went, a product of another client and a day that is over are refused', async () => {
  const { client, manager, timeslot, another } = await aMuseum();
  const reader = await signedInAs(app, client, 'read only');
  await expect(addReservation(reader, groupOf(timeslot))).rejects.toThrow('is missing');
  const other = await aMuseum();
  for (const [change, field] of [
    [{ productId: other.timeslot.productId }, 'productId'],
    [{ timeslotId: other.timeslot.timeslotId }, 'timeslotId'],
    [{ timeslotId: 'gone' }, 'timeslotId'],
  ] as const)
    expect(await refusalsOf(addReservation(manager, groupOf(timeslot, change)))).toEqual([
      `${field}: reservation-visit-gone`,
    ]);
  const yesterday = await another('2030-06-13', '10:00');
  expect(await refusalsOf(addReservation(manager, groupOf({ ...timeslot, timeslotId: yesterday })))).toEqual([
    'timeslotId: reservation-visit-over',
  ]);
  expect(
    await refusalsOf(addReservation(manager, groupOf(timeslot, { adults: 0, youth: 0, contactName: ' ' }))),
  ).toEqual(['contactName: contact-name-required', 'adults: reservation-people-required']);
  // A timeslot in which no place is taken can go; the reservation stays and says so.
  const made = await addReservation(manager, groupOf(timeslot, { status: 'no' }));
  await owner.query('delete from timeslot where id = $1', [timeslot.timeslotId]);
  expect(await showReservation(manager, made.id)).toMatchObject({ timeslotId: null, date: '2030-06-15' });
});

test('contact and note are sealed; erasing the person empties them, and so does the end of the retention', async () => {
  const { clientId, manager, timeslot } = await aMuseum();
  const made = await addReservation(manager, groupOf(timeslot, { adults: 1, youth: 0 }));
  const rowText = async () =>
    (await owner.query('select r::text as row from group_reservation r where id = $1', [made.id])).rows[0]
      ?.row;
  expect(await rowText()).not.toMatch(/Jansen|jansen|wheelchair|1234/);
  const part = listPersonData().find(({ name }) => name === 'reservations');
  const trace = {
    emails: ['r.jansen@havencollege.example'],
    names: [],
    strings: ['renée jansen'],
    orderIds: [],
    keyIds: [],
    waitingKeyIds: [],
  };
  const inMuseum = (context: RequestContext) => context.inClient.bind(context);
  const held = await inMuseum(manager)(async (scope) => part?.find(app, scope, trace));
  expect(held).toMatchObject([{ kind: 'reservations', records: 1 }]);
  const read = await inMuseum(manager)(async (scope) => part?.read(app, scope, trace));
  expect(read).toMatchObject({ reservations: [{ name: 'Renée Jansen', reservation: 'R-1' }] });
  await inMuseum(manager)(async (scope) => part?.erase?.(app, scope, trace));
  expect(await showReservation(manager, made.id)).toMatchObject({
    contactName: '',
    note: '',
    groupName: 'Havencollege 3B',
    people: 1,
  });
  // Nothing is left by which the address would be found again.
  expect(await inMuseum(manager)(async (scope) => part?.find(app, scope, trace))).toMatchObject([
    { records: 0 },
  ]);
  const { rows: cleared } = await owner.query(
    `select sealed = ''::bytea as emptied, contact_digests as digests from group_reservation where id = $1`,
    [made.id],
  );
  expect(cleared).toEqual([{ emptied: true, digests: [] }]);
  const old = await addReservation(manager, groupOf(timeslot, { adults: 1, youth: 0 }));
  await owner.query(`update group_reservation set visit_date = '2020-01-01' where id = $1`, [old.id]);
  const forgotten = await inClient(app.db, clientId, async (scope) =>
    part?.forget?.(app, scope, 'reservations', { before: new Date('2028-01-01'), place: null, limit: 10 }),
  );
  expect(forgotten).toEqual({ records: 1, place: null });
  expect(await showReservation(manager, old.id)).toMatchObject({ contactName: '', groupName: '' });
});
