import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { changeLocation } from './change-location.ts';
import { changeOpening } from './change-opening.ts';
import { listClosedDays } from './closed-day.repository.ts';
import { copyClosedDays, previewClosedDaysCopy } from './copy-closed-days.ts';
import { expectHousesToday } from './expect-houses-today.ts';
import { getLocation } from './location.repository.ts';
import { previewOpening } from './preview-opening.ts';

const database = await testDatabase();
const { app } = testApp(database);
const hours = { opens: '10:00', closes: '17:30' };
const week = [null, hours, hours, hours, hours, hours, hours];
const opening = (closedDays: { date: string; note: string }[] = [], weekHours: unknown = week) => ({
  standardHours: hours,
  weekHours,
  closedDays,
});

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const closedDays = (from: string, until: string) =>
    manager.inClient((scope) => listClosedDays(scope, [locationId], from, until));
  return { client, manager, locationId, closedDays };
}

test('closed days are stored with their notes, and the whole list is replaced', async () => {
  const { manager, locationId, closedDays } = await aMuseum();
  await changeOpening(
    manager,
    locationId,
    opening([
      { date: '2030-12-25', note: 'Christmas' },
      { date: '2030-01-06', note: '' },
    ]),
  );
  expect(await closedDays('2030-12-01', '2030-12-31')).toEqual([
    { locationId, date: '2030-12-25', note: 'Christmas' },
  ]);
  await changeOpening(manager, locationId, opening([{ date: '2030-01-07', note: '' }]));
  expect((await closedDays('2030-01-01', '2030-12-31')).map(({ date }) => date)).toEqual(['2030-01-07']);
  const { rows } = await database.owner.query(
    `select after -> 'closedDays' -> 0 ->> 'date' as date from audit_entry where action = 'change-opening' order by at`,
  );
  expect(rows.map(({ date }) => date)).toContain('2030-01-07');
});

test('a day that has passed cannot be closed any more; one that was closed in time stays in the list', async () => {
  const { client, manager, locationId, closedDays } = await aMuseum();
  await database.owner.query('insert into closed_day (client_id, location_id, date) values ($1, $2, $3)', [
    client.clientId,
    locationId,
    '2020-12-25',
  ]);
  const [before, later] = ['2020-12-25', '2030-01-07'].map((date) => ({ date, note: '' }));
  if (!before || !later) throw new Error('two days');
  const past = changeOpening(manager, locationId, opening([before, later, { date: '2020-12-26', note: '' }]));
  expect(await refusalsOf(past)).toEqual(['closedDays.2.date: date-in-past']);
  await changeOpening(manager, locationId, opening([before, later]));
  expect((await closedDays('2020-01-01', '2031-01-01')).map(({ date }) => date)).toEqual([
    '2020-12-25',
    '2030-01-07',
  ]);
});

test('before it closes a day the museum hears how many tickets it touches, and nothing has changed yet', async () => {
  const { client, manager, locationId, closedDays } = await aMuseum();
  const visit = { locationId, visitDate: '2030-06-14', visitTime: '11:00' };
  const { orderId } = await aSoldTicket(database.owner, client.clientId, visit);
  await aSoldTicket(database.owner, client.clientId, { ...visit, visitTime: '15:00', orderId });
  await aSoldTicket(database.owner, client.clientId, { ...visit, state: 'cancelled' });
  await aSoldTicket(database.owner, client.clientId, { ...visit, visitDate: '2030-06-15' });
  const closed = opening([{ date: '2030-06-14', note: 'Storm' }]);
  const [touched, ...more] = (await previewOpening(manager, locationId, closed)).touched;
  expect(touched).toMatchObject({ date: '2030-06-14', reason: 'closed-day', ticketCount: 2 });
  expect(more).toEqual([]);
  expect(await closedDays('2030-06-14', '2030-06-14')).toEqual([]);
  await changeOpening(manager, locationId, closed);
  expect((await previewOpening(manager, locationId, closed)).touched).toEqual([]);
});

test('a ticket that is sold after the review refuses another opening, of the hours page and of the location', async () => {
  const { client, manager, locationId, closedDays } = await aMuseum();
  const closed = opening([{ date: '2030-06-14', note: 'Storm' }]);
  const location = { name: 'Main', ...closed, houseLimit: null };
  const sell = () =>
    aSoldTicket(database.owner, client.clientId, { locationId, visitDate: '2030-06-14', visitTime: '11:00' });
  for (const save of [
    (shown: string) => changeOpening(manager, locationId, closed, null, shown),
    (shown: string) => changeLocation(manager, locationId, location, null, shown),
  ]) {
    await changeOpening(manager, locationId, opening());
    const { fingerprint } = await previewOpening(manager, locationId, closed);
    await sell();
    expect(await refusalsOf(save(fingerprint))).toEqual(['main: change-moved-on']);
    expect(await closedDays('2030-06-14', '2030-06-14')).toEqual([]);
    await save((await previewOpening(manager, locationId, closed)).fingerprint);
    expect(await closedDays('2030-06-14', '2030-06-14')).toHaveLength(1);
  }
});

test('a page of the location alone leaves its closed days as they are', async () => {
  const { manager, locationId, closedDays } = await aMuseum();
  await changeOpening(manager, locationId, opening([{ date: '2030-12-25', note: '' }]));
  await changeLocation(manager, locationId, {
    name: 'Main building',
    standardHours: hours,
    weekHours: week,
    houseLimit: 450,
  });
  expect(await closedDays('2030-12-25', '2030-12-25')).toHaveLength(1);
  expect(await manager.inClient((scope) => getLocation(scope, locationId))).toMatchObject({
    houseLimit: 450,
  });
});

test('a house limit of 0 is none, and one below it is refused', async () => {
  const { manager, locationId } = await aMuseum();
  const save = (houseLimit: number) =>
    changeLocation(manager, locationId, { name: 'Main', standardHours: hours, weekHours: week, houseLimit });
  expect(await save(0)).toMatchObject({ houseLimit: null });
  expect(await refusalsOf(save(-1))).toEqual(['houseLimit: house-limit-invalid']);
});

test('only an Admin says in which environment a location is paid', async () => {
  const { client, manager, locationId } = await aMuseum();
  const form = { name: 'Main', standardHours: hours, weekHours: week, paymentEnvironment: 'live' };
  await expect(changeLocation(manager, locationId, form)).rejects.toBeInstanceOf(NotAllowedError);
  const admin = await signedInAsAdmin(app, client.clientId);
  expect(await changeLocation(admin, locationId, form)).toMatchObject({ paymentEnvironment: 'live' });
  // Saved again by the museum itself it stays.
  expect(await changeLocation(manager, locationId, form)).toMatchObject({ paymentEnvironment: 'live' });
});

test('reception may not close a day, and another museum’s location is not there', async () => {
  const { client, locationId } = await aMuseum();
  const reception = await signedInAs(app, client, 'reception');
  await expect(changeOpening(reception, locationId, opening())).rejects.toBeInstanceOf(NotAllowedError);
  const stranger = (await aMuseum()).manager;
  await expect(changeOpening(stranger, locationId, opening())).rejects.toBeInstanceOf(NotFoundError);
});

test('of two people who edit a location, as a whole or its hours, the second is refused', async () => {
  const { manager, locationId } = await aMuseum();
  const { version, name } = await manager.inClient((scope) => getLocation(scope, locationId));
  await changeOpening(manager, locationId, opening(), version);
  const whole = { name, standardHours: hours, weekHours: week };
  for (const late of [
    () => changeOpening(manager, locationId, opening(), version),
    () => changeLocation(manager, locationId, whole, version),
  ]) {
    expect(await refusalsOf(late())).toEqual(['main: changed-meanwhile']);
  }
  expect(await changeLocation(manager, locationId, whole, version + 1)).toMatchObject({
    version: version + 2,
  });
});

test('an expected visitor stays as long as was sold, whatever the ticket type says today', async () => {
  const { client, manager, locationId } = await aMuseum();
  const location = await manager.inClient((scope) => getLocation(scope, locationId));
  const now = app.clock();
  const { date: visitDate } = localTimeAt(now, location.timeZone);
  await aSoldTicket(database.owner, client.clientId, { locationId, visitDate, visitTime: '11:00' });
  const early = await aSoldTicket(database.owner, client.clientId, {
    locationId,
    visitDate,
    visitTime: '09:30',
  });
  await database.owner.query('update ticket set duration_minutes = 120 where id = $1', [early.ticketId]);
  await database.owner.query('update ticket_type set duration_minutes = 15 where client_id = $1', [
    client.clientId,
  ]);
  const [house] = await manager.inClientReadOnly((scope) => expectHousesToday(scope, [location], now));
  expect(house).toMatchObject({ highest: { count: 2, time: '11:00' } });
});

test('closed days are copied to other locations: past ones and those they have are left alone', async () => {
  const { client, manager, locationId: fromId, closedDays } = await aMuseum();
  const other = await aLocation(database.owner, client.clientId, { name: 'Lighthouse' });
  const third = await aLocation(database.owner, client.clientId, { name: 'Quay' });
  const christmas = { date: '2030-12-25', note: 'Christmas' };
  await changeOpening(manager, other, opening([{ date: '2030-12-25', note: 'Staff party' }]));
  await changeOpening(manager, fromId, opening([christmas, { date: '2030-06-14', note: 'Repair' }]));
  await database.owner.query('insert into closed_day (client_id, location_id, date) values ($1, $2, $3)', [
    client.clientId,
    fromId,
    '2020-12-25',
  ]);
  const visit = { locationId: other, visitDate: '2030-06-14', visitTime: '11:00' };
  await aSoldTicket(database.owner, client.clientId, visit);
  const copy = { fromId, toIds: [other, third] };
  const review = await previewClosedDaysCopy(manager, copy);
  expect(review.touched).toMatchObject([{ date: '2030-06-14', ticketCount: 1 }]);
  expect(await closedDays('2030-01-01', '2030-12-31')).toHaveLength(2);
  await copyClosedDays(manager, copy, review.fingerprint);
  const daysOf = (id: string) =>
    manager.inClient((scope) => listClosedDays(scope, [id], '2020-01-01', '2031-01-01'));
  expect((await daysOf(other)).map(({ date, note }) => `${date} ${note}`)).toEqual([
    '2030-06-14 Repair',
    '2030-12-25 Staff party',
  ]);
  expect((await daysOf(third)).map(({ date }) => date)).toEqual(['2030-06-14', '2030-12-25']);
  const { rows } = await database.owner.query(
    `select 1 from audit_entry where action = 'change-opening' and entity_id = any ($1)`,
    [[other, third]],
  );
  expect(rows).toHaveLength(3);
});

test('copied closed days are refused where they would touch something else than was shown, or elsewhere', async () => {
  const { client, manager, locationId: fromId } = await aMuseum();
  const other = await aLocation(database.owner, client.clientId, { name: 'Lighthouse' });
  await changeOpening(manager, fromId, opening([{ date: '2030-06-14', note: '' }]));
  const copy = { fromId, toIds: [other] };
  expect(await refusalsOf(copyClosedDays(manager, copy, 'another'))).toEqual(['main: change-moved-on']);
  const reception = await signedInAs(app, await aClient(app));
  await expect(copyClosedDays(reception, copy)).rejects.toThrow(NotFoundError);
});
