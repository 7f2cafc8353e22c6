import { setTimeout as sleep } from 'node:timers/promises';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { aClient } from '@foyer/testkit/a-client.ts';
import { counterFigures } from '@foyer/testkit/a-counter.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/a-sales-page.ts';
import { type ShopAddress, sendPatiently, takeCart } from '@foyer/testkit/a-visitor.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database-access.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findEmbeddedDatabase } from './src/embedded-database.ts';
import { buyTickets, type Outcome } from './src/restless-buyer.ts';
import { type RunningFoyer, startFoyer } from './src/running-foyer.ts';

const BUYERS = isLongRun() ? 100 : 30;
const KILLS = 5;
/** Wanted by every buyer first, and there for half of them. */
const SCARCE_PLACES = BUYERS / 2;
const send = sendPatiently(90_000);

let foyer: RunningFoyer;
let database: DatabaseAccess & { close(): Promise<void> };
let scarce: TestSalesPage;
let roomy: TestSalesPage;
let clientId: string;
let shopOf: (page: TestSalesPage) => ShopAddress;
const outcomes: Outcome[] = [];

async function openDatabase(): Promise<void> {
  database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
}

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, LOG_LEVEL: 'error' });
  await openDatabase();
  const client = await aClient(testApp(database).app);
  clientId = client.clientId;
  scarce = await aSalesPage(database.owner, clientId, { capacity: SCARCE_PLACES });
  roomy = await aSalesPage(database.owner, clientId, { capacity: 1_000_000 });
  shopOf = (page) => ({ url: foyer.url, subdomain: client.subdomain, channelUrl: page.url });
  await sellWhileKilling();
}, 600_000);

afterAll(async () => {
  await database?.close();
  await foyer?.remove();
});

/** Every buyer wants the scarce timeslot, then goes on buying the other one until the killing is over. */
async function sellWhileKilling(): Promise<void> {
  let isOver = false;
  const buyer = async (index: number) => {
    outcomes.push(await buyTickets(shopOf(scarce), { ...scarce, quantity: 1 }, send));
    while (!isOver) {
      outcomes.push(await buyTickets(shopOf(roomy), { ...roomy, quantity: 1 + (index % 3) }, send));
    }
  };
  const killing = killAgainAndAgain().finally(() => {
    isOver = true;
  });
  await Promise.all([killing, ...Array.from({ length: BUYERS }, (_, index) => buyer(index))]);
}

/** Kills the server, every second time PostgreSQL too, and lets some holds end before their visitors have paid. */
async function killAgainAndAgain(): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Never while nobody has come through since the last time: the kill is to meet a running sale.
    const goal = outcomes.length + BUYERS / 2;
    await vi.waitUntil(() => outcomes.length >= goal, { timeout: 120_000, interval: 20 });
    await sleep(Math.random() * 300);
    const postgres = await findEmbeddedDatabase(foyer.dataDir);
    await database.close();
    if (kill % 2 === 0) process.kill(postgres.pid, 'SIGKILL');
    await foyer.kill();
    await foyer.start();
    await openDatabase();
    await database.owner.query('update hold set expires_at = now() where random() < 0.2');
  }
}

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query<Row>(text, values)).rows;
}

test('every buyer came to an end, and the killing met them in the middle of it', () => {
  const kinds = Object.groupBy(outcomes, (one) => (one.kind === 'paid' ? `paid, ${one.state}` : one.kind));
  process.stdout.write(
    `${Object.entries(kinds)
      .map(([kind, list]) => `${kind}: ${list?.length}`)
      .join('; ')}\n`,
  );
  const paid = outcomes.filter((one) => one.kind === 'paid');
  expect(paid.length).toBeGreaterThan(BUYERS);
  expect(paid.filter(({ state }) => state !== 'completed' && state !== 'refunded')).toEqual([]);
  expect(paid.filter(({ state, tickets }) => state === 'completed' && tickets === 0)).toEqual([]);
});

interface PaidOrder {
  id: string;
  state: string;
  number: string | null;
  item_count: number;
  total_minor: number;
  tickets: number;
  refunded: number;
}

test('no paid order is without its tickets: it has all of them, or its money went back in full', async () => {
  const paid = await rows<PaidOrder>(
    `select o.id, o.state, o.number, o.item_count, o.total_minor::int,
       (select count(*)::int from ticket t where t.client_id = o.client_id and t.order_id = o.id and t.state = 'active') as tickets,
       (select coalesce(sum(r.amount_minor), 0)::int from refund r where r.client_id = o.client_id and r.order_id = o.id) as refunded
     from orders o
     where exists (select from payment p where p.client_id = o.client_id and p.order_id = o.id and p.state = 'paid')`,
  );
  const isWhole = (order: PaidOrder) =>
    (order.state === 'completed' &&
      order.number !== null &&
      order.tickets === order.item_count &&
      order.refunded === 0) ||
    (order.state === 'refunded' && order.tickets === 0 && order.refunded === order.total_minor);
  expect(paid.filter((order) => !isWhole(order))).toEqual([]);
  expect(paid.length).toBeGreaterThan(BUYERS);
});

test('what a buyer was told is what is stored', async () => {
  const told = outcomes.filter((one) => one.kind === 'paid' && one.state === 'completed').length;
  const [stored] = await rows<{ completed: number }>(
    `select count(*)::int as completed from orders where state = 'completed'`,
  );
  expect(stored?.completed).toBe(told);
});

test('nobody has an order number twice and none was left out', async () => {
  const [numbers] = await rows<{ given: number; last: number }>(
    `select count(number)::int as given, max(number)::int - min(number)::int + 1 as last from orders where client_id = $1`,
    [clientId],
  );
  expect(numbers?.given).toBe(numbers?.last);
});

test('no place is sold twice: the tickets of each timeslot are the places that its counter says, within its capacity', async () => {
  const counters = await rows<{ id: string; capacity: number; sold: number; tickets: number }>(
    `select c.id, c.capacity, c.sold, (select count(*)::int from ticket t
       where t.client_id = c.client_id and t.timeslot_id = c.id and t.state = 'active') as tickets
     from counter c`,
  );
  expect(counters).toHaveLength(2);
  for (const { capacity, sold, tickets } of counters) {
    expect(tickets).toBe(sold);
    expect(sold).toBeLessThanOrEqual(capacity);
  }
});

test('no place is lost: once the holds have ended, all that was not sold can be bought', async () => {
  await database.owner.query('update hold set expires_at = now()');
  await vi.waitFor(async () => expect(await rows('select 1 from hold')).toEqual([]), 30_000);
  const { held, sold } = await counterFigures(database.owner, scarce.timeslotId);
  expect(held).toBe(0);
  const left = SCARCE_PLACES - sold;
  const shop = shopOf(scarce);
  if (left > 0) expect(await takeCart(shop, { ...scarce, quantity: left })).toMatchObject({ state: 'held' });
  expect(['sold-out', 'not-enough-places']).toContain(await takeCart(shop, scarce));
  expect(await listCounterDifferences(database.worker)).toEqual([]);
});

test('every completed order is mailed once, also where a killed worker had its message in hand', async () => {
  const mailsOf = (count: string) =>
    rows(
      `select o.id from orders o where o.state = 'completed'
         and (select count(*) from mail m where m.order_id = o.id) ${count}`,
    );
  // A dead worker is noticed by its missing heartbeat; its messages then go to a living one.
  await vi.waitFor(async () => expect(await mailsOf('= 0')).toEqual([]), { timeout: 170_000, interval: 500 });
  expect(await mailsOf('> 1')).toEqual([]);
}, 200_000);
