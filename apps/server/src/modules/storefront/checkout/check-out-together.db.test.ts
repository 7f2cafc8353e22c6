import { randomUUID } from 'node:crypto';
import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import { releaseCart } from '../cart/release-cart.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from './check-out.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
const VISITORS = 20;

async function aPage(owner: TestClient = client, priceMinor = 1750): Promise<TestSalesPage> {
  const page = await aSalesPage(database.owner, owner.clientId, { capacity: 100 });
  await database.owner.query('update ticket_type set price_minor = $2 where id = $1', [
    page.ticketTypeId,
    priceMinor,
  ]);
  return page;
}

async function aCart(page: TestSalesPage, { subdomain } = client): Promise<string> {
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
  const wish = { language: 'en', timeslotId: page.timeslotId, lines };
  return (await takeCart(app, { client: subdomain, channel: page.url }, wish, randomUUID())).secret;
}

const carts = (page: TestSalesPage, count: number) =>
  Promise.all(Array.from({ length: count }, () => aCart(page)));

const goAndPay = (secret: string, method = 'test') => checkOut(app, secret, { method });

const orderStates = async (channelId: string) =>
  (
    await database.owner.query<{ state: string; payments: number; timeline: string[] }>(
      `select o.state, (select count(*)::int from payment p where p.order_id = o.id) as payments,
        array(select kind from order_event e where e.order_id = o.id order by e.id) as timeline
       from orders o where o.channel_id = $1 order by o.id`,
      [channelId],
    )
  ).rows;

test('visitors that give details and check out at the same moment each get an order of their own', async () => {
  const page = await aPage();
  const secrets = await carts(page, VISITORS);
  const shown = await Promise.all(
    secrets.map((secret, index) => saveDetails(app, secret, { ...anna, firstName: `Anna ${index}` })),
  );
  expect(shown.map(({ secret, details }) => [secret, details?.firstName])).toEqual(
    secrets.map((secret, index) => [secret, `Anna ${index}`]),
  );
  // Five requests are sent twice.
  const pressed = await Promise.all([...secrets, ...secrets.slice(0, 5)].map((secret) => goAndPay(secret)));
  const urls = pressed.map(({ redirectUrl }) => redirectUrl);
  expect(new Set(urls).size).toBe(VISITORS);
  expect(urls.slice(VISITORS)).toEqual(urls.slice(0, 5));
  const orders = await orderStates(page.channelId);
  expect(orders).toHaveLength(VISITORS);
  for (const order of orders)
    expect(order).toEqual({
      state: 'pending payment',
      payments: 1,
      timeline: ['order-placed', 'payment-started'],
    });
});

test('a refused checkout does not affect those of the same moment', async () => {
  const [page, dearer, free] = [await aPage(), await aPage(), await aPage(client, 0)];
  const museum = await aClient(app);
  const [good, again, nobody, gone, odd] = await carts(page, 5);
  const [changed, paidNothing] = [await aCart(dearer), await aCart(free)];
  const elsewhere = await aCart(await aPage(museum), museum);
  if (!good || !again || !nobody || !gone || !odd) throw new Error('no carts');
  await Promise.all(
    [good, again, gone, odd, changed, paidNothing, elsewhere].map((secret) => saveDetails(app, secret, anna)),
  );
  await releaseCart(app, gone);
  await database.owner.query('update ticket_type set price_minor = 2000 where id = $1', [
    dearer.ticketTypeId,
  ]);
  const [first, second, third, ...refusals] = await Promise.all([
    goAndPay(good),
    goAndPay(elsewhere),
    goAndPay(paidNothing),
    refusalsOf(goAndPay(nobody)),
    refusalsOf(goAndPay(gone)),
    refusalsOf(goAndPay(odd, 'gold')),
    refusalsOf(goAndPay(changed)),
  ]);
  expect(refusals).toEqual([
    ['main: details-missing'],
    ['main: cart-expired'],
    ['method: payment-method-unknown'],
    ['main: price-changed'],
  ]);
  expect([first, second].every(({ redirectUrl }) => redirectUrl.includes('/pay/test/'))).toBe(true);
  expect(third.redirectUrl).toContain('/shop/order/');
  expect((await getCart(app, changed)).totals.totalMinor).toBe(2000);
  expect((await orderStates(page.channelId)).map(({ state }) => state)).toEqual(['pending payment']);
  expect((await orderStates(free.channelId)).map(({ state }) => state)).toEqual(['completed']);
  expect(await orderStates(dearer.channelId)).toEqual([]);
  // The cart has the new price from now on.
  await goAndPay(changed);
  expect(await orderStates(dearer.channelId)).toHaveLength(1);
});

test('a visitor whose cart is locked waits alone, the others are served', async () => {
  const page = await aPage();
  const secrets = await carts(page, 4);
  await Promise.all(secrets.map((secret) => saveDetails(app, secret, anna)));
  const desk = await database.owner.connect();
  await desk.query('begin');
  await desk.query(
    'select from cart where channel_id = $1 and id = (select min(id::text)::uuid from cart where channel_id = $1) for update',
    [page.channelId],
  );
  const ends = secrets.map((secret) => goAndPay(secret));
  await vi.waitFor(async () => expect(await orderStates(page.channelId)).toHaveLength(3), patience);
  await desk.query('commit');
  desk.release();
  await Promise.all(ends);
  expect(await orderStates(page.channelId)).toHaveLength(4);
});

test('many details and many orders take as many statements as one', async () => {
  const page = await aPage();
  const secrets = await carts(page, VISITORS);
  const { statements, db } = listenedDatabase(database);
  const listened = { ...app, db };
  await Promise.all(secrets.map((secret) => saveDetails(listened, secret, anna)));
  const ofDetails = statements.splice(0);
  await Promise.all(secrets.map((secret) => checkOut(listened, secret, { method: 'test' })));
  const ofOrders = statements.splice(0);
  await db.destroy();
  // One batch, or two where the first has begun before all were there.
  expect(ofDetails.length, ofDetails.join('\n')).toBeLessThanOrEqual(2 * 12);
  expect(ofOrders.length, ofOrders.join('\n')).toBeLessThanOrEqual(2 * 23);
});
