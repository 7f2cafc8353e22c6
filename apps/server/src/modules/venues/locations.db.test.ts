import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { createProduct } from '../catalog/products/create-product.ts';
import { createEvent } from '../events/create-event.ts';
import { createTimeslotGroup } from '../scheduling/create-timeslot-group.ts';
import { changeLocation } from './change-location.ts';
import { createLocation } from './create-location.ts';
import { deleteLocation, locationUses } from './delete-location.ts';
import { listLocations } from './location.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);
const hours = { opens: '10:00', closes: '17:30' };
const form = (name: string, changes = {}) => ({
  name,
  standardHours: hours,
  weekHours: [null, hours, hours, { opens: '10:00', closes: '21:00' }, hours, hours, hours],
  ...changes,
});

async function aManager() {
  return signedInAs(app, await aClient(app));
}

async function auditOf(locationId: string) {
  const { rows } = await database.owner.query(
    'select action, before, after from audit_entry where entity_id = $1 order by at, id',
    [locationId],
  );
  return rows;
}

test('a location keeps its address and the hours of every weekday', async () => {
  const manager = await aManager();
  const made = await createLocation(manager, form('Main building', { town: 'Havenstad' }));
  const [found] = await manager.inClient((scope) => listLocations(scope, [made.id]));
  expect(found).toEqual(made);
  expect(made).toMatchObject({ town: 'Havenstad', timeZone: 'Europe/Amsterdam', standardHours: hours });
  expect(made.weekHours[0]).toBeNull();
  expect(made.weekHours[3]).toEqual({ opens: '10:00', closes: '21:00' });
});

test('its name is taken in any case, but only within its client', async () => {
  const manager = await aManager();
  const lighthouse = await createLocation(manager, form('Lighthouse'));
  expect(await refusalsOf(createLocation(manager, form('LIGHTHOUSE')))).toEqual([
    'name: location-name-taken',
  ]);
  const quay = await createLocation(manager, form('Quay 3'));
  expect(await refusalsOf(changeLocation(manager, quay.id, form('Lighthouse')))).toEqual([
    'name: location-name-taken',
  ]);
  await changeLocation(manager, lighthouse.id, form('Lighthouse'));
  await createLocation(await aManager(), form('Lighthouse'));
});

test('of two people who take one name at once, one is refused', async () => {
  const manager = await aManager();
  const answers = await Promise.allSettled([1, 2].map(() => createLocation(manager, form('Workshop'))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [late] = answers.filter((answer) => answer.status === 'rejected');
  expect(late?.reason).toMatchObject({ refusals: [{ code: 'location-name-taken', field: 'name' }] });
});

test('what changed is written down with the values before and after', async () => {
  const manager = await aManager();
  const { id } = await createLocation(manager, form('Annex'));
  await changeLocation(manager, id, form('Annexe'));
  expect(await auditOf(id)).toMatchObject([
    { action: 'create-location', before: null, after: { name: 'Annex' } },
    { action: 'change-location', before: { name: 'Annex' }, after: { name: 'Annexe' } },
  ]);
});

test('the time zone stays while timeslots are planned there', async () => {
  const manager = await aManager();
  const { id } = await createLocation(manager, form('Island'));
  await changeLocation(manager, id, form('Island', { timeZone: 'Europe/London' }));
  await createTimeslotGroup(manager, { name: 'Island tours', locationId: id });
  expect(await refusalsOf(changeLocation(manager, id, form('Island', { timeZone: 'Europe/Paris' })))).toEqual(
    ['timeZone: time-zone-in-use'],
  );
});

test('the last location stays, and so does one that a product needs', async () => {
  const manager = await aManager();
  const first = await createLocation(manager, form('First'));
  expect(await refusalsOf(deleteLocation(manager, first.id))).toEqual(['main: location-is-last']);
  const second = await createLocation(manager, form('Second'));
  await createProduct(manager, { name: 'Boat tour', locationIds: [first.id] });
  expect(await refusalsOf(deleteLocation(manager, first.id))).toEqual(['main: location-in-use']);
  await deleteLocation(manager, second.id);
  expect(await manager.inClient((scope) => listLocations(scope))).toHaveLength(1);
});

test('a location that an event is at stays; whatever points at one is known', async () => {
  const manager = await aManager();
  const [hall] = [await createLocation(manager, form('Hall')), await createLocation(manager, form('Tower'))];
  await createEvent(manager, {
    kind: 'event',
    titleNl: 'Concert',
    fromDate: '2030-11-21',
    at: '19:00',
    limitChoice: 'none',
    locationId: hall.id,
  });
  expect(await refusalsOf(deleteLocation(manager, hall.id))).toEqual(['main: location-in-use']);
  const { rows } = await database.owner.query<{ name: string }>(
    `select conname as name from pg_constraint
     where confrelid = 'location'::regclass and contype = 'f' and confdeltype <> 'c' and conparentid = 0`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(locationUses).sort());
});

test('of the last two locations only one can be deleted, also at one moment', async () => {
  const manager = await aManager();
  const both = [await createLocation(manager, form('Hall')), await createLocation(manager, form('Tower'))];
  const done = await Promise.allSettled(both.map(({ id }) => deleteLocation(manager, id)));
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await manager.inClient((scope) => listLocations(scope))).toHaveLength(1);
});

test('reception may not change a location, and another museum’s is not there', async () => {
  const manager = await aManager();
  const { id } = await createLocation(manager, form('Tower'));
  const reception = await signedInAs(app, await aClient(app), 'reception');
  await expect(createLocation(reception, form('Desk'))).rejects.toBeInstanceOf(NotAllowedError);
  const stranger = changeLocation(await aManager(), id, form('Mine now'));
  await expect(stranger).rejects.toEqual(new NotFoundError('location-not-found'));
});
