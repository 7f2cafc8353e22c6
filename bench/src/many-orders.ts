import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { listOrders, type OrderListInput } from '@foyer/server/modules/orders/list/list-orders.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Contest } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';
import { selectOne } from './select-one.ts';

const ORDERS = 1_000_000;
const page = { limit: 50, inverted: false };

/** What staff ask all day long of a client that has sold for years. */
export const manyOrders: Benchmark = {
  name: 'orders at 1,000,000',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const timeslot = await aTimeslot(database.owner, client.clientId, { capacity: null });
    const manager = await signedInAs(app, client);
    await database.owner.query(
      `insert into orders (client_id, secret_hash, state, language, currency, total_minor, number, created_at,
         completed_at, visit_date, visit_time, buyer_first_name, buyer_last_name, buyer_email)
       select $1, sha256(n::text::bytea), case when n % 2000 = 0 then 'refunded' else 'completed' end,
         case when n % 5 = 0 then 'en' when n % 3001 = 0 then 'ja' else 'nl' end, 'EUR', (n::bigint * 7919) % 9973, n,
         at, at, (at + interval '3 days')::date, make_time(10 + n % 7, 0, 0), first, last,
         lower(first) || '.' || lower(last) || n % 9999 || '@example.com'
       from (
         select n, now() - n * interval '1 minute' as at,
           (array['Anna','Bram','Chiara','Daan','Elif','Fleur','Gijs','Hanna','Imran','Julia'])[1 + n % 10] as first,
           (array['Visser','Jansen','de Vries','Bakker','Yilmaz','Smit','Mulder','Bos'])[1 + n % 8]
             || chr(97 + n % 26) || chr(97 + (n / 26) % 26) || chr(97 + (n / 676) % 26) as last
         from generate_series(1, ${ORDERS}) as n) as o`,
      [client.clientId],
    );
    // Two or three tickets each, scanned in the past, one in a hundred in part; a payment each, few by a rare method.
    await database.owner.query(
      `with lined as (
         insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, quantity,
           unit_price_minor, total_minor, vat_basis_points, vat_minor)
         select client_id, id, 0, $2, 'Adult', 'Museum', 2 + number % 2, 1750, 1750 * (2 + number % 2), 900, 144 from orders
         where client_id = $1 returning client_id, id, order_id, quantity),
       paid as (
         insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state)
         select client_id, id, 'test', id::text,
           case when number % 4001 = 0 then 'paypal' when number % 3 = 0 then 'card' else 'ideal' end, total_minor, 'EUR', 'paid'
         from orders where client_id = $1)
       insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, used_at)
       select o.client_id, o.id, l.id, $2, lpad(o.number::text || nth, 16, '0'), o.visit_date,
         case when o.visit_date < current_date and not (nth = 1 and o.number % 100 = 0) then o.completed_at end
       from lined l join orders o on o.client_id = l.client_id and o.id = l.order_id, generate_series(1, l.quantity) as nth`,
      [client.clientId, timeslot.ticketTypeId],
    );
    for (const table of ['orders', 'order_line', 'payment', 'ticket']) {
      await database.owner.query(`vacuum analyze ${table}`);
    }
    const middle = (await listOrders(manager, { sort: '-placed' }, page)).at(-1)?.cursor;
    const contest = (
      name: string,
      [must, aim]: [number, number],
      ask: () => Promise<readonly unknown[]>,
    ): Contest => ({
      name: `${name}, against SELECT 1`,
      unit: 'questions',
      measure: 'cost',
      must,
      aim,
      foyer: {
        name: `Foyer: ${name}`,
        run: (milliseconds) =>
          repeatUntil(milliseconds, 1, async () => {
            if ((await ask()).length === 0) throw new Error('nothing was found');
          }),
      },
      other: selectOne(app.db),
    });
    const aDay = localDateAt(new Date(Date.now() - 30 * 86_400_000), 'Europe/Amsterdam');
    const filters: [string, OrderListInput][] = [
      ['of a visit date', { visit: aDay }],
      ['of a timeslot of a day', { visit: aDay, time: '12:00' }],
      ['of a rare status', { state: 'refunded' }],
      ['of a total', { total: '9900..9950' }],
      ['in English', { language: 'en' }],
      ['in a rare language', { language: 'ja' }],
      ['paid by card', { method: 'card' }],
      ['paid by a rare method', { method: 'paypal' }],
      ['not scanned', { scan: 'unscanned' }],
      ['scanned', { scan: 'scanned' }],
      ['scanned in part', { scan: 'partly' }],
    ];
    return {
      contests: [
        contest('newest 50 orders', [6, 4], () => listOrders(manager, {}, page)),
        contest('an order by its number', [3, 2], () =>
          listOrders(manager, { search: `GT-${ORDERS / 2}` }, page),
        ),
        contest('a page further on', [6, 4], () => listOrders(manager, {}, { ...page, after: middle })),
        ...filters.map(([name, input]) =>
          contest(`orders ${name}`, [6, 4], () => listOrders(manager, input, page)),
        ),
        contest('orders by a part of a name', [100, 50], () =>
          listOrders(manager, { search: 'isseracb' }, page),
        ),
      ],
      findFaults: async () => [],
      close: async () => {},
    };
  },
};
