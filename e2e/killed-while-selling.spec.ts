import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { watchLimit } from '@foyer/server/modules/sale-counters/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { freePort } from '@foyer/server/platform/free-port.ts';
import { aClient, signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { type ShopAddress, sendPatiently, takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findEmbeddedDatabase } from './src/embedded-database.ts';
import { ageHeartbeats } from './src/orders/age-heartbeats.ts';
import { buyTickets, type Outcome } from './src/restless-buyer.ts';
import { type RunningFoyer, startFoyer } from './src/running-foyer.ts';

const BUYERS = isLongRun() ? 100 : 30;
/** The second one, and the fourth, take PostgreSQL too; a closure in the works is killed after them. */
const KILLS = isLongRun() ? 5 : 3;
/** Wanted by every buyer first, and there for half of them. */
const SCARCE_PLACES = BUYERS / 2;
/** The tour runs on into the next time, which has fewer places than the tour itself. */
const NEXT_PLACES = SCARCE_PLACES - 3;
const send = sendPatiently(240_000);

let foyer: RunningFoyer;
/** A second server on the same database: buyers go to either. */
let second: ServerProcess;
const secondPort = await freePort();
let database: DatabaseAccess & { close(): Promise<void> };
let scarce: TestSalesPage;
let roomy: TestSalesPage;
let client: TestClient;
let clientId: string;
let shopOf: (page: TestSalesPage, at?: number) => ShopAddress;
const outcomes: Outcome[] = [];

async function openDatabase(): Promise<void> {
  database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
}

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, LOG_LEVEL: 'error' });
  await openDatabase();
  client = await aClient(testApp(database).app);
  clientId = client.clientId;
  scarce = await aSalesPage(database.owner, clientId, { capacity: SCARCE_PLACES });
  await limitScarce(scarce);
  roomy = await aSalesPage(database.owner, clientId, { capacity: 1_000_000 });
  await startSecond();
  shopOf = (page, at = 0) => ({
    url: at % 2 === 0 ? foyer.url : second.url,
    subdomain: client.subdomain,
    channelUrl: page.url,
  });
  await sellWhileKilling();
}, 600_000);

afterAll(async () => {
  await database?.close();
  await second?.stop();
  await foyer?.remove();
});

async function startSecond(): Promise<void> {
  second = await startServerProcess({
    PORT: `${secondPort}`,
    DATABASE_URL: (await findEmbeddedDatabase(foyer.dataDir)).url,
    FOYER_DATA_DIR: makeTemporaryFolder('second'),
    FOYER_SECRET: TEST_SECRET,
    LOG_LEVEL: 'error',
  });
}

/** Every counter that a sale can need: the tour overlaps the next time, its group and the house have limits. */
async function limitScarce({ timeslotId, ticketTypeId, ticketGroupId, locationId }: TestSalesPage) {
  const put = (text: string, ...values: unknown[]) => database.owner.query(text, values);
  await put(
    'update ticket_type set duration_minutes = 60, blocks_other_timeslots = true where id = $1',
    ticketTypeId,
  );
  await put(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, local_time + interval '30 minutes',
         starts_at + interval '30 minutes', 'manual' from timeslot where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity)
     select client_id, id, 'timeslot', id, $2 from made`,
    timeslotId,
    NEXT_PLACES,
  );
  await put('update ticket_group set ticket_limit = $2 where id = $1', ticketGroupId, SCARCE_PLACES - 1);
  await put('update location set house_limit = $2 where id = $1', locationId, SCARCE_PLACES - 2);
}

/** While visitors buy, the roomy timeslot's ticket type gets a limit: it counts what was sold and held before. */
async function limitRoomy({ ticketTypeId }: TestSalesPage): Promise<void> {
  await inClient(testApp(database).app.db, clientId, async (scope) => {
    const follow = await watchLimit(scope, { kind: 'ticket-type', ownerId: ticketTypeId });
    await scope.tx
      .updateTable('ticketType')
      .set({ ticketLimit: 900_000 })
      .where('id', '=', ticketTypeId)
      .execute();
    await follow();
  });
}

/** Every buyer wants the scarce timeslot, then buys the other one until the killing is over. */
async function sellWhileKilling(): Promise<void> {
  let isStopped = false;
  const buyer = async (index: number) => {
    outcomes.push(await buyTickets(shopOf(scarce, index), { ...scarce, quantity: 1 }, send));
    while (!isStopped) {
      outcomes.push(await buyTickets(shopOf(roomy, index), { ...roomy, quantity: 1 + (index % 3) }, send));
    }
  };
  const killing = killAgainAndAgain().finally(() => {
    isStopped = true;
  });
  await Promise.all([killing, ...Array.from({ length: BUYERS }, (_, index) => buyer(index))]);
}

/** Kills the server, every second time PostgreSQL too, and lets some holds end before their visitors have paid. */
async function killAgainAndAgain(): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // Never before another buyer has come through since the last time: the kill is to meet a running sale.
    const goal = outcomes.length + BUYERS / 2;
    await vi.waitUntil(() => outcomes.length >= goal, { timeout: 120_000, interval: 20 });
    if (kill === 2) await limitRoomy(roomy);
    await sleep(Math.random() * 300);
    await killServers({ withPostgres: kill % 2 === 0 });
    // Locked in the order in which the servers lock them.
    await database.owner.query(
      `with ending as (select id from hold where random() < 0.2 order by id for update)
       update hold set expires_at = now() from ending where hold.id = ending.id`,
    );
  }
  // What is proved below is proved of so many sales, however few came through between the kills.
  await vi.waitUntil(() => outcomes.filter(({ kind }) => kind === 'paid').length > BUYERS, {
    timeout: 120_000,
    interval: 20,
  });
}

/** Kills both servers, PostgreSQL too where asked, and starts them again. */
async function killServers({ withPostgres = false } = {}): Promise<void> {
  const postgres = await findEmbeddedDatabase(foyer.dataDir);
  if (withPostgres) {
    await database.close();
    process.kill(postgres.pid, 'SIGKILL');
  }
  await Promise.all([foyer.kill(), second.kill()]);
  const killedAt = new Date();
  if (withPostgres) {
    await foyer.start();
    await openDatabase();
    await Promise.all([startSecond(), ageHeartbeats(database, killedAt)]);
    return;
  }
  await Promise.all([ageHeartbeats(database, killedAt), foyer.start(), startSecond()]);
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

test('what a buyer saw is what is stored', async () => {
  const told = outcomes.filter((one) => one.kind === 'paid' && one.state === 'completed').length;
  const [stored] = await rows<{ completed: number }>(
    `select count(*)::int as completed from orders where state = 'completed'`,
  );
  expect(stored?.completed).toBe(told);
});

test('no order number is given twice and none is left out', async () => {
  const [numbers] = await rows<{ given: number; last: number }>(
    `select count(number)::int as given, max(number)::int - min(number)::int + 1 as last from orders where client_id = $1`,
    [clientId],
  );
  expect(numbers?.given).toBe(numbers?.last);
});

interface CountedPlaces {
  kind: string;
  capacity: number;
  sold: number;
  tickets: number;
}

test('no place is sold twice: the tickets of each visit are the places that every counter of it says', async () => {
  const counters = await rows<CountedPlaces>(
    `select c.kind, c.capacity, c.sold, (select count(*)::int from ticket t where t.state = 'active'
       and t.timeslot_id = case
         when c.id = any ($1::uuid[]) then c.id
         when c.owner_id = $2 then $3::uuid
         else $4::uuid end) as tickets
     from counter c`,
    [
      [scarce.timeslotId, roomy.timeslotId],
      roomy.ticketTypeId,
      roomy.timeslotId,
      // what the tour runs on into, its group and the quarters of its hour in the house
      scarce.timeslotId,
    ],
  );
  const kinds = Object.groupBy(counters, ({ kind }) => kind);
  expect(Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, list?.length]))).toEqual({
    timeslot: 3,
    'ticket-group': 1,
    house: 4,
    'ticket-type': 1,
  });
  for (const { capacity, sold, tickets } of counters) {
    expect(tickets).toBe(sold);
    expect(sold).toBeLessThanOrEqual(capacity);
  }
});

test('no place is lost: once the holds have ended, all that was not sold can be bought', async () => {
  await database.owner.query('update hold set expires_at = now()');
  await vi.waitFor(async () => expect(await rows('select 1 from hold')).toEqual([]), patience);
  const { held, sold } = await counterFigures(database.owner, scarce.timeslotId);
  expect(held).toBe(0);
  const left = NEXT_PLACES - sold;
  const shop = shopOf(scarce);
  if (left > 0) expect(await takeCart(shop, { ...scarce, quantity: left })).toMatchObject({ state: 'held' });
  expect(await takeCart(shop, scarce)).toBe('overlapping-timeslot-full');
  expect(await listCounterDifferences(database.worker)).toEqual([]);
});

test('every completed order is mailed once, also where a killed worker had its message in hand', async () => {
  const mailsOf = (count: string) =>
    rows(
      `select o.id from orders o where o.state = 'completed'
         and (select count(*) from mail m where m.order_id = o.id) ${count}`,
    );
  await vi.waitFor(async () => expect(await mailsOf('= 0')).toEqual([]), { timeout: 170_000, interval: 500 });
  expect(await mailsOf('> 1')).toEqual([]);
});

const CLOSED_ORDERS = 300;

test('a closure of three hundred orders continues where its servers were killed: every visitor gets one mail', async () => {
  await sellUntil(CLOSED_ORDERS);
  const manager = await signedInAs(testApp(database).app, client);
  const { date, time } = roomy;
  const stretch = { scopeKind: 'timeslot', scopeIds: [roomy.timeslotId], fromDate: date, fromTime: time };
  const plan = {
    requestId: randomUUID(),
    reason: 'storm',
    note: '',
    remedy: 'mail',
    offersRefund: false,
    withoutAnswer: 'keep',
    deadlineHours: 24,
  };
  const close = () => closeAsShown(manager, { ...stretch, untilDate: date, untilTime: null }, plan);
  const closure = await close();
  const told = async (): Promise<number> => {
    const [row] = await rows<{ told: number }>(
      `select count(*)::int as told from affected_visit where state = 'mailed'`,
    );
    return row?.told ?? 0;
  };
  await vi.waitUntil(async () => (await told()) > CLOSED_ORDERS / 10, { ...patience, interval: 10 });
  await killServers();
  const [visits] = await rows<{ total: number }>('select count(*)::int as total from affected_visit');
  expect(visits?.total).toBeGreaterThanOrEqual(CLOSED_ORDERS);
  const again = await Promise.all([close(), close()]);
  expect(again.map(({ id }) => id)).toEqual([closure.id, closure.id]);
  await vi.waitFor(async () => expect(await told()).toBe(visits?.total), { timeout: 120_000, interval: 250 });
  const mails = await rows<{ orders: number; mails: number }>(
    `select count(distinct order_id)::int as orders, count(*)::int as mails from mail where kind = 'closure'`,
  );
  expect(mails).toEqual([{ orders: visits?.total, mails: visits?.total }]);
});

/** So many orders hold tickets for the roomy timeslot. */
async function sellUntil(count: number): Promise<void> {
  const { app } = testApp(database);
  const sellOne = async () => {
    const { orderId } = await aPlacedOrder(app, clientId, roomy, { quantity: 1, unitPriceMinor: 0 });
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
  };
  const [row] = await rows<{ sold: number }>(
    `select count(distinct order_id)::int as sold from ticket where timeslot_id = $1 and state = 'active'`,
    [roomy.timeslotId],
  );
  for (let missing = count - (row?.sold ?? 0); missing > 0; missing -= 30)
    await Promise.all(Array.from({ length: 30 }, sellOne));
}
