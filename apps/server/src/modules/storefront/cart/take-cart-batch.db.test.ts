import { randomUUID } from 'node:crypto';
import { cartSchema } from '@foyer/domain/storefront/cart.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import type { App } from '../../../platform/app.ts';
import { releaseCart } from './release-cart.ts';
import { takeCart } from './take-cart.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);

const take = (page: TestSalesPage, quantity = 1, key: string | null = randomUUID(), of: App = app) =>
  takeCart(
    of,
    { client: client.subdomain, channel: page.url },
    {
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
    },
    key,
  );

test('three hundred visitors at once for a hundred places: a hundred carts, each its own', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 100 });
  const ends = await Promise.allSettled(Array.from({ length: 300 }, () => take(page)));
  const carts = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  expect(carts).toHaveLength(100);
  expect(new Set(carts.map(({ secret }) => secret)).size).toBe(100);
  expect(await counterFigures(database.owner, page.timeslotId)).toMatchObject({ held: 100 });
});

test('a wish that cannot be met is refused alone, while others of the same moment are met', async () => {
  const [page, other] = [
    await aSalesPage(database.owner, client.clientId, { capacity: 5 }),
    await aSalesPage(database.owner, client.clientId, { capacity: 5 }),
  ];
  const ends = await Promise.allSettled([
    take(page, 2),
    take({ ...page, timeslotId: other.timeslotId }),
    take({ ...page, url: 'nowhere' }),
    take(page, 3),
    take(page, 1),
  ]);
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
});

test('after the sell-out a released place is for sale at once', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 1 });
  const cart = await take(page);
  expect(await refusalsOf(take(page))).toEqual(['main: not-enough-places']);
  await releaseCart(app, cart.secret);
  expect((await take(page)).state).toBe('held');
});

test('a stale refusal is checked once by the first of fifty visitors, and the others get the same result', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 1 });
  const start = Date.now();
  let [passed, tried] = [0, 0];
  const derive: App['secrets']['derive'] = (purpose, input) => {
    // A request that reaches the counters has a cart prepared.
    tried += 1;
    return app.secrets.derive(purpose, input);
  };
  const watched: App = {
    ...app,
    clock: () => new Date(start + passed),
    secrets: { ...app.secrets, derive },
  };
  // Only the test's clock makes a refusal stale, however slow the process is.
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const ask = () => take(page, 1, randomUUID(), watched);
  await ask();
  await expect(ask()).rejects.toMatchObject({ status: 409 });
  tried = 0;
  const refuseFifty = async () =>
    (await Promise.allSettled(Array.from({ length: 50 }, ask))).filter(({ status }) => status === 'rejected');
  expect(await refuseFifty()).toHaveLength(50);
  expect(tried).toBe(0);
  passed = 200;
  expect(await refuseFifty()).toHaveLength(50);
  expect(tried).toBe(1);
  passed = 400;
  const other = await database.owner.query('update counter set capacity = 3 where id = $1', [
    page.timeslotId,
  ]);
  expect(other.rowCount).toBe(1);
  expect(await refuseFifty()).toHaveLength(48);
  time.mockRestore();
});

test('a visitor that took the last place and lost the answer gets the same cart again', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 1 });
  const key = randomUUID();
  const cart = await take(page, 1, key);
  expect(await refusalsOf(take(page))).toEqual(['main: not-enough-places']);
  expect((await take(page, 1, key)).secret).toBe(cart.secret);
});

test('the answer for a cart has the fields of its contract and no others', async () => {
  const page = await aSalesPage(database.owner, client.clientId);
  // The route writes it as it is.
  const answer = JSON.parse(JSON.stringify(await take(page)));
  expect(cartSchema.parse(answer)).toEqual(answer);
});
