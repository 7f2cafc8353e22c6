import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { askPlace } from './ask-place.ts';
import { changeWaitingRoom } from './change-waiting-room.ts';
import { hasToWait } from './has-to-wait.ts';
import { letEveryoneIn } from './let-everyone-in.ts';
import { forgetRooms } from './open-room.ts';
import { pauseAdmission } from './pause-admission.ts';
import { setWaitingRate } from './set-waiting-rate.ts';
import { showWaitingRoom } from './show-waiting-room.ts';
import { listTicketsLeftToday } from './tickets-left-today.ts';
import { readWaitingFigures } from './waiting-figures.ts';

const database = await testDatabase();
const clock = testClock('2026-11-26T10:00:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const manager = await signedInAs(app, client);

const tomorrow = { startDate: '2026-11-27', startTime: '10:00', opensBeforeMinutes: 30 };

async function aPage() {
  const page = await aSalesPage(database.owner, client.clientId);
  const address = { client: client.subdomain, channel: page.url };
  const show = () => manager.inClient((scope) => showWaitingRoom(scope, page.channelId, clock.now()));
  const seen = async () => ({ channelId: page.channelId, version: (await show()).room.version });
  const change = async (input: object) => changeWaitingRoom(manager, await seen(), input);
  const join = () =>
    askPlace(app, address, { place: null, browser: randomUUID(), isBrowserKnown: false, language: 'nl' });
  return { ...page, address, show, seen, change, join };
}

/** Opened by an announced start, with so many visitors who wait. */
async function anOpenRoom(people: number) {
  const page = await aPage();
  await page.change({ cartsAMinute: 60, ...tomorrow });
  await database.owner.query('update waiting_room set starts_at = $2 where channel_id = $1', [
    page.channelId,
    new Date(clock.now().getTime() + 60_000),
  ]);
  clock.advance(0.1);
  await Promise.all(Array.from({ length: people }, () => page.join()));
  clock.advance(1);
  await hasToWait(app, page.address);
  return page;
}

/** Visitors who wait for the announced start, each with what asks again with the place. */
async function aRoomBeforeItsStart(people: number) {
  const page = await aPage();
  await page.change({ cartsAMinute: 60, ...tomorrow });
  await database.owner.query('update waiting_room set starts_at = $2 where channel_id = $1', [
    page.channelId,
    new Date(clock.now().getTime() + 10 * 60_000),
  ]);
  clock.advance(0.1);
  const visitors = await Promise.all(
    Array.from({ length: people }, async () => {
      const visitor = { browser: randomUUID(), isBrowserKnown: true, language: 'nl' };
      const { place, state } = await askPlace(app, page.address, { ...visitor, place: null });
      expect(state).toBe('start');
      return () => askPlace(app, page.address, { ...visitor, place });
    }),
  );
  return { page, visitors };
}

test('what is saved holds at once: a number of carts, an announced start by the clocks of the client, texts', async () => {
  const page = await aPage();
  expect((await page.show()).room).toMatchObject({ cartsAMinute: null, version: 1 });
  const texts = [
    { language: 'nl', text: 'Even geduld' },
    { language: 'en', text: ' ' },
  ];
  await page.change({ cartsAMinute: 60, opensByLoad: true, ...tomorrow, minutesToBegin: 15, texts });
  const { room } = await page.show();
  expect(room).toMatchObject({ cartsAMinute: 60, opensByLoad: true, minutesToBegin: 15 });
  expect(room.startsAt?.toISOString()).toBe('2026-11-27T09:00:00.000Z');
  expect(room.texts).toEqual({ nl: 'Even geduld' });
  expect(room.rateChange).toMatchObject({ before: null });
  const { rows } = await database.owner.query(
    `select action from audit_entry where entity_id = $1 and action = 'change-waiting-room'`,
    [page.channelId],
  );
  expect(rows).toHaveLength(1);
});

test('a start in the past, and a save that has not seen the last change, are refused', async () => {
  const page = await aPage();
  const past = { cartsAMinute: 60, startDate: '2026-11-26', startTime: '09:00' };
  expect(await refusalsOf(page.change(past))).toEqual(['startTime: waiting-start-past']);
  const seen = await page.seen();
  await page.change({ cartsAMinute: 60 });
  expect(await refusalsOf(changeWaitingRoom(manager, seen, { cartsAMinute: 70 }))).toEqual([
    'main: changed-meanwhile',
  ]);
  expect(await refusalsOf(setWaitingRate(manager, seen, 70))).toEqual(['main: changed-meanwhile']);
  expect(await refusalsOf(setWaitingRate(manager, await page.seen(), 0))).toEqual([
    'cartsAMinute: waiting-carts-invalid',
  ]);
});

test('paused, no visitor is let in, and after that as many as the rate says', async () => {
  const page = await anOpenRoom(10);
  await pauseAdmission(manager, await page.seen(), true);
  const before = (await page.show()).line.admittedNumber;
  for (let second = 0; second < 5; second += 1) {
    clock.advance(1 / 60);
    await hasToWait(app, page.address);
  }
  expect((await page.show()).line.admittedNumber).toBe(before);
  await pauseAdmission(manager, await page.seen(), false);
  clock.advance(3 / 60);
  await hasToWait(app, page.address);
  expect((await page.show()).line.admittedNumber).toBe(before + 3);
  await setWaitingRate(manager, await page.seen(), 120);
  clock.advance(1 / 60);
  await hasToWait(app, page.address);
  expect((await page.show()).line.admittedNumber).toBe(before + 5);
  expect((await page.show()).room.rateChange).toMatchObject({ before: 60 });
});

test.each([
  ['removed', {}],
  ['moved to the next week', { startDate: '2026-12-04', startTime: '10:00', opensBeforeMinutes: 30 }],
])('an announced start that is %s lets those who waited for it in, at the rate', async (_what, start) => {
  const { page, visitors } = await aRoomBeforeItsStart(20);
  await page.change({ cartsAMinute: 60, ...start });
  expect((await page.show()).line).toMatchObject({ lastNumber: 20, admittedNumber: 0, drawnFor: null });
  for (let second = 0; second < 21; second += 1) {
    clock.advance(1 / 60);
    await hasToWait(app, page.address);
  }
  const answers = await Promise.all(visitors.map((ask) => ask()));
  expect(answers.map(({ state }) => state)).toEqual(visitors.map(() => 'turn'));
});

test('a visitor without a number in an open waiting room gets the next one, and is not sent round in a circle', async () => {
  const { page, visitors } = await aRoomBeforeItsStart(2);
  // As a release before this one left it: the start is gone, and others opened the room.
  await database.owner.query('update waiting_room set starts_at = null where channel_id = $1', [
    page.channelId,
  ]);
  await database.owner.query(
    `update waiting_line set opened_at = $2, opened_by = 'load', ticked_at = $2, empty_since = $2 where channel_id = $1`,
    [page.channelId, clock.now()],
  );
  forgetRooms(app);
  const answers = await Promise.all(visitors.map((ask) => ask()));
  expect(answers.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect((await page.show()).line).toMatchObject({ lastEntry: 2, lastNumber: 2 });
});

test('everyone is let in at once, the number is in the audit log, and the room is closed', async () => {
  const page = await anOpenRoom(20);
  const waiting = 20 - (await page.show()).line.admittedNumber;
  expect(waiting).toBeGreaterThan(10);
  expect(await letEveryoneIn(manager, page.channelId)).toBe(waiting);
  expect((await page.show()).line).toMatchObject({ admittedNumber: 20, openedAt: null });
  expect(await hasToWait(app, page.address)).toBe(false);
  expect(await refusalsOf(letEveryoneIn(manager, page.channelId))).toEqual(['main: waiting-room-closed']);
});

test('without a number of carts there is no waiting room, and those who waited are let in', async () => {
  const page = await anOpenRoom(20);
  await page.change({ cartsAMinute: null });
  expect(await hasToWait(app, page.address)).toBe(false);
  expect((await page.show()).line).toMatchObject({ admittedNumber: 20, openedAt: null });
});

test('the figures of staff: who waits, who was let in, how long it took', async () => {
  const page = await anOpenRoom(40);
  clock.advance(4 / 60);
  await hasToWait(app, page.address);
  const shown = await page.show();
  const figures = await manager.inClient((scope) => readWaitingFigures(scope, shown, clock.now()));
  expect(figures.admitted).toBe(shown.line.admittedNumber);
  expect(figures.waiting).toBe(40 - shown.line.admittedNumber);
  expect(figures.mostWaiting).toBeGreaterThanOrEqual(figures.waiting);
  expect(figures.minutesForNext).toBe(1);
  expect(figures.minutes.length).toBeGreaterThan(0);
});

test('staff read how many tickets of each product are left for today, none once it is sold out', async () => {
  const page = await aPage();
  const { channel } = await page.show();
  const left = () => manager.inClient((scope) => listTicketsLeftToday(scope, channel, clock.now()));
  expect(await left()).toEqual([]);
  await database.owner.query(
    `update timeslot set local_date = '2026-11-26', local_time = '23:30', starts_at = '2026-11-26T22:30:00Z' where id = $1`,
    [page.timeslotId],
  );
  expect(await left()).toEqual([{ productId: page.productId, left: 50 }]);
  const counter = (text: string) =>
    database.owner.query(`update counter set ${text} where owner_id = $1`, [page.timeslotId]);
  await counter('sold = 50');
  expect(await left()).toEqual([{ productId: page.productId, left: 0 }]);
  await counter('capacity = null');
  expect(await left()).toEqual([{ productId: page.productId, left: null }]);
});

test('a reader sees and changes nothing, and another client’s channel does not exist', async () => {
  const page = await aPage();
  const reader = await signedInAs(app, client, 'read only');
  const seen = await page.seen();
  await expect(changeWaitingRoom(reader, seen, { cartsAMinute: 60 })).rejects.toBeInstanceOf(NotAllowedError);
  await expect(pauseAdmission(reader, seen, true)).rejects.toBeInstanceOf(NotAllowedError);
  await expect(letEveryoneIn(reader, page.channelId)).rejects.toBeInstanceOf(NotAllowedError);
  const other = await aClient(app);
  const stranger = await signedInAs(app, other);
  await expect(changeWaitingRoom(stranger, seen, { cartsAMinute: 60 })).rejects.toBeInstanceOf(NotFoundError);
  await expect(letEveryoneIn(stranger, page.channelId)).rejects.toBeInstanceOf(NotFoundError);
});
