import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumForGroups, groupOf } from '@foyer/testkit/builders/a-museum-for-groups.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findExportKind } from '../exports/export-kind.ts';
import { listPersonData } from '../person-data/index.ts';
import { addReservation } from './add-reservation.ts';
import { cancelReservation } from './end-reservation.ts';
import { listReservations, showReservation, sumReservations } from './list-reservations.ts';
import { listVisitsForGroup } from './list-visits-for-group.ts';
import './reservations.module.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2030-06-14T08:00:00Z'));
const aMuseum = (capacity?: number | null) => aMuseumForGroups(app, owner, capacity);

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
  // A timeslot in which a group is to come cannot go, also where it takes no places; that of a cancelled one can.
  const made = await addReservation(manager, groupOf(timeslot, { status: 'no' }));
  const removal = () => owner.query('delete from timeslot where id = $1', [timeslot.timeslotId]);
  await expect(removal()).rejects.toThrow('group_reservation_has_timeslot');
  await cancelReservation(manager, made.id, made.version);
  await removal();
  expect(await showReservation(manager, made.id)).toMatchObject({ timeslotId: null, date: '2030-06-15' });
});

test('contact and note are sealed; erasing the person empties them, and so does the end of the retention', async () => {
  const { clientId, manager, timeslot } = await aMuseum();
  const made = await addReservation(manager, groupOf(timeslot, { adults: 1, youth: 0 }));
  const rowText = async () =>
    (await owner.query('select r::text as row from group_reservation r where id = $1', [made.id])).rows[0]
      ?.row;
  expect(await rowText()).not.toMatch(/Jansen|jansen|wheelchair|1234 5678|612345678/);
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

test('the contact of a group that lost its timeslot in an earlier release is forgotten like any other', async () => {
  const { clientId, manager, timeslot } = await aMuseum();
  const made = await addReservation(manager, groupOf(timeslot, { status: 'no' }));
  await owner.query('alter table group_reservation disable trigger group_reservation_has_timeslot');
  await owner.query(
    `update group_reservation set timeslot_id = null, visit_date = '2020-01-01' where id = $1`,
    [made.id],
  );
  await owner.query('alter table group_reservation enable trigger group_reservation_has_timeslot');
  const part = listPersonData().find(({ name }) => name === 'reservations');
  const forgotten = await inClient(app.db, clientId, async (scope) =>
    part?.forget?.(app, scope, 'reservations', { before: new Date('2028-01-01'), place: null, limit: 10 }),
  );
  expect(forgotten).toEqual({ records: 1, place: null });
  expect(await showReservation(manager, made.id)).toMatchObject({ contactName: '', timeslotId: null });
});
