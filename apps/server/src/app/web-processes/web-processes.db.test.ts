import { setTimeout as sleep } from 'node:timers/promises';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { sendPatiently, takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { type ServerProcess, startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listCounterDifferences } from '../../modules/capacity/index.ts';

/** Four web processes behind one port, whatever the machine has. */
const database = await testDatabase();
const { app, worker } = testApp(database);
const client = await aClient(app);
let foyer: ServerProcess;

const startFoyer = (processes: number) =>
  startServerProcess({
    DATABASE_URL: database.ownerUrl,
    FOYER_SECRET: TEST_SECRET,
    FOYER_ROLE: 'web',
    FOYER_WEB_PROCESSES: `${processes}`,
  });

beforeAll(async () => {
  foyer = await startFoyer(4);
});

afterAll(() => foyer.kill());

/** A process that was killed is gone once the first process has taken note. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const started = () =>
  [...foyer.output().matchAll(/"pid":(\d+)[^\n]*web process started/g)].map(([, pid]) => Number(pid));
const living = () => [...new Set(started())].filter(isAlive);

/** Starting a process takes its time where the machine is busy. */
const patienceMs = 200_000;

const send = sendPatiently(60_000);
const shopAt = (channelUrl: string) => ({ url: foyer.url, subdomain: client.subdomain, channelUrl });

test('four web processes serve one port', async () => {
  await vi.waitFor(() => expect(living()).toHaveLength(4), patienceMs);
});

test('eighty buyers at four web processes get the twenty places that there are', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 20 });
  const carts = await Promise.all(
    Array.from({ length: 80 }, () => takeCart(shopAt(page.url), page, { send })),
  );
  expect(carts.filter((cart) => typeof cart !== 'string')).toHaveLength(20);
  expect(await counterFigures(database.owner, page.timeslotId)).toEqual({ capacity: 20, held: 20, sold: 0 });
  expect(await listCounterDifferences(worker.db)).toEqual([]);
});

test('the figures for Prometheus are those of all processes together', async () => {
  const count = async () => {
    const text = await (await fetch(`${foyer.url}/metrics`)).text();
    const [, value] =
      /foyer_http_request_seconds_count\{[^}]*\/v1\/feature-flags[^}]*\} (\d+)/.exec(text) ?? [];
    return Number(value ?? 0);
  };
  const before = await count();
  const each = { headers: { connection: 'close' } };
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${foyer.url}/v1/feature-flags`, each)));
  await vi.waitFor(async () => expect((await count()) - before).toBe(20), patience);
});

test('a web process that is killed in the middle of a sale is replaced, and no promised place is lost', async () => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 1_000 });
  const [victim = 0] = living();
  const buyers = Array.from({ length: 40 }, async (_, index) => {
    if (index === 20) process.kill(victim, 'SIGKILL');
    return takeCart(shopAt(page.url), page, { send });
  });
  const secrets = (await Promise.all(buyers)).flatMap((cart) =>
    typeof cart === 'string' ? [] : cart.secret,
  );
  expect(new Set(secrets).size).toBe(40);
  expect((await counterFigures(database.owner, page.timeslotId)).held).toBe(40);
  await vi.waitFor(() => {
    const now = living();
    expect(now).not.toContain(victim);
    expect(now).toHaveLength(4);
  }, patienceMs);
});

test('all web processes are replaced while callers ask, and none is refused', async () => {
  const before = living();
  const callers = new Agent({ connections: 8 });
  const statuses: number[] = [];
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      const answer = await request(`${foyer.url}/v1/feature-flags`, { dispatcher: callers });
      await answer.body.dump();
      statuses.push(answer.statusCode);
      // Some hundred calls a second: without a pause they take the processor that the new processes start with.
      await sleep(10);
    }
  };
  const asking = Promise.all(Array.from({ length: 8 }, ask));
  process.kill(foyer.pid, 'SIGUSR2');
  await vi.waitFor(() => expect(foyer.output()).toContain('the web processes were replaced'), patienceMs);
  isOver = true;
  await asking;
  await callers.close();
  expect(statuses.length).toBeGreaterThan(8);
  expect(statuses.every((status) => status === 200)).toBe(true);
  // Each process writes its log by itself: the line of the last one may come after that of the first process.
  await vi.waitFor(() => expect(living()).toHaveLength(4), patienceMs);
  expect(living().filter((pid) => before.includes(pid))).toEqual([]);
});

test('the web processes end with the first one, also when it is killed outright', async () => {
  const pids = living();
  await foyer.kill();
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), patienceMs);
  foyer = await startFoyer(2);
  await vi.waitFor(() => expect(living()).toHaveLength(2), patienceMs);
  const others = living();
  expect(await foyer.stop()).toBe(0);
  expect(others.filter(isAlive)).toEqual([]);
});
