import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { createProduct, listTicketGroupsOfProducts } from '../catalog/index.ts';
import { changeTimeslotGroup, createTimeslotGroup, linkTicketGroups } from '../scheduling/index.ts';
import { listDaysForSale } from '../scheduling/list-availability-for-sale.ts';
import { listTimeslotsOnSale } from './list-timeslots-on-sale.ts';
import { listDaysOnSale } from './sale-days/list-days-on-sale.ts';

const database = await testDatabase();
const clock = testClock('2026-10-01T10:00:00Z');
const { app } = testApp(database, clock);

/** A museum in some zone with these starts every day, each with ten places, and no lookahead. */
async function aMuseumIn(timeZone: string, times: string[]) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  await database.owner.query('update location set time_zone = $1 where id = $2', [timeZone, locationId]);
  const { id } = await createProduct(manager, { name: 'Night walk', locationIds: [locationId] });
  const [group] = await manager.inClient((scope) => listTicketGroupsOfProducts(scope, [id]));
  const ticketGroupIds = [group?.id ?? ''];
  await database.owner.query(
    `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points)
     values ($1, $2, 10001, 1750, 900)`,
    [client.clientId, ticketGroupIds[0]],
  );
  const { id: calendarId } = await createTimeslotGroup(manager, { name: 'Nights', locationId });
  const weekdayTimes = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    times.map((time) => ({ weekday, time, limit: 10 })),
  );
  const period = { from: '2026-10-01', until: '2027-04-30', priority: 0, note: '', weekdayTimes };
  await changeTimeslotGroup(manager, calendarId, { name: 'Nights', periods: [period] });
  await linkTicketGroups(manager, calendarId, ticketGroupIds);
  const ask = (at: string, from: string, until = from) => ({
    ticketGroupIds,
    people: 1,
    channel: null,
    at: new Date(at),
    from,
    until,
  });
  const timesOn = async (at: string, date: string) =>
    (await manager.inClient((scope) => listTimeslotsOnSale(scope, ask(at, date)))).map(
      ({ time, startsAt, availability }) =>
        `${time} ${startsAt.toISOString().slice(5, 16)} ${availability.state}`,
    );
  const days = async (at: string, from: string, until: string) => {
    const question = ask(at, from, until);
    const seen = await manager.inClient((scope) => listDaysOnSale(scope, question));
    const plain = await manager.inClient((scope) => listDaysForSale(scope, question));
    expect(plain.map(({ availability }) => availability)).toEqual(
      seen.map(({ availability }) => availability),
    );
    return seen.map(({ date, availability }) => `${date} ${availability.left}`);
  };
  return { timesOn, days, ticketGroupIds, manager };
}

describe('in Amsterdam', () => {
  const before = '2026-10-02T10:00:00Z';

  test('the night in which the clock goes back has each start once, at its first moment', async () => {
    const { timesOn, days } = await aMuseumIn('Europe/Amsterdam', ['01:30', '02:30', '03:30']);
    expect(await timesOn(before, '2026-10-25')).toEqual([
      '01:30 10-24T23:30 quiet',
      '02:30 10-25T00:30 quiet',
      '03:30 10-25T02:30 quiet',
    ]);
    expect(await days(before, '2026-10-24', '2026-10-26')).toEqual([
      '2026-10-24 30',
      '2026-10-25 30',
      '2026-10-26 30',
    ]);
  });

  test('the night in which it goes forward has no start at a time that the clock skips', async () => {
    const { timesOn, days } = await aMuseumIn('Europe/Amsterdam', ['01:30', '02:30', '03:30']);
    expect(await timesOn(before, '2027-03-28')).toEqual([
      '01:30 03-28T00:30 quiet',
      '03:30 03-28T01:30 quiet',
    ]);
    expect(await days(before, '2027-03-27', '2027-03-29')).toEqual([
      '2027-03-27 30',
      '2027-03-28 20',
      '2027-03-29 30',
    ]);
  });

  test('in the hour that comes twice, what began the first time is over', async () => {
    const { timesOn } = await aMuseumIn('Europe/Amsterdam', ['02:30', '03:30']);
    expect(await timesOn('2026-10-25T00:29:59Z', '2026-10-25')).toEqual([
      '02:30 10-25T00:30 quiet',
      '03:30 10-25T02:30 quiet',
    ]);
    expect((await timesOn('2026-10-25T01:30:00Z', '2026-10-25'))[0]).toBe('02:30 10-25T00:30 closed');
  });
});

test('late and early starts belong to the dates that the place’s clock shows, in a zone far from UTC too', async () => {
  const { timesOn, days } = await aMuseumIn('Pacific/Auckland', ['00:15', '23:45']);
  const at = '2026-10-02T10:00:00Z';
  expect(await timesOn(at, '2026-10-10')).toEqual(['00:15 10-09T11:15 quiet', '23:45 10-10T10:45 quiet']);
  expect(await days(at, '2026-10-31', '2026-11-01')).toEqual(['2026-10-31 20', '2026-11-01 20']);
});

test('Johannesburg moves no clock, London on the same days as Amsterdam an hour later by UTC', async () => {
  const at = '2026-10-02T10:00:00Z';
  const johannesburg = await aMuseumIn('Africa/Johannesburg', ['09:00', '23:30']);
  expect(await johannesburg.timesOn(at, '2026-10-25')).toEqual([
    '09:00 10-25T07:00 quiet',
    '23:30 10-25T21:30 quiet',
  ]);
  const london = await aMuseumIn('Europe/London', ['01:30', '02:30']);
  expect(await london.timesOn(at, '2026-10-25')).toEqual([
    '01:30 10-25T00:30 quiet',
    '02:30 10-25T02:30 quiet',
  ]);
  expect(await london.timesOn(at, '2027-03-28')).toEqual(['02:30 03-28T01:30 quiet']);
});

test('a visit over midnight that blocks other timeslots meets those of the next date', async () => {
  const { manager, ticketGroupIds } = await aMuseumIn('Europe/Amsterdam', ['00:15', '23:30']);
  const set = (text: string, ...values: unknown[]) =>
    database.owner.query(text, [ticketGroupIds[0], ...values]);
  await set(
    'update ticket_type set duration_minutes = 90, blocks_other_timeslots = true where ticket_group_id = $1',
  );
  await set(
    `update counter set sold = 10 where id in (select t.id from timeslot t
       join calendar_ticket_group l on l.calendar_id = t.calendar_id and l.ticket_group_id = $1
       where t.local_date = '2026-10-11' and t.local_time = '00:15')`,
  );
  const question = {
    ticketGroupIds,
    people: 1,
    channel: null,
    at: new Date('2026-10-02T10:00:00Z'),
    from: '2026-10-10',
    until: '2026-10-10',
  };
  const seen = await manager.inClient((scope) => listTimeslotsOnSale(scope, question));
  expect(seen.map(({ time, availability }) => [time, availability.state, availability.reason])).toEqual([
    ['00:15', 'quiet', 'share-taken'],
    ['23:30', 'sold out', 'limit-sold'],
  ]);
});
