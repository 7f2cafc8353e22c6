import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import {
  checkOut,
  pay,
  readOrder,
  type ShopAddress,
  sendPatiently,
  takeCart,
} from '@foyer/testkit/builders/a-visitor.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { findSaleCounters } from './find-sale-counters.ts';
import { watchLimit } from './watch-limit.ts';

const ROUNDS = isLongRun() ? 1_000 : 3;
const BUYERS = 200;
/** Of each half hour's timeslot, of the ticket group in each, of the house in each quarter. */
const LIMITS = { timeslot: 30, group: 25, house: 28 };
const send = sendPatiently(60_000);

const database = await testDatabase();
const { app, worker } = testApp(database);
const client = await aClient(app);
const { clientId } = client;
const { owner } = database;
/** Two processes, each with memory, connections and batchers of its own. */
let servers: ServerProcess[] = [];

beforeAll(async () => {
  const settings = { DATABASE_URL: database.ownerUrl, FOYER_SECRET: TEST_SECRET, FOYER_ROLE: 'web' };
  servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
});

interface Tour {
  page: TestSalesPage;
  starts: string[];
}

/**
 * A tour of an hour with a start every half hour: a visitor at ten is in the timeslots of ten and of half past ten.
 */
async function aTour(): Promise<Tour> {
  const page = await aSalesPage(owner, clientId, { capacity: LIMITS.timeslot });
  const put = (text: string, ...values: unknown[]) => owner.query<{ id: string }>(text, values);
  await put(
    'update ticket_type set duration_minutes = 60, blocks_other_timeslots = true where id = $1',
    page.ticketTypeId,
  );
  await put('update ticket_group set ticket_limit = $2 where id = $1', page.ticketGroupId, LIMITS.group);
  await put('update location set house_limit = $2 where id = $1', page.locationId, LIMITS.house);
  const { rows } = await put(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, local_time + n * interval '30 minutes',
         starts_at + n * interval '30 minutes', 'manual'
       from timeslot, generate_series(1, 2) n where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity)
     select client_id, id, 'timeslot', id, $2 from made returning id`,
    page.timeslotId,
    LIMITS.timeslot,
  );
  return { page, starts: [page.timeslotId, ...rows.map(({ id }) => id)] };
}

/** While visitors buy, the ticket type gets a limit: it counts what was sold and held before. */
async function limitType({ ticketTypeId }: TestSalesPage): Promise<void> {
  await inClient(app.db, clientId, async (scope) => {
    const follow = await watchLimit(scope, { kind: 'ticket-type', ownerId: ticketTypeId });
    await sql`update ticket_type set ticket_limit = 27 where id = ${ticketTypeId}`.execute(scope.tx);
    await follow();
  });
}

type End = 'held' | 'left' | 'paid' | 'refused';

/** One visitor: some pay, some leave again, some keep what they hold. */
async function visit(shop: ShopAddress, wish: Parameters<typeof takeCart>[1], then: End): Promise<End> {
  const cart = await takeCart(shop, wish, { send });
  if (typeof cart === 'string') return 'refused';
  if (then === 'left') {
    await send({ method: 'DELETE', url: `${shop.url}/api/shop/carts/${cart.secret}` });
  }
  if (then !== 'paid') return then;
  const buyer = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
  const checkout = await checkOut(shop, cart, buyer, send);
  if (typeof checkout === 'string') throw new Error(`who held places was refused: ${checkout}`);
  const order = await readOrder(shop.url, await pay(checkout.payUrl, send), send);
  if (order.state !== 'completed') throw new Error(`who paid has an order that is ${order.state}`);
  return 'paid';
}

/** So many visitors at once, at both servers and for all starts. */
function come({ page, starts }: Tour, count: number, quantity: (index: number) => number): Promise<End[]> {
  const ends: End[] = ['paid', 'held', 'held', 'left', 'held'];
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const url = servers[index % 2]?.url ?? '';
      const shop = { url, subdomain: client.subdomain, channelUrl: page.url };
      const timeslotId = starts[(index * 7) % starts.length] ?? '';
      const wish = { ticketTypeId: page.ticketTypeId, timeslotId, quantity: quantity(index) };
      return visit(shop, wish, count < BUYERS ? 'held' : (ends[index % ends.length] ?? 'held'));
    }),
  );
}

test(
  `two hundred buyers at two servers never exceed the house, a group or an overlapping time, and fill the scarcest, ${ROUNDS} rounds long`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // What autovacuum does in operation: the plans of this database are made for tables as they were when it began.
      if (round % 25 === 0) await owner.query('analyze');
      const tour = await aTour();
      const [ends] = await Promise.all([
        come(tour, BUYERS, (index) => 1 + ((index + round) % 3)),
        limitType(tour.page),
      ]);
      const kinds = new Set(ends);
      expect([...kinds].sort()).toEqual(['held', 'left', 'paid', 'refused']);
      // Places that were released while others were refused: the next request gets them.
      await come(tour, BUYERS / 4, () => 1);
      expect(await come(tour, 6, () => 1)).toEqual(Array(6).fill('refused'));
      await expectScarcestFilled(tour);
      await expectEverybodyCounted(tour);
      expect(await listCounterDifferences(worker.db)).toEqual([]);
    }
  },
  isLongRun() ? ROUNDS * 60_000 : undefined,
);

/** Of the counters that a visit at each start needs, the one with least room has none left, and none has too little. */
async function expectScarcestFilled({ page, starts }: Tour): Promise<void> {
  for (const timeslotId of starts) {
    const wish = { ticketTypeId: page.ticketTypeId, timeslotId, date: page.date, quantity: 1 };
    const { counters } = await inClient(app.db, clientId, (scope) => findSaleCounters(scope, [wish]));
    const { rows } = await owner.query<{ left: number }>(
      'select capacity - held - sold as left from counter where client_id = $1 and id = any ($2::uuid[])',
      [clientId, counters.map(({ id }) => id)],
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(Math.min(...rows.map(({ left }) => left))).toBe(0);
  }
}

/** Recounts the people of holds and orders, each by its visit, and compares every counter. */
async function expectEverybodyCounted({ page, starts }: Tour): Promise<void> {
  const owners = [...starts, page.ticketGroupId, page.ticketTypeId, page.locationId];
  const { rows } = await owner.query<Record<'kind' | 'scope', string> & Record<'taken' | 'people', number>>(
    `with visit as (
       select t.starts_at, t.id, (line ->> 'quantity')::int as quantity
       from hold h cross join jsonb_array_elements(h.sale) line
       join timeslot t on t.client_id = h.client_id and t.id = (line ->> 'timeslotId')::uuid
       where t.id = any ($1::uuid[])
       union all
       select t.starts_at, t.id, 1 from ticket x
       join timeslot t on t.client_id = x.client_id and t.id = x.timeslot_id
       where t.id = any ($1::uuid[]) and x.state = 'active')
     select c.kind, c.scope, c.held + c.sold as taken, coalesce((
       select sum(v.quantity)::int from visit v left join timeslot own on own.id = c.id
       where case c.kind
         when 'house' then v.starts_at < c.scope::timestamptz + interval '15 minutes'
           and v.starts_at + interval '60 minutes' > c.scope::timestamptz
         when 'timeslot' then own.starts_at >= v.starts_at and own.starts_at < v.starts_at + interval '60 minutes'
         else v.id::text = c.scope end), 0) as people
     from counter c where c.owner_id = any ($2::uuid[])`,
    [starts, owners],
  );
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  expect([...kinds.keys()].sort()).toEqual(['house', 'ticket-group', 'ticket-type', 'timeslot']);
  expect(rows.filter(({ taken, people }) => taken !== people)).toEqual([]);
}
