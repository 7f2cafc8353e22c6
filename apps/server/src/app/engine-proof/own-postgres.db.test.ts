import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aCounter } from '@foyer/testkit/builders/a-counter.ts';
import { aDeskFor } from '@foyer/testkit/builders/a-desk.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { sellAtRandom } from '@foyer/testkit/engine-proof/random-sales.ts';
import type { SalesWorld } from '@foyer/testkit/engine-proof/sales-deeds.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  completeHold,
  type Hold,
  listCounterDifferences,
  releaseHold,
  takeHold,
} from '../../modules/capacity/index.ts';
import { seededRandom } from '../../modules/demo/seeded-random.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { isProcessAlive } from '../../platform/embedded-postgres/process-identity.ts';
import { readPostmasterFile } from '../../platform/embedded-postgres/running-postmaster.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/embedded-postgres/start-embedded-postgres.ts';
import { valueOrThrow } from '../../platform/errors.ts';

/**
 * Schedules of what can happen to a sale, drawn from a seed: `FOYER_SEED=... ` plays one again. The clusters of the
 * other tests flush nothing; this one does, and is killed.
 */
const SEEDS = process.env.FOYER_SEED
  ? [process.env.FOYER_SEED]
  : Array.from({ length: isLongRun() ? 40 : 3 }, (_, index) => `schedule ${index + 1}`);
const ROUNDS = isLongRun() ? 100 : 20;

const folder = makeTemporaryFolder('engine-proof');
let postgres: EmbeddedPostgres;
let database: DatabaseAccess & { close(): Promise<void> };

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  await migrateDatabase({ ownerUrl: postgres.url });
  database = accessDatabase(postgres.url);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function aWorld(): Promise<SalesWorld> {
  const client = await aClient(testApp(database).app, { subdomain: `c-${randomUUID()}` });
  const pages = [];
  for (const capacity of [4, 20, 1_000])
    pages.push(await aSalesPage(database.owner, client.clientId, { capacity }));
  const desks = await Promise.all(pages.map((page) => aDeskFor(database.owner, client, page)));
  const later = new Map<string, string>();
  for (const { timeslotId } of pages) {
    const { rows } = await database.owner.query<{ id: string }>(
      `with later as (
         insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, local_date, '15:00', starts_at + interval '1 hour', 'manual'
         from timeslot where id = $1 returning client_id, id)
       insert into counter (client_id, id, kind, owner_id, capacity)
       select client_id, id, 'timeslot', id, 8 from later returning id`,
      [timeslotId],
    );
    later.set(timeslotId, rows[0]?.id ?? '');
  }
  return { ...client, pages, desks, later, carts: [], payments: [], paidOrderIds: new Set() };
}

/** Killed a moment ago it may not be back yet: then it is not there to be killed again. */
async function killPostgres(): Promise<void> {
  const running = await readPostmasterFile(path.join(folder, 'postgres'));
  if (running && isProcessAlive(running.pid)) process.kill(running.pid, 'SIGKILL');
}

describe('whatever happens in whatever order, nothing is oversold and nothing is lost', () => {
  let deskSales = 0;
  let paidOrders = 0;
  let changes = 0;

  test.each(SEEDS.map((seed) => ({ seed, processes: seededRandom(`${seed} size`).between(1, 4) })))(
    '$seed: $processes processes, connections that break, kills, clocks that jump',
    async ({ seed, processes }) => {
      const world = await aWorld();
      const done = await sellAtRandom(world, database, {
        seed,
        processes,
        rounds: ROUNDS,
        atOnce: 6,
        killPostgres,
      });
      // On a busy machine few of them end in time.
      expect(done.get('take')).toBeGreaterThan(0);
      deskSales += done.get('sell at a desk') ?? 0;
      paidOrders += world.paidOrderIds.size;
      changes += done.get('change an order') ?? 0;
    },
    600_000,
  );

  // One schedule alone may lose its only payments, or its desk sales, to a kill.
  test('and orders were sold at desks, paid and changed on the way', () => {
    expect(deskSales).toBeGreaterThan(0);
    expect(paidOrders).toBeGreaterThan(0);
    expect(changes).toBeGreaterThan(0);
  });
});

describe('carts over several timeslots from four processes', () => {
  const CARTS = isLongRun() ? 10_000 : 300;
  const AT_ONCE = 40;

  test(`${CARTS} of them, mixed with swaps, releases and payments, never lock each other`, async () => {
    const { clientId } = await aClient(testApp(database).app, { subdomain: `c-${randomUUID()}` });
    const counters = await Promise.all(
      Array.from({ length: 12 }, () => aCounter(database.owner, clientId, 1_000_000)),
    );
    const random = seededRandom('mixed carts');
    const processes = Array.from({ length: 4 }, () => accessDatabase(postgres.url));
    const apps = processes.map((one) => testApp(one).app);
    const before = await countDeadlocks();
    const mix = async (index: number) => {
      const app = apps[index % apps.length];
      if (!app) throw new Error('no process');
      const take = async (insteadOf?: string) => {
        const places = Array.from({ length: random.between(1, 4) }, () => {
          return { counterId: random.pick(counters as [string, ...string[]]), quantity: 1 };
        });
        return valueOrThrow(await takeHold(app, { clientId, places, ...(insteadOf ? { insteadOf } : {}) }));
      };
      const end = random.pick(['keep', 'swap', 'release', 'complete']);
      const hold = await take();
      if (end === 'swap') await take(hold.id);
      if (end === 'release') await releaseHold(app, clientId, hold.id);
      if (end === 'complete') await inClient(app.db, clientId, (scope) => completeHold(scope, hold.id));
    };
    for (let from = 0; from < CARTS; from += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, CARTS - from) }, (_, at) => mix(from + at)));
    expect(await countDeadlocks()).toBe(before);
    const differences = await listCounterDifferences(database.worker);
    expect(differences.filter((one) => one.held !== one.heldByHolds)).toEqual([]);
    await Promise.all(processes.map((one) => one.close()));
  });
});

async function countDeadlocks(): Promise<number> {
  await database.owner.query('select pg_stat_force_next_flush()');
  const { rows } = await database.owner.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}

/** A file that grows beyond what its process may write gives PostgreSQL the same error as a full disk. */
describe.skipIf(process.platform !== 'linux')('a full disk', () => {
  const LARGEST_FILE = 17 * 1024 * 1024;

  /** This process's own limit, which PostgreSQL inherits when it starts. */
  const limitFiles = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', `${process.pid}`, `--fsize=${bytes}:unlimited`]);

  async function startWithFilesOf(bytes: number | 'unlimited'): Promise<void> {
    await database.close();
    await postgres.stop();
    limitFiles(bytes);
    try {
      postgres = await startEmbeddedPostgres({ dataDir: folder });
    } finally {
      limitFiles('unlimited');
    }
    database = accessDatabase(postgres.url);
  }

  test('answers errors and loses nothing; with room again it sells on', async () => {
    await database.owner.query('truncate hold, counter');
    const { clientId } = await aClient(testApp(database).app, { subdomain: `c-${randomUUID()}` });
    const counterId = await aCounter(database.owner, clientId, 1_000_000);
    const take = () => takeHold(testApp(database).app, { clientId, places: [{ counterId, quantity: 1 }] });
    // four rows a page, with no room for another: the file of the holds is almost as large as it may be
    await database.owner.query(
      `insert into hold (client_id, expires_at, sale)
       select $1, now() + interval '1 hour', to_jsonb(repeat(md5(n::text), 59)) from generate_series(1, $2::int) as n`,
      [clientId, (LARGEST_FILE / 8192 - 20) * 4],
    );
    await startWithFilesOf(LARGEST_FILE);
    const { app } = testApp(database);
    const takeNow = () => takeHold(app, { clientId, places: [{ counterId, quantity: 1 }] });
    const taken: Hold[] = [];
    let error: unknown;
    for (let attempt = 0; attempt < 40 && error === undefined; attempt += 1) {
      const ends = await Promise.allSettled(Array.from({ length: 200 }, takeNow));
      for (const end of ends) if (end.status === 'fulfilled' && end.value.ok) taken.push(end.value.value);
      error = ends.find((end) => end.status === 'rejected')?.reason;
    }
    await startWithFilesOf('unlimited');
    expect(String(error)).toContain('could not');
    const { rows } = await database.owner.query<{ id: string }>('select id from hold where id = any ($1)', [
      taken.map(({ id }) => id),
    ]);
    expect(rows).toHaveLength(taken.length);
    expect((await take()).ok).toBe(true);
    const differences = await listCounterDifferences(database.worker);
    expect(differences.filter((one) => one.held !== one.heldByHolds)).toEqual([]);
  });
});
