import { listCounterDifferences, takeHold } from '@foyer/server/modules/capacity/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { Pool } from 'undici';
import type { BenchDatabase, Benchmark, Contest, Side } from './benchmark.ts';
import {
  askNothing,
  besideEachOther,
  payOrders,
  type Shop,
  takeCarts,
  takeRefusals,
} from './buyers-through-http.ts';
import { naiveHolds } from './naive-holds.ts';
import { postmasterOf } from './processor-time.ts';

const CROWD = 512;
const FEW = 32;
const SMALL_BUYERS = 16;
const CAPACITY = 100_000_000;

/** Foyer as visitors use it: web processes of their own with their default settings, asked by their public calls. */
export const salesThroughHttp: Benchmark = {
  name: 'sales through HTTP',
  async prepare(database) {
    const { app } = testApp(database);
    const open = await openShop(app, database);
    const [busy, small] = [await openShop(app, database), await openShop(app, database)];
    const soldOut = await openShop(app, database, 5);
    await sellOut(app, soldOut);
    const servers = await Promise.all([startWeb(database), startWeb(database)]);
    const pools = servers.map(({ url }) => new Pool(url, { connections: CROWD }));
    const naive = await naiveHolds(database);
    const [one] = pools;
    const [first] = servers;
    if (!one || !first) throw new Error('no server');
    const postmaster = await postmasterOf(database);
    const programs = (node: number, postgres: number) => [
      { name: 'the web process', pid: first.pid, goal: node },
      { name: 'PostgreSQL', pid: postmaster, goal: postgres },
    ];
    const carts = (buyers: number, from = [one]): Side => ({
      name: `Foyer: carts of ${buyers} buyers at once`,
      run: takeCarts(from, open, buyers),
    });
    const crowd = { ...carts(CROWD), programs: programs(...CART_GOALS) };
    const empty: Side = {
      name: `the same server's empty route by ${CROWD} connections`,
      run: askNothing(one, CROWD),
    };
    const ofSmall = takeCarts([one], small, SMALL_BUYERS);
    const p99 = (buyers: number, must: number): Contest => ({
      name: `slowest hundredth of the carts of ${buyers} buyers, against naive holds of as many`,
      unit: 'carts',
      measure: 'p99',
      must,
      aim: 0.2,
      foyer: carts(buyers),
      other: naive.oneRowBy(buyers),
    });
    const rate = { measure: 'rate', unit: 'carts' } as const;
    const contests: Contest[] = [
      {
        ...rate,
        name: 'carts/s through HTTP, against naive',
        must: 8,
        aim: 15,
        foyer: crowd,
        other: naive.oneRow,
      },
      {
        ...rate,
        name: 'carts/s through HTTP, against the empty route',
        must: 0.5,
        aim: 0.7,
        foyer: crowd,
        other: empty,
      },
      p99(FEW, 0.5),
      p99(CROWD, 0.5),
      {
        ...rate,
        name: 'carts/s of two web processes, against one',
        must: 0.9,
        aim: 1.5,
        foyer: { ...carts(CROWD, pools), name: 'Foyer: two processes on one database' },
        other: crowd,
      },
      {
        name: 'p99 of a small client beside one with ten times its buyers, against alone',
        unit: 'carts',
        measure: 'p99',
        must: 3,
        aim: 2,
        foyer: {
          name: `Foyer: the same beside a client with ${SMALL_BUYERS * 10}`,
          run: besideEachOther(ofSmall, takeCarts([one], busy, SMALL_BUYERS * 10)),
        },
        other: { name: `Foyer: a client with ${SMALL_BUYERS} buyers at once, alone`, run: ofSmall },
      },
      {
        name: 'refusals/s after the sell-out, against the empty route',
        unit: 'answers',
        measure: 'rate',
        must: 0.5,
        aim: 0.9,
        foyer: {
          name: `Foyer: POST .../carts of a sold-out timeslot by ${CROWD} connections`,
          run: takeRefusals(one, soldOut, CROWD),
        },
        other: empty,
      },
      {
        name: 'complete paid orders/s through the public API, against naive holds',
        unit: 'orders',
        measure: 'rate',
        must: 1,
        aim: 3,
        foyer: {
          name: `Foyer: cart, details, order, payment by ${CROWD} buyers`,
          run: payOrders(one, first.url, open, CROWD),
          programs: programs(...ORDER_GOALS),
        },
        other: naive.oneRow,
      },
    ];
    return {
      contests,
      async findFaults() {
        const faults = await Promise.all([open, busy, small].map((shop) => lostPlaces(database, shop)));
        const differences = await listCounterDifferences(database.worker);
        return [
          ...faults.flat(),
          ...differences.map((difference) => `Foyer: the auditor found ${JSON.stringify(difference)}`),
          ...(await naive.findFaults()),
        ];
      },
      async close() {
        await Promise.all([...pools.map((pool) => pool.close()), naive.close()]);
        for (const server of servers) {
          const code = await server.stop();
          if (code !== 0) throw new Error(`The server stopped with ${code}:\n${server.output()}`);
        }
      },
    };
  },
};

/** Microseconds of processor time that a cart and a paid order may take: of the web process, of PostgreSQL. */
const CART_GOALS = [110, 70] as const;
const ORDER_GOALS = [700, 800] as const;

const startWeb = (database: BenchDatabase) =>
  startServerProcess({
    DATABASE_URL: database.ownerUrl,
    FOYER_SECRET: TEST_SECRET,
    FOYER_DATA_DIR: database.folder,
    FOYER_ROLE: 'web',
  });

async function openShop(app: App, database: BenchDatabase, capacity = CAPACITY): Promise<Shop> {
  const client = await aClient(app);
  return { client, page: await aSalesPage(database.owner, client.clientId, { capacity }), acknowledged: 0 };
}

/** Five holds that outlast the benchmark. */
async function sellOut(app: App, { client, page }: Shop): Promise<void> {
  const places = [{ counterId: page.timeslotId, quantity: 5 }];
  await takeHold(app, { clientId: client.clientId, places, minutes: 24 * 60 });
}

async function lostPlaces(database: BenchDatabase, { page, acknowledged }: Shop): Promise<string[]> {
  const { held, sold } = await counterFigures(database.owner, page.timeslotId);
  return held + sold === acknowledged
    ? []
    : [`Foyer: ${acknowledged} places acknowledged, ${held} held, ${sold} sold`];
}
