import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { takeCart } from '../storefront/cart/take-cart.ts';
import { askPlace } from './ask-place.ts';
import { hasToWait } from './has-to-wait.ts';
import { leaveLine } from './leave-line.ts';
import { writeSeen } from './seen-places.ts';

const database = await testDatabase();
const clock = testClock();
const [here, elsewhere] = [testApp(database, clock).app, testApp(database, clock).app];
const client = await aClient(here);

async function aRoom(cartsAMinute: number, capacity = 50) {
  const page = await aSalesPage(database.owner, client.clientId, { capacity });
  await database.owner.query(
    'insert into waiting_room (client_id, channel_id, carts_a_minute) values ($1, $2, $3)',
    [client.clientId, page.channelId, cartsAMinute],
  );
  await database.owner.query(
    'insert into waiting_line (client_id, channel_id, ticked_at, window_start) values ($1, $2, $3, $3)',
    [client.clientId, page.channelId, clock.now()],
  );
  // Processes look for waiting rooms once a second.
  clock.advance(1 / 30);
  return page;
}

const addressOf = (page: TestSalesPage) => ({ client: client.subdomain, channel: page.url });

const take = (
  page: TestSalesPage,
  sent: { place: string | null; browser: string | null } = { place: null, browser: null },
  { app = here, key = randomUUID() as string, quantity = 1 } = {},
) =>
  takeCart(
    app,
    addressOf(page),
    { language: 'en', timeslotId: page.timeslotId, lines: [{ ticketTypeId: page.ticketTypeId, quantity }] },
    key,
    null,
    sent,
  );

const ask = (page: TestSalesPage, browser: string, place: string | null = null, app = here) =>
  askPlace(app, addressOf(page), { place, browser, isBrowserKnown: place !== null, language: 'en' });

/** Waits until it is the visitor's turn. */
async function aPass(page: TestSalesPage, browser = randomUUID() as string) {
  let answer = await ask(page, browser);
  for (let tries = 0; answer.state !== 'turn' && tries < 40; tries += 1) {
    clock.advance(0.1);
    answer = await ask(page, browser, answer.place);
  }
  return { browser, place: answer.place ?? '', answer };
}

/** A room that is open because its two carts of this minute are taken. */
async function anOpenRoom() {
  const page = await aRoom(2);
  await take(page);
  await take(page);
  expect(await refusalsOf(take(page))).toEqual(['main: waiting-room']);
  return page;
}

/** From now on only a pass opens it. */
async function keepShut(page: TestSalesPage) {
  await database.owner.query(
    'update waiting_room set starts_at = $2, opens_before_minutes = 1440 where channel_id = $1',
    [page.channelId, new Date(clock.now().getTime() + 3_600_000)],
  );
  clock.advance(1 / 30);
}

test('up to the rate visitors buy without a place, the first above it has to wait, at every process', async () => {
  const page = await aRoom(3);
  expect(await hasToWait(here, addressOf(page))).toBe(false);
  expect((await ask(page, 'a browser')).state).toBe('free');
  const taken = await Promise.allSettled([
    ...Array.from({ length: 3 }, () => take(page)),
    ...Array.from({ length: 3 }, () => take(page, undefined, { app: elsewhere })),
  ]);
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  // Whichever of the two refused: the other knows it two seconds later.
  clock.advance(1 / 30);
  expect(await hasToWait(here, addressOf(page))).toBe(true);
  expect(await hasToWait(elsewhere, addressOf(page))).toBe(true);
  expect((await ask(page, 'a browser')).state).toBe('waiting');
});

test('a channel without a waiting room sells as before', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  expect((await take(page)).state).toBe('held');
  expect(await hasToWait(here, addressOf(page))).toBe(false);
});

test('a pass is good for one cart, also for many requests at once at two processes', async () => {
  const page = await anOpenRoom();
  const pass = await aPass(page);
  expect(pass.answer.minutesToBegin).toBe(10);
  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => take(page, pass, { app: index % 2 ? here : elsewhere })),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalsOf(take(page, pass))).toEqual(['main: waiting-pass-used']);
  const { rows } = await database.owner.query(
    'select count(*)::int from waiting_place where channel_id = $1 and used_at is not null',
    [page.channelId],
  );
  expect(rows[0].count).toBe(1);
});

test('a cart that is repeated with its key is answered again, and takes no second pass', async () => {
  const page = await anOpenRoom();
  const pass = await aPass(page);
  const key = randomUUID();
  const cart = await take(page, pass, { key });
  expect((await take(page, pass, { key })).secret).toBe(cart.secret);
});

test('a wish that cannot be met leaves the pass as it is', async () => {
  const page = await aRoom(1, 2);
  await take(page);
  const open = await refusalsOf(take(page));
  expect(open).toEqual(['main: waiting-room']);
  const pass = await aPass(page);
  expect(await refusalsOf(take(page, pass, { quantity: 2 }))).toEqual(['main: not-enough-places']);
  expect((await take(page, pass)).state).toBe('held');
});

test('a forged, changed, foreign or copied place opens nothing', async () => {
  const page = await anOpenRoom();
  const other = await anOpenRoom();
  const pass = await aPass(page);
  await keepShut(page);
  const parts = pass.place.split('.');
  const changed = [...parts];
  changed[1] = '99';
  const foreign = { place: (await ask(other, pass.browser)).place ?? '' };
  for (const place of [
    'x',
    '',
    changed.join('.'),
    parts.slice(0, -1).join('.'),
    `${pass.place}x`,
    foreign.place,
  ]) {
    expect(await refusalsOf(take(page, { ...pass, place }))).toEqual(['main: waiting-room']);
    expect(await refusalsOf(ask(page, pass.browser, place)), place).toEqual([
      'main: waiting-place-of-another-browser',
    ]);
  }
  expect(await refusalsOf(take(page, { ...pass, browser: 'another' }))).toEqual(['main: waiting-room']);
  expect(await refusalsOf(take(page, { ...pass, browser: null }))).toEqual(['main: waiting-room']);
  expect(await refusalsOf(ask(page, 'another', pass.place))).toEqual([
    'main: waiting-place-of-another-browser',
  ]);
  await writeSeen(here, { clientId: client.clientId, channelId: page.channelId });
  // A part of them may have been taken by the timer of the notes, which writes by itself.
  const countRefused = async () => {
    const { rows } = await database.owner.query(
      'select sum(refused)::int as refused from waiting_minute where channel_id = $1',
      [page.channelId],
    );
    return rows[0].refused;
  };
  await expect.poll(countRefused).toBeGreaterThan(10);
  expect((await take(page, pass)).state).toBe('held');
});

test('a waiting place opens nothing before its turn, and a pass nothing after ten minutes', async () => {
  const page = await anOpenRoom();
  const browser = randomUUID();
  const { place } = await ask(page, browser);
  expect(await refusalsOf(take(page, { place, browser }))).toEqual(['main: waiting-pass-used']);
  const pass = await aPass(page);
  await keepShut(page);
  clock.advance(9.5);
  expect(await ask(page, pass.browser, pass.place)).toMatchObject({ state: 'turn', isNewPlace: false });
  clock.advance(1);
  expect(await refusalsOf(take(page, pass))).toEqual(['main: waiting-pass-used']);
  expect(await ask(page, pass.browser, pass.place)).toMatchObject({ isNewPlace: true });
});

test('a place is kept over a reload and over a restart, and while its page is away for nine minutes', async () => {
  const page = await anOpenRoom();
  const [first, second] = [await ask(page, 'one'), await ask(page, 'two')];
  const numberOf = (place: string | null) => Number(place?.split('.')[2]);
  // A reload asks with what was kept, or, where that is lost, with the browser's key alone.
  expect(numberOf((await ask(page, 'two', second.place)).place)).toBe(numberOf(second.place));
  expect(numberOf((await ask(page, 'two')).place)).toBe(numberOf(second.place));
  const restarted = testApp(database, clock).app;
  expect(numberOf((await ask(page, 'one', first.place, restarted)).place)).toBe(numberOf(first.place));
  clock.advance(9);
  const back = await ask(page, 'one', first.place, restarted);
  expect(back.isNewPlace).toBe(false);
  expect(numberOf(back.place)).toBe(numberOf(first.place));
});

test('who left the line has no place, and another one can be had behind the others', async () => {
  const page = await anOpenRoom();
  const mine = await ask(page, 'me');
  await ask(page, 'other');
  await leaveLine(here, addressOf(page), { place: mine.place ?? '', browser: 'other' });
  expect(Number((await ask(page, 'me')).place?.split('.')[2])).toBe(Number(mine.place?.split('.')[2]));
  await leaveLine(here, addressOf(page), { place: mine.place ?? '', browser: 'me' });
  const again = await ask(page, 'me');
  expect(Number(again.place?.split('.')[2])).toBeGreaterThan(Number(mine.place?.split('.')[2]));
});

test('a minute after the last visitor waited the room closes, and the next visitor buys', async () => {
  const page = await anOpenRoom();
  await aPass(page);
  for (let second = 0; second < 130; second += 10) {
    clock.advance(1 / 6);
    await hasToWait(here, addressOf(page));
  }
  expect(await hasToWait(here, addressOf(page))).toBe(false);
  expect((await take(page)).state).toBe('held');
});
