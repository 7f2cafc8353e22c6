import { listOrders } from '@foyer/server/modules/orders/list/list-orders.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
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
    const manager = await signedInAs(app, client);
    await database.owner.query(
      `insert into orders (client_id, secret_hash, state, language, currency, total_minor, number, created_at,
         completed_at, buyer_first_name, buyer_last_name, buyer_email)
       select $1, sha256(n::text::bytea), 'completed', 'nl', 'EUR', (n::bigint * 7919) % 9973, n, at, at, first, last,
         lower(first) || '.' || lower(last) || n % 9999 || '@example.com'
       from (
         select n, now() - n * interval '1 minute' as at,
           (array['Anna','Bram','Chiara','Daan','Elif','Fleur','Gijs','Hanna','Imran','Julia'])[1 + n % 10] as first,
           (array['Visser','Jansen','de Vries','Bakker','Yilmaz','Smit','Mulder','Bos'])[1 + n % 8]
             || chr(97 + n % 26) || chr(97 + (n / 26) % 26) || chr(97 + (n / 676) % 26) as last
         from generate_series(1, ${ORDERS}) as n) as o`,
      [client.clientId],
    );
    await database.owner.query('vacuum analyze orders');
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
    return {
      contests: [
        contest('newest 50 orders', [6, 4], () => listOrders(manager, {}, page)),
        contest('an order by its number', [3, 2], () => listOrders(manager, { search: 'GT-500000' }, page)),
        contest('a page further on', [6, 4], () => listOrders(manager, {}, { ...page, after: middle })),
        contest('orders by a part of a name', [100, 50], () =>
          listOrders(manager, { search: 'isseracb' }, page),
        ),
      ],
      findFaults: async () => [],
      close: async () => {},
    };
  },
};
