import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aPoster } from '@foyer/testkit/builders/a-poster.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { deleteChannel, unpublishChannel } from '../../channels/index.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { showOpenSales } from './show-open-sales.ts';
import { showWeekOfChannels } from './show-week-of-channels.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);

/** A museum with a sales page, and carts of two on it that have the details of their visitor. */
async function aBusyPage(carts: number) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 50 });
  const secrets: string[] = [];
  for (let nth = 0; nth < carts; nth += 1) {
    const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 2 }];
    const wish = { language: 'en', timeslotId: page.timeslotId, lines };
    const { secret } = await takeCart(app, { client: client.subdomain, channel: page.url }, wish, null);
    await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.com' });
    secrets.push(secret);
  }
  const openSales = () => manager.inClient((scope) => showOpenSales(scope, page.channelId, app.clock()));
  return { client, manager, page, secrets, openSales };
}

const pay = (secret: string) => checkOut(app, secret, { method: 'test' });

test('which sales end with a channel: carts that hold places, and orders that wait for payment', async () => {
  const { client, page, secrets, openSales } = await aBusyPage(3);
  await pay(secrets[0] ?? '');
  const posters = { ticketTypeId: await aPoster(database.owner, page.ticketTypeId), quantity: 3 };
  const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }, posters];
  const wish = { language: 'en', timeslotId: page.timeslotId, lines };
  await takeCart(app, { client: client.subdomain, channel: page.url }, wish, null);
  const { lastEndsAt, ...counts } = await openSales();
  expect(counts).toEqual({ cartCount: 3, ticketCount: 5, paymentCount: 1, waitingCount: 0 });
  expect(lastEndsAt?.getTime()).toBeGreaterThan(app.clock().getTime());
  const { openSales: ofOther } = await aBusyPage(0);
  expect(await ofOther()).toEqual({
    ...{ cartCount: 0, ticketCount: 0, lastEndsAt: null, paymentCount: 0, waitingCount: 0 },
  });
});

test('visitors in the waiting room are named too: those who are there and have not had their turn', async () => {
  const { client, page, openSales } = await aBusyPage(0);
  const ids = [client.clientId, page.channelId];
  await database.owner.query(
    'insert into waiting_room (client_id, channel_id, carts_a_minute) values ($1, $2, 10)',
    ids,
  );
  await database.owner.query(
    `insert into waiting_line (client_id, channel_id, last_entry, last_number, admitted_number, ticked_at, window_start)
     values ($1, $2, 5, 4, 1, $3, $3)`,
    [...ids, app.clock()],
  );
  const secondsAgo = (seconds: number) => new Date(app.clock().getTime() - seconds * 1_000);
  const place = (entry: number, number: number | null, seen: number, left = false) =>
    database.owner.query(
      `insert into waiting_place (client_id, channel_id, entry, number, browser, joined_at, seen_at, left_at)
       values ($1, $2, $3, $4, decode(repeat('00', 16), 'hex'), $5, $5, $6)`,
      [...ids, entry, number, secondsAgo(seen), left ? app.clock() : null],
    );
  await place(1, 1, 1);
  await place(2, 2, 1);
  await place(3, 3, 400);
  await place(4, 4, 1, true);
  await place(5, null, 1);
  expect((await openSales()).waitingCount).toBe(2);
});

test('a cart on a channel that was unpublished, or deleted, can still be paid', async () => {
  const { manager, page, secrets } = await aBusyPage(2);
  await unpublishChannel(manager, page.channelId);
  expect(await pay(secrets[0] ?? '')).toMatchObject({ redirectUrl: expect.any(String) });
  await deleteChannel(manager, page.channelId);
  expect(await pay(secrets[1] ?? '')).toMatchObject({ redirectUrl: expect.any(String) });
});

test('the week of a channel: completed orders of seven days by day, less refunds; test orders count while the client tests, and only then', async () => {
  const { client, manager, page, secrets } = await aBusyPage(4);
  for (const secret of secrets) await pay(secret);
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from orders where client_id = $1 order by id',
    [client.clientId],
  );
  // By no clock that may stand near midnight a week after one that was moved.
  const at = new Date('2026-11-20T12:00:00Z');
  const put = (index: number, days: number, refundedMinor = 0, isTest = false) =>
    database.owner.query(
      `update orders set state = 'completed', number = $2, total_minor = 3500, refunded_minor = $4, test = $5,
         completed_at = $3, created_at = $3 where id = $1`,
      [rows[index]?.id, index + 1, new Date(at.getTime() - days * 86_400_000), refundedMinor, isTest],
    );
  await put(0, 0);
  await put(1, 6, 500);
  await put(2, 7);
  await put(3, 1, 0, true);
  const week = () => manager.inClient((scope) => showWeekOfChannels(scope, [page.channelId], at));
  expect(await week()).toEqual([{ ordersByDay: [0, 0, 0, 0, 0, 1, 0], revenueMinor: 3500 }]);
  await database.owner.query(`update client set payment_environment = 'live' where id = $1`, [
    client.clientId,
  ]);
  expect(await week()).toEqual([{ ordersByDay: [1, 0, 0, 0, 0, 0, 1], revenueMinor: 6500 }]);
});
