import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aPoster } from '@foyer/testkit/builders/a-poster.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import { expireHolds } from '../../capacity/expire-holds.ts';
import { changeCart } from './change-cart.ts';
import { extendCart } from './extend-cart.ts';
import { releaseCart } from './release-cart.ts';
import { takeCart } from './take-cart.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);

/** A museum whose day has 14 times of nine places. */
async function aDay() {
  const { clientId, subdomain } = await aClient(app);
  const times: TestSalesPage[] = [];
  while (times.length < 14) times.push(await aSalesPage(database.owner, clientId, { capacity: 9 }));
  const wish = (page: TestSalesPage, quantity: number) => ({
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
  });
  return {
    clientId,
    times,
    wish,
    take: (page: TestSalesPage, quantity: number, ip: string, key: string = randomUUID()) =>
      takeCart(app, { client: subdomain, channel: page.url }, wish(page, quantity), key, callerNetwork(ip)),
  };
}

const minutesOf = ({ expiresAt }: { expiresAt: string }) =>
  (Date.parse(expiresAt) - clock.now().getTime()) / 60_000;

test('one address cannot hold all times of a day: what is too much is held for five minutes and cannot be extended', async () => {
  const day = await aDay();
  // A household changes its IPv6 address at will.
  const carts = await Promise.all(
    day.times.map((page, index) => day.take(page, 9, `2001:db8:0:1::${index + 1}`)),
  );
  const full = carts.filter((cart) => minutesOf(cart) === 15);
  const short = carts.filter((cart) => minutesOf(cart) === 5);
  expect([full.length, short.length]).toEqual([6, 8]);
  for (const cart of short) {
    expect(cart.extensionsLeft).toBe(0);
    expect(await refusalsOf(extendCart(app, cart.secret))).toEqual(['main: hold-extended-too-often']);
  }
  clock.advance(5);
  await expireHolds(worker);
  const later = await Promise.all(day.times.map((page) => day.take(page, 1, '192.0.2.1').catch(() => null)));
  expect(later.filter((cart) => cart !== null)).toHaveLength(8);
});

test('changing a short hold again and again never lengthens it, nor does a long one last for ever', async () => {
  const day = await aDay();
  const ip = '192.0.2.7';
  const [first] = await Promise.all(day.times.slice(0, 8).map((page) => day.take(page, 2, ip)));
  const page = day.times[8];
  const own = day.times[0];
  if (!first || !page || !own) throw new Error('no cart');
  const short = await day.take(page, 2, ip);
  clock.advance(3);
  expect(minutesOf(await changeCart(app, short.secret, day.wish(page, 3)))).toBe(2);
  let changed = first;
  for (let time = 0; time < 14; time += 1) {
    clock.advance(minutesOf(changed) - 1);
    changed = await changeCart(app, first.secret, day.wish(own, 1 + (time % 2) + (time === 0 ? 2 : 0)));
    if (changed.extensionsLeft === 0 && minutesOf(changed) <= 1) break;
  }
  expect(changed.extensionsLeft).toBe(0);
  expect(minutesOf(changed)).toBeLessThanOrEqual(1);
});

test('a cart that grows beyond what its address may hold loses its full time', async () => {
  const day = await aDay();
  const ip = '192.0.2.8';
  const carts = await Promise.all(
    day.times.slice(0, 7).map((page, index) => day.take(page, index === 6 ? 1 : 9, ip)),
  );
  const [last, page] = [carts[6], day.times[6]];
  if (!last || !page) throw new Error('no cart');
  expect(minutesOf(last)).toBe(15);
  const grown = await changeCart(app, last.secret, day.wish(page, 9));
  expect([minutesOf(grown), grown.extensionsLeft]).toEqual([5, 0]);
});

test('two school classes and six families behind one address are all held in full, and so is one large school', async () => {
  const { clientId, subdomain } = await aClient(app);
  const page = await aSalesPage(database.owner, clientId, { capacity: 400 });
  const take = (quantity: number, ip: string) =>
    takeCart(
      app,
      { client: subdomain, channel: page.url },
      {
        language: 'en',
        timeslotId: page.timeslotId,
        lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
      },
      randomUUID(),
      callerNetwork(ip),
    );
  const school = [];
  for (const size of [20, 22, 3, 3, 3, 3, 3, 3]) school.push(await take(size, '198.51.100.4'));
  expect(school.map(minutesOf)).toEqual(school.map(() => 15));
  expect(minutesOf(await take(150, '198.51.100.5'))).toBe(15);
  expect(minutesOf(await take(1, '198.51.100.4'))).toBe(5);
});

test('posters are no places: a visitor who takes sixty leaves the address its full time, and so does a change to more', async () => {
  const { clientId, subdomain } = await aClient(app);
  const page = await aSalesPage(database.owner, clientId, { capacity: 400 });
  const posterId = await aPoster(database.owner, page.ticketTypeId);
  const wish = (tickets: number, posters: number) => ({
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [
      { ticketTypeId: page.ticketTypeId, quantity: tickets },
      { ticketTypeId: posterId, quantity: posters },
    ],
  });
  const address = { client: subdomain, channel: page.url };
  const take = (tickets: number, posters: number) =>
    takeCart(app, address, wish(tickets, posters), randomUUID(), callerNetwork('198.51.100.6'));
  await take(1, 60);
  const second = await take(2, 1);
  expect(minutesOf(second)).toBe(15);
  expect(minutesOf(await changeCart(app, second.secret, wish(2, 61)))).toBe(15);
});

test('a released cart, a cart whose time ended and a repeated request make no difference to the address', async () => {
  const day = await aDay();
  const ip = '192.0.2.9';
  const [page] = day.times;
  if (!page) throw new Error('no timeslot');
  for (let time = 0; time < 12; time += 1) {
    const cart = await day.take(page, 9, ip);
    expect(minutesOf(cart)).toBe(15);
    await releaseCart(app, cart.secret);
  }
  const key = randomUUID();
  for (let time = 0; time < 12; time += 1) expect(minutesOf(await day.take(page, 1, ip, key))).toBe(15);
  clock.advance(15);
  await expireHolds(worker);
  const next = await Promise.all(day.times.slice(1, 7).map((free) => day.take(free, 9, ip)));
  expect(next.map(minutesOf)).toEqual(next.map(() => 15));
});
