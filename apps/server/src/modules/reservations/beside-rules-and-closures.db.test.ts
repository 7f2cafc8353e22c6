import { randomUUID } from 'node:crypto';
import { decideTimeslotFill } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { closeTimeslots } from '../closures/close-timeslots.ts';
import { liftClosure } from '../closures/lift-closure.ts';
import { previewClosure } from '../closures/preview-closure.ts';
import { getTimeslot, planByHand } from '../scheduling/index.ts';
import { addReservation } from './add-reservation.ts';
import { cancelReservation } from './end-reservation.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-14T08:00:00Z'));
const date = '2030-06-15';

const aPlan = () => ({
  ...{ requestId: randomUUID(), reason: 'storm', note: '', remedy: 'close' },
  ...{ offersRefund: false, withoutAnswer: 'keep', deadlineHours: 24 },
});

async function aClosedDay() {
  const client = await aClient(app);
  const staff = await signedInAs(app, client);
  const timeslot = await aTimeslot(database.owner, client.clientId, { date });
  const reservation = await addReservation(staff, {
    ...{ productId: timeslot.productId, timeslotId: timeslot.timeslotId, adults: 4 },
    ...{ groupName: 'Board dinner', contactName: 'M. Haddad', status: 'yes and close the day' },
  });
  const read = () => inClient(app.db, client.clientId, (scope) => getTimeslot(scope, timeslot.timeslotId));
  return { client, staff, timeslot, reservation, read };
}

test('a closure over a day that a group has closed counts the group; lifted, the day stays closed until the group leaves', async () => {
  const { staff, timeslot, reservation, read } = await aClosedDay();
  const stretch = {
    ...{ scopeKind: 'location', scopeIds: [timeslot.locationId], fromDate: date, fromTime: '00:00' },
    ...{ untilDate: date, untilTime: null },
  };
  const preview = await previewClosure(staff, stretch);
  expect(preview).toMatchObject({ timeslotCount: 1, groupCount: 1, groupPeople: 4, orderCount: 0 });
  const closure = await closeTimeslots(staff, stretch, aPlan(), preview.fingerprint);
  expect(await read()).toMatchObject({ state: 'closed', closureId: closure.id, groupShut: false });
  await liftClosure(staff, closure.id);
  expect(await read()).toMatchObject({ state: 'closed', closureId: null, groupShut: true });
  await cancelReservation(staff, reservation.id, reservation.version);
  expect(await read()).toMatchObject({ state: 'open', groupShut: false });
});

test('a reservation that ends under a closure opens nothing before the closure does', async () => {
  const { staff, timeslot, reservation, read } = await aClosedDay();
  const stretch = {
    ...{ scopeKind: 'timeslot', scopeIds: [timeslot.timeslotId], fromDate: date, fromTime: '00:00' },
    ...{ untilDate: date, untilTime: null },
  };
  const { fingerprint } = await previewClosure(staff, stretch);
  const closure = await closeTimeslots(staff, stretch, aPlan(), fingerprint);
  await cancelReservation(staff, reservation.id, reservation.version);
  expect(await read()).toMatchObject({ state: 'closed', closureId: closure.id });
  await liftClosure(staff, closure.id);
  expect(await read()).toMatchObject({ state: 'open' });
});

test('a timeslot that a group closed says so, and is not opened by hand', async () => {
  const { client, timeslot, read } = await aClosedDay();
  expect(decideTimeslotFill(await read())).toMatchObject({ state: 'closed', reason: 'closed-for-group' });
  const opening = inClient(app.db, client.clientId, async (scope) => {
    const { calendarId } = await getTimeslot(scope, timeslot.timeslotId);
    const wanted = { id: timeslot.timeslotId, state: 'open' as const, followsRules: false };
    return planByHand(scope, calendarId, { timeslots: [wanted], newTimeslots: [] }, app.clock());
  });
  expect(await refusalsOf(opening)).toEqual(['main: timeslot-shut-for-group']);
});
