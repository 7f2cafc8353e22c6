import { setTimeout as sleep } from 'node:timers/promises';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { browserDigest, writePlace } from '@foyer/server/modules/waiting-room/place-token.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { aClient, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { Pool } from 'undici';
import type { BenchDatabase, Benchmark, Side } from './benchmark.ts';
import { type Shop, takeCarts } from './buyers-through-http.ts';
import { sendLightly } from './send-lightly.ts';

const WAITING = 20_000;
/** As often as the server has a page far from its turn ask. */
const ASK_EVERY_SECONDS = 100;
const CROWD = 512;

/** Carts of one channel while a crowd waits before another channel of the same client, on the same web process. */
export const besideAWaitingRoom: Benchmark = {
  name: 'beside a waiting room',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const page = await aSalesPage(database.owner, client.clientId, { capacity: 100_000_000 });
    const shop: Shop = { client, page, acknowledged: 0 };
    const crowded = await aSalesPage(database.owner, client.clientId);
    const questions = await fillWaitingRoom(app, database, client, crowded);
    const server = await startServerProcess({
      DATABASE_URL: database.ownerUrl,
      FOYER_SECRET: TEST_SECRET,
      FOYER_DATA_DIR: database.folder,
      FOYER_ROLE: 'web',
    });
    const pool = new Pool(server.url, { connections: CROWD });
    const asking = new Pool(server.url, { connections: 64 });
    const carts = takeCarts([pool], shop, CROWD);
    const faults: string[] = [];
    const beside: Side['run'] = async (milliseconds) => {
      const end = performance.now() + milliseconds;
      const asks = askEvenly(asking, questions, end, faults);
      const run = await carts(milliseconds);
      await asks;
      return run;
    };
    return {
      contests: [
        {
          name: `carts/s while ${WAITING} visitors wait, against without`,
          unit: 'carts',
          measure: 'rate',
          must: 0.9,
          aim: 0.97,
          foyer: { name: `Foyer: carts of ${CROWD} buyers, and ${WAITING} waiting pages ask`, run: beside },
          other: { name: `Foyer: carts of ${CROWD} buyers`, run: carts },
        },
      ],
      async findFaults() {
        const differences = await listCounterDifferences(database.worker);
        return [...faults, ...differences.map((one) => `the auditor found ${JSON.stringify(one)}`)];
      },
      async close() {
        await Promise.all([pool.close(), asking.close()]);
        await server.stop();
      },
    };
  },
};

interface Question {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A room that is open with a slow rate, and a place for each visitor. */
async function fillWaitingRoom(
  app: App,
  database: BenchDatabase,
  { clientId, subdomain }: TestClient,
  { channelId, url }: TestSalesPage,
): Promise<Question[]> {
  const keys = Array.from({ length: WAITING }, (_, index) => `visitor-${String(index).padStart(14, '0')}`);
  const own = [clientId, channelId];
  await database.owner.query(
    'insert into waiting_room (client_id, channel_id, carts_a_minute) values ($1, $2, 60)',
    own,
  );
  await database.owner.query(
    `insert into waiting_line (client_id, channel_id, last_entry, last_number, ticked_at, window_start, opened_at, opened_by)
     values ($1, $2, $3, $3, now(), now(), now(), 'carts')`,
    [...own, WAITING],
  );
  await database.owner.query(
    `insert into waiting_place (client_id, channel_id, entry, number, browser, joined_at, seen_at)
     select $1, $2, k.n, k.n, decode(k.digest, 'hex'), now(), now()
     from unnest($3::text[]) with ordinality as k (digest, n)`,
    [...own, keys.map((key) => browserDigest(key).toString('hex'))],
  );
  return keys.map((key, index) => {
    const browser = browserDigest(key).toString('hex');
    const number = index + 1;
    const seenAt = app.clock().getTime();
    const place = writePlace(app, {
      channelId,
      entry: number,
      number,
      browser,
      seenAt,
      aheadAtFirst: index,
      isMailed: false,
    });
    return {
      path: `/api/shop/${subdomain}/${url}/waiting`,
      headers: { 'content-type': 'application/json', cookie: `foyer_place=${key}` },
      body: JSON.stringify({ place, language: 'en' }),
    };
  });
}

let turn = 0;

/** The pages ask one after the other, as many a second as all of them do. */
async function askEvenly(http: Pool, questions: readonly Question[], end: number, faults: string[]) {
  const perTick = Math.round(WAITING / ASK_EVERY_SECONDS / 10);
  const open: Promise<void>[] = [];
  while (performance.now() < end) {
    for (let count = 0; count < perTick; count += 1) {
      const question = questions[turn++ % questions.length];
      if (!question) continue;
      open.push(
        sendLightly(http, { method: 'POST', ...question }).then(({ status, text }) => {
          if (status !== 200) faults.push(`a waiting page was answered ${status} ${text}`);
        }),
      );
    }
    await sleep(100);
  }
  await Promise.all(open);
}
