import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { readUnsentMails } from '../message-queue/read-unsent-mails.ts';
import { addReservation } from '../reservations/index.ts';
import { getTimeslot } from '../scheduling/index.ts';
import { closeTimeslots } from './close-timeslots.ts';
import { liftClosure } from './lift-closure.ts';
import { previewClosure } from './preview-closure.ts';

const database = await testDatabase();
const clock = testClock('2030-06-15T08:00:00Z');
const { app } = testApp(database, clock);
const date = '2030-06-15';

const aPlan = (remedy: string) => ({
  ...{ requestId: randomUUID(), reason: 'storm', note: 'The square is shut.', remedy },
  ...{ offersRefund: false, withoutAnswer: 'keep', deadlineHours: 24 },
});

async function aDayWithGroups() {
  const client = await aClient(app);
  const staff = await signedInAs(app, client);
  const timeslot = await aTimeslot(database.owner, client.clientId, { date });
  const { productId, timeslotId, locationId } = timeslot;
  const book = (groupName: string, email: string, status = 'yes') =>
    addReservation(staff, {
      ...{ productId, timeslotId, adults: 4, groupName, contactName: 'M. Haddad', email, status },
    });
  const stretch = {
    ...{ scopeKind: 'location', scopeIds: [locationId], fromDate: date, fromTime: '00:00' },
    ...{ untilDate: date, untilTime: null },
  };
  const preview = () => previewClosure(staff, stretch);
  const close = async (remedy: string) =>
    closeTimeslots(staff, stretch, aPlan(remedy), (await preview()).fingerprint);
  const states = async () => {
    const { rows } = await database.owner.query<{ state: string }>(
      'select state from group_reservation where client_id = $1 order by number',
      [client.clientId],
    );
    return rows.map(({ state }) => state);
  };
  const mails = async () =>
    (await readUnsentMails(app, client.clientId, 100)).map(({ subject, to }) => `${to.address}: ${subject}`);
  const read = () => inClient(app.db, client.clientId, (scope) => getTimeslot(scope, timeslotId));
  return { client, staff, timeslot, book, stretch, preview, close, states, mails, read };
}

test('closing with a refund cancels the groups in it, gives their places back and tells their contacts', async () => {
  const day = await aDayWithGroups();
  await day.book('Harbour school', 'haddad@example.org');
  await day.book('Board dinner', '', 'yes and close the day');
  expect(await day.preview()).toMatchObject({ groupCount: 2, groupPeople: 8, groupsWithoutAddress: 1 });
  const closure = await day.close('refund');
  expect(closure.groupIds).toHaveLength(2);
  expect(await day.states()).toEqual(['cancelled', 'cancelled']);
  expect(await day.read()).toMatchObject({ state: 'closed', soldCount: 0, closureId: closure.id });
  expect(await day.mails()).toEqual([
    expect.stringMatching(/^haddad@example\.org: Uw bezoek aan .* is geannuleerd$/),
  ]);
  const [mail] = await readUnsentMails(app, day.client.clientId, 1);
  expect(mail?.text).toContain('stormwaarschuwing');
  expect(mail?.text).toContain('The square is shut.');
  await liftClosure(day.staff, closure.id);
  expect(await day.read()).toMatchObject({ state: 'open', soldCount: 0 });
  expect(await day.mails()).toHaveLength(1);
});

test.each(['mail', 'offer'])(
  'closing with the remedy “%s” keeps groups and tells them, also when it is lifted',
  async (remedy) => {
    const day = await aDayWithGroups();
    await day.book('Harbour school', 'haddad@example.org');
    const closure = await day.close(remedy);
    expect(await day.states()).toEqual(['confirmed']);
    expect(await day.mails()).toEqual(['haddad@example.org: Gesloten op zaterdag 15 juni 2030 om 14:00']);
    await liftClosure(day.staff, closure.id);
    expect((await day.mails()).sort()).toEqual([
      'haddad@example.org: Gesloten op zaterdag 15 juni 2030 om 14:00',
      'haddad@example.org: Toch open op zaterdag 15 juni 2030 om 14:00',
    ]);
  },
);

test('only closing the timeslots mails no group', async () => {
  const day = await aDayWithGroups();
  await day.book('Harbour school', 'haddad@example.org');
  await day.close('close');
  expect(await day.states()).toEqual(['confirmed']);
  expect(await day.mails()).toEqual([]);
});

test('a group that was booked since the preview stops the closure', async () => {
  const day = await aDayWithGroups();
  const { fingerprint } = await day.preview();
  await day.book('Harbour school', 'haddad@example.org');
  expect(await refusalsOf(closeTimeslots(day.staff, day.stretch, aPlan('refund'), fingerprint))).toEqual([
    'main: change-moved-on',
  ]);
  expect(await day.states()).toEqual(['confirmed']);
  expect(await day.mails()).toEqual([]);
});

test('a group whose visit has begun stays as it is', async () => {
  const day = await aDayWithGroups();
  await day.book('Harbour school', 'haddad@example.org');
  clock.advance(5 * 60);
  expect(await day.preview()).toMatchObject({ groupCount: 0 });
  await day.close('refund');
  expect(await day.states()).toEqual(['confirmed']);
  clock.advance(-5 * 60);
});
