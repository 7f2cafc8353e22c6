import { randomUUID } from 'node:crypto';
import { listCounterDifferences, takeHold } from '@foyer/server/modules/capacity/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { checkOut, pay, type Send, takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { Pool } from 'undici';
import type { BenchDatabase, Benchmark, Contest, Side } from './benchmark.ts';
import { naiveHolds } from './naive-holds.ts';
import { postgresProcesses } from './processor-time.ts';
import { repeatUntil } from './repeat-until.ts';
import { sendLightly } from './send-lightly.ts';

const CONNECTIONS = 512;
const CAPACITY = 100_000_000;
const buyer = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** Foyer as visitors use it: web processes of their own with their default settings, asked by their public calls. */
export const salesThroughHttp: Benchmark = {
  name: 'sales through HTTP',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const open = await aSalesPage(database.owner, client.clientId, { capacity: CAPACITY });
    const [busy, small] = [await aClient(app), await aClient(app)];
    const busyPage = await aSalesPage(database.owner, busy.clientId, { capacity: CAPACITY });
    const smallPage = await aSalesPage(database.owner, small.clientId, { capacity: CAPACITY });
    const soldOut = await aSalesPage(database.owner, client.clientId, { capacity: 5 });
    await sellOut(app, client, soldOut);
    const servers = await Promise.all([startWeb(database), startWeb(database)]);
    const pools = servers.map(({ url }) => new Pool(url, { connections: CONNECTIONS }));
    const naive = await naiveHolds(database);
    const sold = { acknowledged: 0 };
    const [one] = pools;
    const [first] = servers;
    if (!one || !first) throw new Error('no server');
    const postgres = await postgresProcesses(database);
    const oneServer = [first.pid, ...postgres];
    const holds = {
      ...holdSide(`Foyer: POST .../carts by ${CONNECTIONS} connections`, [one], client, open, sold),
      processes: oneServer,
    };
    const empty: Side = {
      name: `the same server's empty route by ${CONNECTIONS} connections`,
      run: (milliseconds) => repeatUntil(milliseconds, CONNECTIONS, () => getOk(one, '/healthz')),
    };
    const rate = { measure: 'rate', unit: 'holds' } as const;
    const contests: Contest[] = [
      {
        ...rate,
        name: 'holds/s through HTTP, against naive',
        must: 15,
        aim: 30,
        foyer: holds,
        other: naive.oneRow,
      },
      {
        ...rate,
        name: 'holds/s through HTTP, against the empty route',
        must: 0.7,
        aim: 0.9,
        foyer: holds,
        other: empty,
      },
      {
        name: 'slowest hundredth of the holds through HTTP, against naive',
        unit: 'holds',
        measure: 'p99',
        must: 0.5,
        aim: 0.2,
        foyer: holds,
        other: naive.oneRow,
      },
      {
        ...rate,
        name: 'holds/s of two server processes, against one',
        must: 0.9,
        aim: 1.5,
        foyer: holdSide('Foyer: two processes on one database', pools, client, open, sold),
        other: holds,
      },
      {
        name: 'p99 of a small client beside one with ten times its buyers, against alone',
        unit: 'holds',
        measure: 'p99',
        must: 3,
        aim: 2,
        foyer: besideSide(one, { client: busy, page: busyPage }, { client: small, page: smallPage }),
        other: aloneSide(one, { client: small, page: smallPage }),
      },
      {
        name: 'refusals/s after the sell-out, against the empty route',
        unit: 'answers',
        measure: 'rate',
        must: 0.5,
        aim: 0.9,
        foyer: refusalSide(one, client, soldOut),
        other: empty,
      },
      {
        name: 'complete paid orders/s through the public API, against naive holds',
        unit: 'orders',
        measure: 'rate',
        must: 1,
        aim: 3,
        foyer: { ...paidOrderSide(one, first.url, client, open, sold), processes: oneServer },
        other: naive.oneRow,
      },
    ];
    return {
      contests,
      async findFaults() {
        const figures = await counterFigures(database.owner, open.timeslotId);
        const differences = await listCounterDifferences(database.worker);
        const taken = figures.held + figures.sold;
        return [
          ...(taken === sold.acknowledged
            ? []
            : [
                `Foyer: ${sold.acknowledged} places acknowledged, ${figures.held} held, ${figures.sold} sold`,
              ]),
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

const startWeb = (database: BenchDatabase) =>
  startServerProcess({
    DATABASE_URL: database.ownerUrl,
    FOYER_SECRET: TEST_SECRET,
    FOYER_DATA_DIR: database.folder,
    FOYER_ROLE: 'web',
  });

/** Five holds that outlast the benchmark. */
async function sellOut(app: App, { clientId }: TestClient, { timeslotId }: TestSalesPage): Promise<void> {
  await takeHold(app, { clientId, places: [{ counterId: timeslotId, quantity: 5 }], minutes: 24 * 60 });
}

function askForPlaces(http: Pool, client: TestClient, page: TestSalesPage) {
  return sendLightly(http, {
    method: 'POST',
    path: `/api/shop/${client.subdomain}/${page.url}/carts`,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
    }),
  });
}

/** The connections take turns over the processes. */
function holdSide(
  name: string,
  pools: readonly Pool[],
  client: TestClient,
  page: TestSalesPage,
  sold: { acknowledged: number },
): Side {
  let turn = 0;
  return {
    name,
    run: (milliseconds) =>
      repeatUntil(milliseconds, CONNECTIONS, async () => {
        const http = pools[turn++ % pools.length];
        if (!http) throw new Error('no server');
        const answer = await askForPlaces(http, client, page);
        if (answer.status !== 201) throw new Error(`no hold: ${answer.status} ${answer.text}`);
        if (!answer.text.includes('"secret"')) throw new Error(`a cart without its secret: ${answer.text}`);
        sold.acknowledged += 1;
      }),
  };
}

const SMALL_BUYERS = 16;

interface Shop {
  client: TestClient;
  page: TestSalesPage;
}

async function holdOne(http: Pool, { client, page }: Shop): Promise<void> {
  const answer = await askForPlaces(http, client, page);
  if (answer.status !== 201) throw new Error(`no hold: ${answer.status}`);
}

const aloneSide = (http: Pool, small: Shop): Side => ({
  name: `Foyer: a client with ${SMALL_BUYERS} buyers at once, alone`,
  run: (milliseconds) => repeatUntil(milliseconds, SMALL_BUYERS, () => holdOne(http, small)),
});

/** Only the small client's holds are counted. */
const besideSide = (http: Pool, busy: Shop, small: Shop): Side => ({
  name: `Foyer: the same beside a client with ${SMALL_BUYERS * 10}`,
  async run(milliseconds) {
    const [run] = await Promise.all([
      repeatUntil(milliseconds, SMALL_BUYERS, () => holdOne(http, small)),
      repeatUntil(milliseconds, SMALL_BUYERS * 10, () => holdOne(http, busy)),
    ]);
    return run;
  },
});

function refusalSide(http: Pool, client: TestClient, page: TestSalesPage): Side {
  return {
    name: `Foyer: POST .../carts of a sold-out timeslot by ${CONNECTIONS} connections`,
    run: (milliseconds) =>
      repeatUntil(milliseconds, CONNECTIONS, async () => {
        const { status, text } = await askForPlaces(http, client, page);
        if (status !== 409 || !/sold-out|not-enough-places/.test(text))
          throw new Error(`no refusal: ${status} ${text}`);
      }),
  };
}

/** Cart, details, order, payment by the test provider with its notice; each is one operation. */
function paidOrderSide(
  http: Pool,
  url: string,
  client: TestClient,
  page: TestSalesPage,
  sold: { acknowledged: number },
): Side {
  const shop = { url, subdomain: client.subdomain, channelUrl: page.url };
  const send = sendThrough(http);
  return {
    name: `Foyer: cart, details, order, payment by ${CONNECTIONS} buyers`,
    run: (milliseconds) =>
      repeatUntil(milliseconds, CONNECTIONS, async () => {
        const cart = await takeCart(shop, page, { send });
        if (typeof cart === 'string') throw new Error(`no cart: ${cart}`);
        sold.acknowledged += 1;
        const checkout = await checkOut(shop, cart, buyer, send);
        if (typeof checkout === 'string') throw new Error(`no checkout: ${checkout}`);
        await pay(checkout.payUrl, send);
      }),
  };
}

/** A visitor's requests over the connections of the other sides: their sending is not what is measured. */
const sendThrough =
  (http: Pool): Send =>
  async ({ method, url, headers, body, form }) => {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const isEmpty = form === undefined && body === undefined;
    return sendLightly(http, {
      method,
      path: new URL(url).pathname,
      headers: { ...(isEmpty ? {} : { 'content-type': type }), ...headers },
      body: form ? new URLSearchParams(form).toString() : isEmpty ? null : JSON.stringify(body),
    });
  };

async function getOk(http: Pool, path: string): Promise<void> {
  const { status } = await sendLightly(http, { method: 'GET', path });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}
