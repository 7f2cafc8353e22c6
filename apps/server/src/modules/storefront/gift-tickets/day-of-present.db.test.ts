import { randomUUID } from 'node:crypto';
import { aMuseumOfPresents } from '@foyer/testkit/builders/a-museum-of-presents.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { askPlace } from '../../waiting-room/index.ts';
import { changeCart } from '../cart/change-cart.ts';
import { getCart } from '../cart/show-cart.ts';
import { showNextDay } from '../offer/show-next-day.ts';
import { takeGiftCart } from './take-gift-cart.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);

test('a present is offered no day after its end: its cart names the last one, and no later one is the next free day', async () => {
  const { buy, choose, page, client, theDayBefore } = await aMuseumOfPresents(app, owner);
  const dayBefore = await theDayBefore();
  const { link, orderId } = await buy(1);
  const { secret } = await choose(link, dayBefore);
  expect((await getCart(app, secret)).lastDay).toBe('2031-06-01');
  await owner.query(`update gift_card set valid_until = '2030-06-14' where order_id = $1`, [orderId]);
  expect((await getCart(app, secret)).lastDay).toBe('2030-06-14');
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
  const late = changeCart(app, secret, { timeslotId: page.timeslotId, lines });
  expect(await refusalsOf(late)).toEqual(['date: gift-ticket-day-late']);
  const address = { client: client.subdomain, channel: page.url };
  const party = { ticketGroupIds: [page.ticketGroupId], people: 1 };
  const next = async (from: string, until?: string) =>
    (await showNextDay(app, address, party, from, until))?.date ?? null;
  expect(await next('2030-06-01', '2030-06-14')).toBe('2030-06-14');
  expect(await next('2030-06-15')).toBe('2030-06-15');
  expect(await next('2030-06-15', '2030-06-14')).toBeNull();
});

test('an ordinary cart may be for any day', async () => {
  const { wish } = await aMuseumOfPresents(app, owner);
  expect((await getCart(app, await wish(1))).lastDay).toBeNull();
});

test('who redeems a present waits like every visitor while the page has a waiting room', async () => {
  const { buy, page, client } = await aMuseumOfPresents(app, owner);
  const [first, second] = [await buy(1), await buy(1)];
  await owner.query(
    `insert into waiting_room (client_id, channel_id, carts_a_minute, starts_at, opens_before_minutes)
     values ($1, $2, 600, $3, 1440)`,
    [client.clientId, page.channelId, new Date(clock.now().getTime() + 60_000)],
  );
  await owner.query(
    'insert into waiting_line (client_id, channel_id, ticked_at, window_start) values ($1, $2, $3, $3)',
    [client.clientId, page.channelId, clock.now()],
  );
  clock.advance(1 / 30);
  const visit = { language: 'en', timeslotId: page.timeslotId };
  expect(await refusalsOf(takeGiftCart(app, first.link, visit))).toEqual(['main: waiting-room']);
  const address = { client: client.subdomain, channel: page.url };
  const browser = randomUUID();
  const ask = (place: string | null) =>
    askPlace(app, address, { place, browser, isBrowserKnown: place !== null, language: 'en' });
  let answer = await ask(null);
  expect(answer.state).toBe('start');
  for (let tries = 0; answer.state !== 'turn' && tries < 200; tries += 1) {
    clock.advance(0.1);
    answer = await ask(answer.place);
  }
  expect(answer.state).toBe('turn');
  const sent = { place: answer.place, browser };
  const cart = await takeGiftCart(app, first.link, visit, sent);
  expect(cart).toMatchObject({ state: 'held' });
  // A place is good for one cart; the same present keeps the places that it has.
  await keepShut();
  expect(await refusalsOf(takeGiftCart(app, second.link, visit, sent))).toEqual(['main: waiting-pass-used']);
  expect(await takeGiftCart(app, first.link, visit)).toMatchObject({ state: 'held' });

  async function keepShut(): Promise<void> {
    await owner.query('update waiting_room set starts_at = $2 where channel_id = $1', [
      page.channelId,
      new Date(clock.now().getTime() + 3_600_000),
    ]);
    clock.advance(1 / 30);
  }
});
