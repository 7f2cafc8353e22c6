import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { Pool } from 'undici';
import type { BenchDatabase, Benchmark, Side } from './benchmark.ts';
import { payOrders, type Shop } from './buyers-through-http.ts';
import { postmasterOf } from './processor-time.ts';

const BUYERS = 256;
const withoutLedger = new URL('./without-ledger.ts', import.meta.url).href;

/** What the ledger costs a paid order: two servers on one database, one of which posts nothing. */
export const paidOrdersWithLedger: Benchmark = {
  name: 'paid orders with the ledger',
  async prepare(database) {
    const { app } = testApp(database);
    const openShop = async (): Promise<Shop> => {
      const client = await aClient(app);
      const page = await aSalesPage(database.owner, client.clientId, { capacity: 100_000_000 });
      return { client, page, acknowledged: 0 };
    };
    const [booked, unbooked] = [await openShop(), await openShop()];
    const posting = await startWeb(database);
    const silent = await startWeb(database, { NODE_OPTIONS: `--import ${withoutLedger}` });
    const pools: Pool[] = [];
    const postgres = await postmasterOf(database);
    const sideOf = (name: string, server: ServerProcess, shop: Shop): Side => {
      const pool = new Pool(server.url, { connections: BUYERS });
      pools.push(pool);
      return {
        name,
        run: payOrders(pool, server.url, shop, BUYERS),
        programs: [
          { name: 'the web process', pid: server.pid },
          { name: 'PostgreSQL', pid: postgres },
        ],
      };
    };
    return {
      contests: [
        {
          name: 'paid orders/s with the ledger, against without',
          unit: 'orders',
          measure: 'rate',
          must: 0.9,
          aim: 0.97,
          foyer: sideOf(`Foyer: cart to payment by ${BUYERS} buyers`, posting, booked),
          other: sideOf('the same by a server that posts nothing', silent, unbooked),
        },
      ],
      findFaults: async () => [
        ...(await findPostingFaults(database, booked, 2)),
        ...(await findPostingFaults(database, unbooked, 0)),
      ],
      async close() {
        await Promise.all(pools.map((pool) => pool.close()));
        await Promise.all([posting.stop(), silent.stop()]);
      },
    };
  },
};

const startWeb = (database: BenchDatabase, more: Record<string, string> = {}) =>
  startServerProcess({
    DATABASE_URL: database.ownerUrl,
    FOYER_SECRET: TEST_SECRET,
    FOYER_DATA_DIR: database.folder,
    FOYER_ROLE: 'web',
    ...more,
  });

/** A sale and a payment for each order of the one, and none of the other: otherwise the ratio would compare the same. */
async function findPostingFaults(
  { owner }: BenchDatabase,
  { client }: Shop,
  each: number,
): Promise<string[]> {
  const { rows } = await owner.query(
    `select (select count(*)::int from orders where client_id = $1 and completed_at is not null) as orders,
      (select count(*)::int from ledger_posting where client_id = $1) as postings`,
    [client.clientId],
  );
  const [{ orders, postings }] = rows as [{ orders: number; postings: number }];
  return orders > 0 && postings === orders * each ? [] : [`${orders} orders have ${postings} postings`];
}
