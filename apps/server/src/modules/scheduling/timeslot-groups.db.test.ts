import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { breakWrites } from '@foyer/testkit/database/break-writes.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test, vi } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import { takeHold } from '../capacity/index.ts';
import { changeTimeslotGroup } from './change-timeslot-group.ts';
import { createTimeslotGroup } from './create-timeslot-group.ts';
import { extendHorizons } from './extend-horizons.ts';
import { listTimeslotsBetween } from './timeslot.repository.ts';
import { getTimeslotGroup } from './timeslot-group.repository.ts';
import { versionOf } from './timeslot-group-version.ts';

const database = await testDatabase();
const friday = '2026-11-20';
/** Of a period above all others. */
const draft = {
  from: '2026-12-01',
  until: '2026-12-31',
  note: 'December',
  priority: 1,
  published: false,
};

/** A timeslot group on Fridays at 10:00, 11:00 and 14:00, seen from Friday 20 November, 12:00 in Amsterdam. */
async function aFridayGroup({ limit = 60 as number | null } = {}) {
  const clock = testClock('2026-11-20T11:00:00Z');
  const { app, worker } = testApp(database, clock);
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const { id } = await createTimeslotGroup(manager, { name: 'Exhibition hall', locationId });
  const save = (periods: object[], name = 'Exhibition hall') =>
    changeTimeslotGroup(manager, id, { name, periods });
  const allYear = (times: string[], changes = {}) => ({
    from: '2026-01-01',
    until: '2030-12-31',
    priority: 0,
    note: 'All year',
    weekdayTimes: times.map((time) => ({ weekday: 5, time, limit })),
    ...changes,
  });
  await save([allYear(['10:00', '11:00', '14:00'])]);
  const on = (date: string, until = date) =>
    manager.inClient((scope) => listTimeslotsBetween(scope, [id], date, until));
  const timesOn = async (date: string) => (await on(date)).map(({ time }) => time);
  const hold = async (date: string, time: string, quantity: number) => {
    const timeslot = (await on(date)).find((candidate) => candidate.time === time);
    const held = await takeHold(app, {
      clientId: client.clientId,
      places: [{ counterId: timeslot?.id ?? '', quantity }],
    });
    if (!held.ok) throw new Error('the places could not be held');
  };
  return { app, worker, clock, client, manager, locationId, id, save, allYear, on, timesOn, hold };
}

describe('saving the periods of a timeslot group', () => {
  test('makes timeslots from now to eighteen months ahead, each with its places', async () => {
    const { on, timesOn } = await aFridayGroup();
    expect(await timesOn(friday)).toEqual(['14:00']);
    expect(await timesOn('2026-11-27')).toEqual(['10:00', '11:00', '14:00']);
    expect(await timesOn('2028-05-19')).toEqual(['10:00', '11:00', '14:00']);
    expect(await timesOn('2028-05-26')).toEqual([]);
    const [first] = await on('2026-11-27');
    expect(first).toMatchObject({ capacity: 60, heldCount: 0, soldCount: 0, state: 'open', conflict: null });
  });

  test('with an unpublished one changes nothing; published it decides its days, and no two published ones share a day', async () => {
    const { save, allYear, timesOn, manager, id } = await aFridayGroup();
    const { plan } = await save([
      allYear(['10:00', '11:00', '14:00']),
      allYear(['18:00'], draft),
      allYear(['19:00'], { ...draft, note: 'Other plan' }),
    ]);
    expect(plan).toMatchObject({ add: [], change: [], remove: [] });
    expect(await timesOn('2026-12-04')).toEqual(['10:00', '11:00', '14:00']);
    const { periods } = await manager.inClient((scope) => getTimeslotGroup(scope, id));
    expect(periods.map(({ note, published }) => [note, published]).toSorted()).toEqual([
      ['All year', true],
      ['December', false],
      ['Other plan', false],
    ]);
    const december = allYear(['18:00'], { ...draft, priority: 0, published: true });
    expect(await refusalsOf(save([allYear(['10:00']), december]))).toEqual([
      'periods.1.from: periods-overlap',
    ]);
    await save([allYear(['10:00', '11:00', '14:00']), { ...december, priority: 1 }]);
    expect(await timesOn('2026-12-04')).toEqual(['18:00']);
    expect(await timesOn('2027-01-08')).toEqual(['10:00', '11:00', '14:00']);
  });

  test('from a caller that knows no drafts leaves a draft as it is, and makes a new period a published one', async () => {
    const { save, allYear, timesOn, manager, id } = await aFridayGroup();
    const read = () => manager.inClient((scope) => getTimeslotGroup(scope, id));
    await save([allYear(['10:00']), allYear(['18:00'], draft)]);
    const { periods } = await read();
    const unsaid = periods.map(({ published: _, ...period }) => period);
    await save([...unsaid, allYear(['20:00'], { from: '2027-02-01', until: '2027-02-28', priority: 2 })]);
    expect((await read()).periods.map(({ note, published }) => [note, published])).toEqual([
      ['All year', true],
      ['December', false],
      ['All year', true],
    ]);
    expect(await timesOn('2026-12-04')).toEqual(['10:00']);
    expect(await timesOn('2027-02-05')).toEqual(['20:00']);
  });

  test('is refused by no upgrade: published periods count in its version as before there were drafts', async () => {
    const { save, manager, id } = await aFridayGroup();
    const group = await manager.inClient((scope) => getTimeslotGroup(scope, id));
    const unsaid = { ...group, periods: group.periods.map(({ published: _, ...period }) => period) };
    expect(group.periods.map(({ published }) => published)).toEqual([true]);
    expect(versionOf(group)).toBe(versionOf(unsaid));
    await save(group.periods.map((period) => ({ ...period, published: false })));
    expect(versionOf(await manager.inClient((scope) => getTimeslotGroup(scope, id)))).not.toBe(
      versionOf(group),
    );
  });

  test('again, unchanged, keeps every timeslot as it is', async () => {
    const { on, save, allYear } = await aFridayGroup();
    const before = await on(friday, '2028-05-20');
    const { plan } = await save([allYear(['10:00', '11:00', '14:00'])]);
    expect(plan).toMatchObject({ add: [], change: [], remove: [] });
    expect(await on(friday, '2028-05-20')).toEqual(before);
  });

  test('adds, changes and takes away without touching what visitors hold', async () => {
    const { save, allYear, on, hold } = await aFridayGroup();
    await hold('2026-11-27', '11:00', 4);
    await hold('2026-11-27', '14:00', 45);
    await save([
      allYear([], {
        weekdayTimes: ['10:00', '12:00', '14:00'].map((time) => ({ weekday: 5, time, limit: 20 })),
      }),
    ]);
    expect(
      (await on('2026-11-27')).map(({ time, capacity, state, conflict, wantedCapacity }) => ({
        time,
        capacity,
        state,
        conflict,
        wantedCapacity,
      })),
    ).toEqual([
      { time: '10:00', capacity: 20, state: 'open', conflict: null, wantedCapacity: null },
      { time: '11:00', capacity: 60, state: 'closed', conflict: 'not-in-rules', wantedCapacity: null },
      { time: '12:00', capacity: 20, state: 'open', conflict: null, wantedCapacity: null },
      { time: '14:00', capacity: 45, state: 'open', conflict: 'capacity-below-taken', wantedCapacity: 20 },
    ]);
  });

  test('a higher priority decides its days alone', async () => {
    const { save, allYear, timesOn } = await aFridayGroup();
    const christmas = allYear(['12:00'], {
      from: '2026-12-21',
      until: '2027-01-03',
      priority: 3,
      note: 'Christmas',
    });
    await save([allYear(['10:00']), christmas]);
    expect(await timesOn('2026-12-18')).toEqual(['10:00']);
    expect(await timesOn('2026-12-25')).toEqual(['12:00']);
  });

  test('periods of one priority that share a day, double times and backward dates are refused', async () => {
    const { save, allYear } = await aFridayGroup();
    expect(
      await refusalsOf(save([allYear([]), allYear([], { from: '2030-12-31', until: '2031-01-01' })])),
    ).toEqual(['periods.1.from: periods-overlap']);
    expect(await refusalsOf(save([allYear(['10:00', '10:00'])]))).toEqual([
      'periods.0.weekdayTimes.1.time: timeslots-duplicate',
    ]);
    expect(await refusalsOf(save([allYear([], { until: '2025-01-01' })]))).toEqual([
      'periods.0.until: end-before-start',
    ]);
  });

  test('two people who save at once leave one of their plans, whole', async () => {
    const { save, allYear, timesOn } = await aFridayGroup();
    await Promise.all([save([allYear(['09:00', '10:00'])]), save([allYear(['15:00', '16:00'])])]);
    const times = await timesOn('2026-11-27');
    expect([
      ['09:00', '10:00'],
      ['15:00', '16:00'],
    ]).toContainEqual(times);
  });

  test('waits for a visitor who is just taking a place, and then keeps that timeslot', async () => {
    const { on, save, allYear } = await aFridayGroup();
    const [slot] = await on('2026-11-27');
    const buyer = await database.owner.connect();
    await buyer.query('begin');
    await buyer.query('update counter set held = held + 1 where id = $1', [slot?.id]);
    const saving = save([allYear(['11:00', '14:00'])]);
    await somebodyWaits();
    await buyer.query('commit');
    buyer.release();
    await saving;
    expect(await on('2026-11-27')).toMatchObject([
      { time: '10:00', heldCount: 1, state: 'closed', conflict: 'not-in-rules' },
      { time: '11:00' },
      { time: '14:00' },
    ]);
  });
});

/** Until a statement of this database waits for a lock. */
async function somebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await database.owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rowCount).toBeGreaterThan(0);
  }, patience);
}

describe('a timeslot group', () => {
  test('has a title of its own, and only an account that may edit can make one', async () => {
    const { app, client, manager, locationId } = await aFridayGroup();
    expect(await refusalsOf(createTimeslotGroup(manager, { name: 'exhibition HALL', locationId }))).toEqual([
      'name: timeslot-group-name-taken',
    ]);
    expect(await refusalsOf(createTimeslotGroup(manager, { name: ' ', locationId }))).toEqual([
      'name: timeslot-group-name-required',
    ]);
    const reader = await signedInAs(app, client, 'read only');
    await expect(createTimeslotGroup(reader, { name: 'Mine', locationId })).rejects.toBeInstanceOf(
      NotAllowedError,
    );
  });

  test('has its horizon moved on each day by a worker', async () => {
    const { worker, clock, timesOn } = await aFridayGroup();
    clock.advance(7 * 24 * 60);
    await extendHorizons(worker);
    expect(await timesOn('2028-05-26')).toEqual(['10:00', '11:00', '14:00']);
    expect(await timesOn(friday)).toEqual(['14:00']);
  });

  test('has it moved on although another group, or another museum, has one that cannot be', async () => {
    const [broken, other] = [await aFridayGroup(), await aFridayGroup()];
    const { manager, locationId, clock, worker } = broken;
    const { id } = await createTimeslotGroup(manager, { name: 'Museum garden', locationId });
    await changeTimeslotGroup(manager, id, { name: 'Museum garden', periods: [broken.allYear(['15:00'])] });
    await breakWrites(database.owner, 'timeslot', `new.calendar_id = '${broken.id}'`);
    clock.advance(7 * 24 * 60);
    await extendHorizons(worker);
    expect(await broken.timesOn('2028-05-26')).toEqual([]);
    expect(await other.timesOn('2028-05-26')).toEqual(['10:00', '11:00', '14:00']);
    const garden = await manager.inClient((scope) =>
      listTimeslotsBetween(scope, [id], '2028-05-26', '2028-05-26'),
    );
    expect(garden.map(({ time }) => time)).toEqual(['15:00']);
  });
});

describe('a page that was changed meanwhile', () => {
  test('is not overwritten; a save after a reload works', async () => {
    const { manager, id, allYear } = await aFridayGroup();
    const seen = versionOf(await manager.inClient((scope) => getTimeslotGroup(scope, id)));
    const save = (time: string, version: string) =>
      changeTimeslotGroup(manager, id, { name: 'Exhibition hall', periods: [allYear([time])] }, version);
    const outcomes = await Promise.allSettled([save('09:00', seen), save('17:00', seen)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { refusals } = (outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult)
      .reason;
    expect(refusals).toEqual([
      { code: 'changed-meanwhile', params: { name: 'manager', minutes: 0, who: 'known' } },
    ]);
    const now = versionOf(await manager.inClient((scope) => getTimeslotGroup(scope, id)));
    expect(now).not.toBe(seen);
    const { group } = await save('13:00', now);
    expect(group.periods[0]?.weekdayTimes.map(({ time }) => time)).toEqual(['13:00']);
  });
});
