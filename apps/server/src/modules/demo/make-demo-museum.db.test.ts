import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { postEarlierOrders, verifyLedger } from '../order-ledger/index.ts';
import { findSetting } from '../settings/index.ts';
import { isMuseumMade, makeDemoMuseum } from './make-demo-museum.ts';

const database = await testDatabase();
const { owner } = database;
/** Friday 20 November, 13:42 in Havenstad. */
const clock = testClock('2026-11-20T12:42:00Z');
const { app, worker } = testApp(database, clock);
const client = await aClient(app, { subdomain: 'demo' });

async function one<Row extends object>(query: string): Promise<Row> {
  const { rows } = await owner.query<Row>(query);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
}

beforeAll(async () => {
  expect(await isMuseumMade(app, client.clientId)).toBe(false);
  // As at the first start: no statement has too little time.
  const pool = createPool(database.ownerUrl, 'foyer_app', 2, 0);
  await makeDemoMuseum(app, pool, client.clientId, client.managerId);
  await pool.end();
});

describe('the demonstration museum', () => {
  test('is there, and is not made a second time', async () => {
    expect(await isMuseumMade(app, client.clientId)).toBe(true);
  });

  test('has about twenty thousand orders over a year, at three places, of six products', async () => {
    const counts = await one<Record<string, number>>(`select
      (select count(*)::int from orders) as orders, (select count(*)::int from location) as locations,
      (select count(*)::int from product) as products, (select count(*)::int from till) as tills,
      (select count(distinct date_trunc('month', visit_date))::int from ticket) as months`);
    expect(counts.orders).toBeGreaterThan(17_000);
    expect(counts.orders).toBeLessThan(25_000);
    expect(counts).toMatchObject({ locations: 3, products: 6, tills: 2 });
    expect(counts.months).toBeGreaterThanOrEqual(15);
  });

  test('has counters that are exactly what its orders and its groups took', async () => {
    expect(await listCounterDifferences(database.worker)).toEqual([]);
    const tickets = await one<{ differing: number }>(`
      with valid as (select timeslot_id, count(*)::int as tickets from ticket where state = 'active' group by 1),
      groups as (select timeslot_id, sum(people)::int as people from group_reservation
        where timeslot_status <> 'no' group by 1)
      select count(*)::int as differing from counter c
      left join valid v on v.timeslot_id = c.id left join groups g on g.timeslot_id = c.id
      where c.sold <> coalesce(v.tickets, 0) + coalesce(g.people, 0)`);
    expect(tickets.differing).toBe(0);
  });

  test('has a handful of groups to come: one over its limit, one that closes its timeslot, one that closes a day', async () => {
    const { groups } = await one<{ groups: string[] }>(`select array_agg(group_name || ': ' || timeslot_status
      || case when over_by > 0 then ' (over)' else '' end order by number) as groups from group_reservation`);
    expect(groups).toEqual([
      'Basisschool De Vuurtoren: yes',
      'Lions Havenstad: yes',
      'Rederij Kaap: yes and close the timeslot',
      'Havencollege 3B: yes (over)',
      'Persrondleiding: no',
      'Bestuursdiner: yes and close the day',
    ]);
  });

  test('has gift cards and vouchers that are not used yet, and a wall screen of each version', async () => {
    const shown = await one(`select
      (select array_agg(amount_minor order by amount_minor)::int[] from gift_card) as cards,
      (select count(*)::int from voucher where used_at is null) as vouchers,
      (select count(*)::int from mail) as mails,
      (select array_agg(layout order by layout) from wall_screen) as screens`);
    expect(shown).toEqual({
      cards: [2_500, 5_000, 10_000],
      vouchers: 40,
      mails: 0,
      screens: ['board', 'list'],
    });
  });

  test('numbers its orders without a gap, in the order in which they were paid', async () => {
    const numbers = await one<
      Record<string, number>
    >(`select count(number)::int as count, max(number)::int as last,
      (select last_number::int from order_number_counter) as counter from orders`);
    expect(numbers.count).toBe(numbers.last);
    expect(numbers.counter).toBe(numbers.last);
    const turned = await one<{ count: number }>(`select count(*)::int from (
      select completed_at, lag(completed_at) over (order by number) as before from orders where number is not null) o
      where completed_at < before`);
    expect(turned.count).toBe(0);
  });

  test('lets its visitors move and cancel their visits, from its first minute on', async () => {
    const rules = await inClient(app.db, client.clientId, async (scope) => [
      await findSetting(scope, 'rebooking', app.clock()),
      await findSetting(scope, 'refunds', app.clock()),
    ]);
    expect(rules).toMatchObject([{ buyersRebook: true }, { buyersCancel: true }]);
  });

  test('has totals that are the sums of their lines, and money for every paid order', async () => {
    const wrong = await one<Record<string, number>>(`
      with line as (select order_id, sum(total_minor) as amount from order_line group by 1),
        paid as (select order_id, sum(amount_minor) as amount from payment where state = 'paid' group by 1),
        refunded as (select order_id, sum(amount_minor) as amount from refund group by 1),
        issued as (select order_id, count(*) as tickets from ticket group by 1)
      select count(*) filter (where o.total_minor <> line.amount)::int as totals,
        count(*) filter (where o.number is not null and o.total_minor <> coalesce(paid.amount, 0))::int as payments,
        count(*) filter (where o.refunded_minor <> coalesce(refunded.amount, 0))::int as refunds,
        count(*) filter (where o.number is not null and o.item_count <> issued.tickets)::int as tickets
      from orders o join line on line.order_id = o.id left join paid on paid.order_id = o.id
      left join refunded on refunded.order_id = o.id left join issued on issued.order_id = o.id`);
    expect(wrong).toEqual({ totals: 0, payments: 0, refunds: 0, tickets: 0 });
  });

  test('has a ledger that agrees with every order, and nothing left to post', async () => {
    await postEarlierOrders(worker);
    const [report] = (await verifyLedger(database.worker)).filter(({ subdomain }) => subdomain === 'demo');
    expect(report).toMatchObject({ differing: [], strays: 0, arePosted: true });
    const { sales, posted } = await one<Record<string, number>>(`select
      (select count(*)::int from orders where number is not null and total_minor > 0) as sales,
      (select count(*)::int from ledger_posting where kind = 'sale') as posted`);
    expect(posted).toBe(sales);
  });

  test('tells the timeline of an order in the order in which it happened', async () => {
    const { turned } = await one<{ turned: number }>(`select count(*)::int as turned
      from order_event a join order_event b on b.client_id = a.client_id and b.order_id = a.order_id and b.id < a.id
      where (a.kind, b.kind) in (('order-placed', 'payment-started'), ('payment-received', 'order-completed'))`);
    expect(turned).toBe(0);
  });

  test('admits no visitor before the sale or after now, and each ticket once', async () => {
    const wrong = await one<Record<string, number>>(`select
      (select count(*)::int from ticket t join orders o on o.id = t.order_id where t.used_at < o.completed_at) as early,
      (select count(*)::int from scan where at > '2026-11-20T12:42:00Z') as future,
      (select count(*)::int from (select ticket_id from scan where first_entry group by 1 having count(*) > 1) t) as twice,
      (select count(*)::int from ticket t left join scan s on s.ticket_id = t.id and s.first_entry
        where (t.used_at is not null) <> (s.id is not null)) as unscanned`);
    expect(wrong).toEqual({ early: 0, future: 0, twice: 0, unscanned: 0 });
  });

  test('is quiet on Tuesdays and busy at the weekend, and some of it comes today', async () => {
    const { rows } = await owner.query<{ weekday: number; tickets: number }>(
      `select extract(isodow from visit_date)::int as weekday, count(*)::int as tickets from ticket group by 1 order by 1`,
    );
    const on = (weekday: number) => rows.find((row) => row.weekday === weekday)?.tickets ?? 0;
    expect(on(6)).toBeGreaterThan(1.4 * on(2));
    const today = await one<
      Record<string, number>
    >(`select count(*)::int as tickets, count(used_at)::int as used
      from ticket where visit_date = '2026-11-20'`);
    expect(today.used).toBeGreaterThan(10);
    expect(today.tickets).toBeGreaterThan(today.used ?? 0);
  });
});

test('the demonstration museum has a dearer weekend and a lower summer price', async () => {
  const { rows } = await owner.query('select name, kind, weekdays from pricing_rule order by sequence');
  expect(rows).toEqual([
    { name: 'Weekends', kind: 'mutation', weekdays: [6, 7] },
    { name: 'Summer', kind: 'substitute', weekdays: [1, 2, 3, 4, 5] },
  ]);
});

test('the demonstration museum sold its weekends ahead at the weekend price, and past ones at the normal price', async () => {
  const { rows } = await owner.query(
    `select l.visit_date >= '2026-11-20' as ahead, (array_agg(distinct l.price_steps #>> '{1,title}'))[1] as rule,
       array_agg(distinct round(l.unit_price_minor * 100.0 / t.price_minor)::int) as percent
     from order_line l
     join ticket_type t on t.client_id = l.client_id and t.id = l.ticket_type_id and t.price_minor > 0
     join pricing_rule_value v on v.client_id = t.client_id and v.ticket_type_id = t.id
     join pricing_rule r on r.client_id = v.client_id and r.id = v.pricing_rule_id and r.name = 'Weekends'
     where extract(isodow from l.visit_date) in (6, 7) group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { ahead: false, rule: null, percent: [100] },
    { ahead: true, rule: 'Weekends', percent: [110] },
  ]);
});
