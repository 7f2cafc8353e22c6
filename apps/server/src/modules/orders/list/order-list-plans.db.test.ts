import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { listenedDatabase } from '@foyer/testkit/database/listened-database.ts';
import { readsIn, rowsOfStatement } from '@foyer/testkit/database/rows-of-statement.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOrders, type OrderListInput, totalOrders } from './list-orders.ts';

/** With 1,000,000 of them each filter below answers within 80 ms; here it must not walk all of these. */
const ORDERS = 30_000;
const MOST_ROWS = ORDERS / 4;

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-15T11:00:00Z'));
const { sent, db } = listenedDatabase(database);
afterAll(() => db.destroy());
const client = await aClient(app);
const usual = await aTimeslot(database.owner, client.clientId, { capacity: null });
const rare = await aTimeslot(database.owner, client.clientId, { capacity: null });

/**
 * One order in 40 has the discount code FRIENDS. One order a minute of the usual product, each 5,000th of the rare one; each 6,000th was dear, in a rare language, paid
 * by a rare method, with a discount and a donation, was scanned in part and got money back. All others are Dutch and
 * paid with iDEAL.
 */
beforeAll(async () => {
  await database.owner.query(
    `with ordered as (
       insert into orders (client_id, id, number, secret_hash, state, language, currency, total_minor, item_count,
         visit_date, visit_time, created_at, completed_at, buyer_phone, buyer_last_name)
       select $1, uuidv7(), n, sha256(n::text::bytea), case when n % 6000 = 1 then 'failed' else 'completed' end,
         case when n % 6000 = 0 then 'ja' else 'nl' end, 'EUR',
         case when n % 6000 = 0 then 90000 else 1750 + n % 50 end, 1, '2030-06-15'::date - n / 40, make_time(10 + n % 8, 0, 0), at, at,
         '+31 6 ' || n + 10000000, 'Visser' || n
       from generate_series(1, $4::int) as n, lateral (select timestamptz '2030-06-15' - n * interval '1 minute' as at) as t
       returning client_id, id, number, total_minor),
     paid as (
       insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state)
       select client_id, id, 'test', id::text, case when total_minor = 90000 then 'paypal' else 'ideal' end,
         total_minor, 'EUR', 'paid' from ordered
       returning client_id, id, order_id, amount_minor),
     refunded as (
       insert into refund (client_id, order_id, payment_id, amount_minor, reason, created_at)
       select client_id, order_id, id, 500, 'places-gone', timestamptz '2030-06-10' from paid where amount_minor = 90000),
     posted as (
       insert into ledger_posting (client_id, kind, cause_id, order_id, book, currency, at, day, accounts, cost_centres,
         general_ledger_accounts, amounts_minor)
       select client_id, 'sale', id, id, 'live', 'EUR', now(), current_date, array['receivable', 'donation'],
         array['', ''], array['', ''], array[500, -500] from ordered where total_minor = 90000),
     lined as (
     insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, quantity,
       unit_price_minor, total_minor, vat_basis_points, vat_minor, price_steps)
     select client_id, id, 0, case when number % 5000 = 0 then $3::uuid else $2::uuid end, 'Adult', 'Museum', 1,
       1750, 1750, 900, 144, case when total_minor = 90000 then '[{"kind": "discount-code", "title": "SPRING"}]'::jsonb
         when number % 40 = 1 then '[{"kind": "pricing-rule", "title": "Late"}, {"kind": "discount-code", "title": "FRIENDS"}]'::jsonb
         else '[]'::jsonb end
       from ordered returning client_id, id, order_id, ticket_type_id)
     insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, used_at)
     select line.client_id, line.order_id, line.id, line.ticket_type_id, o.number::text || '-' || nth,
       case when o.total_minor = 90000 and nth = 1 then timestamptz '2030-06-11' end
     from lined line join ordered o on o.id = line.order_id, generate_series(1, 2) as nth`,
    [client.clientId, usual.ticketTypeId, rare.ticketTypeId, ORDERS],
  );
  await database.owner.query(
    `with series as (
       insert into barcode_series (client_id, name, kind) values ($1, 'City card', 'imported') returning id),
     made as (
       insert into barcode (client_id, series_id, code, key, issued_at)
       select $1, series.id, 'CODE' || n, 'CODE' || n, now() from series, generate_series(1, $2::int) as n
       returning id, key),
     shared as (
       insert into barcode (client_id, ticket_type_id, code, key) values ($1, $3, 'SUMMER', 'SUMMER') returning id)
     update ticket t set barcode_id = case when t.code like '%-1' then made.id else (select id from shared) end,
       barcode_shared = t.code like '%-2'
     from made where t.client_id = $1 and made.key = 'CODE' || split_part(t.code, '-', 1)`,
    [client.clientId, ORDERS, usual.ticketTypeId],
  );
});

const filters: [string, OrderListInput, number][] = [
  ['a visit date', { visit: '2030-06-12' }, 40],
  ['a day on which they were placed', { placed: '2030-06-01' }, 1440],
  ['a total that few have', { total: '50000..' }, ORDERS / 6000],
  ['a product that few bought', { productId: rare.productId }, ORDERS / 5000],
  ['refunds of this month', { refunded: 'this-month' }, ORDERS / 6000],
  ['a rare language', { language: 'ja' }, ORDERS / 6000],
  ['a rare method of payment', { method: 'paypal' }, ORDERS / 6000],
  ['a provider that nobody uses', { provider: 'adyen' }, 0],
  ['a discount code', { discount: 'SPRING' }, ORDERS / 6000],
  ['any discount code', { discount: '*' }, ORDERS / 6000 + ORDERS / 40],
  ['a discount code that many have', { discount: 'FRIENDS' }, ORDERS / 40],
  ['a donation', { donation: 'with' }, ORDERS / 6000],
  ['tickets scanned in part', { scan: 'partly' }, ORDERS / 6000],
  ['tickets that were all scanned', { scan: 'scanned' }, 0],
  ['a timeslot of a day', { visit: '2030-06-12', time: '12:00' }, 5],
  ['a reason why money went back', { reason: 'places-gone' }, ORDERS / 6000],
  ['failed orders', { failed: 'all' }, ORDERS / 6000],
  ['a telephone number', { search: '+31610006000' }, 1],
  ['a code of a barcode series', { search: 'code-2999' }, 1],
  ['a name in a long time', { search: 'isser2999', placed: '2030-05-01..2030-06-15' }, 11],
];

/** What the planner knows of the tables must not decide whether an answer is quick. */
describe.each(['never analyzed', 'analyzed'])('tables that were %s', (state) => {
  beforeAll(async () => {
    if (state === 'never analyzed') return;
    for (const table of ['orders', 'order_line', 'payment', 'refund', 'ticket', 'barcode', 'ledger_posting'])
      await database.owner.query(`analyze ${table}`);
  });
  test.each(filters)(
    'orders narrowed by %s are found without reading all orders',
    async (_name, asked, count) => {
      const manager = await signedInAs({ ...app, db }, client);
      sent.length = 0;
      const [listed, totals] = [
        await listOrders(manager, asked, { limit: 50, inverted: false }),
        await totalOrders(manager, asked),
      ];
      expect([listed.length, totals.count]).toEqual([Math.min(count, 50), count]);
      const reads = readsIn(sent);
      expect(reads.length).toBeGreaterThan(1);
      for (const statement of reads) {
        expect([
          statement.text,
          (await rowsOfStatement(app.db, client.clientId, statement)) < MOST_ROWS,
        ]).toEqual([statement.text, true]);
      }
    },
  );

  test('orders of the product that nearly all bought are read newest first, a page at a time', async () => {
    const manager = await signedInAs({ ...app, db }, client);
    sent.length = 0;
    expect(
      await listOrders(manager, { productId: usual.productId }, { limit: 50, inverted: false }),
    ).toHaveLength(50);
    const lists = readsIn(sent).filter(({ text }) => text.includes('valid_tickets'));
    expect(lists).toHaveLength(1);
    for (const statement of lists)
      expect(await rowsOfStatement(app.db, client.clientId, statement)).toBeLessThan(MOST_ROWS);
  });

  test('orders of a barcode that nearly all have are read newest first, a page at a time', async () => {
    const manager = await signedInAs({ ...app, db }, client);
    sent.length = 0;
    expect(await listOrders(manager, { search: 'summer' }, { limit: 50, inverted: false })).toHaveLength(50);
    const lists = readsIn(sent).filter(({ text }) => text.includes('valid_tickets'));
    expect(lists).toHaveLength(1);
    for (const statement of lists)
      expect(await rowsOfStatement(app.db, client.clientId, statement)).toBeLessThan(MOST_ROWS);
  });

  test('orders of a rare discount code are found without reading those of the others', async () => {
    const manager = await signedInAs({ ...app, db }, client);
    sent.length = 0;
    await listOrders(manager, { discount: 'SPRING' }, { limit: 50, inverted: false });
    for (const statement of readsIn(sent))
      expect(await rowsOfStatement(app.db, client.clientId, statement)).toBeLessThan(ORDERS / 100);
  });

  test.each(['-total', 'total', '-visit', 'visit'] as const)(
    'orders sorted by %s are read off an index, a page at a time',
    async (sort) => {
      const manager = await signedInAs({ ...app, db }, client);
      const page = { limit: 50, inverted: false };
      sent.length = 0;
      const first = await listOrders(manager, { sort }, page);
      const second = await listOrders(manager, { sort }, { ...page, after: first.at(-1)?.cursor });
      const values = [...first, ...second].map(({ order }) =>
        sort.endsWith('total') ? order.totalMinor : Date.parse(`${order.visitDate}T${order.visitTime}Z`),
      );
      const isAscending = !sort.startsWith('-');
      expect(values).toEqual(values.toSorted((a, b) => (isAscending ? a - b : b - a)));
      expect(new Set([...first, ...second].map(({ order }) => order.id)).size).toBe(100);
      for (const statement of readsIn(sent))
        expect(await rowsOfStatement(app.db, client.clientId, statement)).toBeLessThan(ORDERS / 20);
    },
  );
});
