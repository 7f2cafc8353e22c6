import { setTimeout as sleep } from 'node:timers/promises';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createPool } from '../database/database.ts';
import { inClient } from '../database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../database/platform-client.ts';
import { readingPayload } from './read-payload.ts';
import { runWorker } from './run-worker.ts';
import { sendMessages } from './send-message.ts';
import type { Message, Subscription } from './subscription.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);
const { clientId } = await aClient(app);
const seen: { destination: string; message: Message }[] = [];
const watered: string[] = [];
let broken = true;

const listener = (destination: string): Subscription => ({
  bus: 'event',
  type: 'order-completed',
  destination,
  handle: async (_app, message) => {
    seen.push({ destination, message });
  },
});

const subscriptions: Subscription[] = [
  listener('tickets'),
  listener('mail'),
  {
    bus: 'command',
    type: 'send-mail',
    destination: 'mail',
    handle: async (_app, message) => {
      seen.push({ destination: 'mail', message });
      if (broken) throw new Error('the mail server is away');
    },
  },
  {
    bus: 'command',
    type: 'water-plants',
    destination: 'garden',
    handle: readingPayload(z.object({ room: z.string() }), async (_app, { payload }) => {
      watered.push(payload.room);
    }),
  },
  { bus: 'command', type: 'sweep-paths', destination: 'garden', isLast: true, handle: async () => {} },
];

const pools = [
  createPool(database.ownerUrl, 'foyer_worker', 6),
  createPool(database.ownerUrl, 'foyer_worker', 6),
];
let ran = 0;
const countOnce = async () => {
  ran += 1;
};
const jobs = [{ name: 'count', everySeconds: 0.05, run: countOnce }];
let stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  stops = await Promise.all(pools.map((pool) => runWorker({ app: worker, pool, subscriptions, jobs })));
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await Promise.all(pools.map((pool) => pool.end()));
});

const send = (bus: 'command' | 'event', type: string, payload: Record<string, unknown>) =>
  inClient(app.db, clientId, (scope) => sendMessages(scope, { bus, type, payload, source: 'test' }));
const jobsOf = async (type: string) => {
  const { rows } = await database.owner.query(
    `select name, state, data, output, priority from pgboss.job where data->>'type' = $1`,
    [type],
  );
  return rows;
};

test('two workers deliver an event to each subscriber once', async () => {
  for (let order = 1; order <= 20; order += 1) await send('event', 'order-completed', { order });
  await vi.waitFor(() => expect(seen.length).toBe(40), patience);
  const delivered = seen.map(({ destination, message }) => `${destination} ${message.payload.order}`);
  expect(new Set(delivered).size).toBe(40);
  seen.length = 0;
});

test('a message goes out only with the change that caused it', async () => {
  const lost = inClient(app.db, clientId, async (scope) => {
    await sendMessages(scope, {
      bus: 'event',
      type: 'order-completed',
      payload: { order: 99 },
      source: 'test',
    });
    throw new Error('the change failed');
  });
  await expect(lost).rejects.toThrow('the change failed');
  await send('event', 'order-completed', { order: 100 });
  await vi.waitFor(() => expect(seen.length).toBe(2), patience);
  expect(seen.map(({ message }) => message.payload.order)).toEqual([100, 100]);
  seen.length = 0;
});

test('a failing command is tried again and keeps its error', async () => {
  await send('command', 'send-mail', { mail: 1 });
  await vi.waitFor(async () => expect((await jobsOf('send-mail'))[0]?.state).toBe('retry'), patience);
  const [job] = await jobsOf('send-mail');
  expect(JSON.stringify(job.output)).toContain('the mail server is away');
  broken = false;
  await vi.waitFor(async () => expect((await jobsOf('send-mail'))[0]?.state).toBe('completed'), patience);
});

test('a command without a handler becomes a dead letter', async () => {
  await send('command', 'make-coffee', {});
  await vi.waitFor(async () => expect((await jobsOf('make-coffee'))[0]?.name).toBe('dead-letter'), patience);
});

test('a message that its handler cannot read becomes a dead letter at once, whole, with what is wrong with it', async () => {
  await send('command', 'water-plants', { room: 4 });
  await vi.waitFor(async () => expect((await jobsOf('water-plants'))[0]?.name).toBe('dead-letter'), patience);
  const [job, ...others] = await jobsOf('water-plants');
  expect(others).toEqual([]);
  expect(job.data).toMatchObject({
    payload: { room: 4 },
    destination: 'garden',
    reason: 'Unreadable. room: Invalid input: expected string, received number',
  });
  await send('command', 'water-plants', { room: 'Orangery' });
  await vi.waitFor(() => expect(watered).toEqual(['Orangery']), patience);
});

test('what can wait for others is below them in the queue', async () => {
  await send('command', 'sweep-paths', {});
  await vi.waitFor(async () => expect((await jobsOf('sweep-paths'))[0]?.state).toBe('completed'), patience);
  expect((await jobsOf('sweep-paths'))[0]?.priority).toBe(-1);
  expect(new Set((await jobsOf('water-plants')).map(({ priority }) => priority))).toEqual(new Set([0]));
});

test('while an Admin has paused the workers messages wait; then they are carried out', async () => {
  await database.owner.query('insert into worker_pause (client_id, paused_by) values ($1, $2)', [
    PLATFORM_CLIENT_ID,
    await anAdmin(app),
  ]);
  const handled = () => seen.filter(({ destination }) => destination === 'tickets').length;
  // Both workers look once a second. Once one looks again, it has done what its look before said.
  await Promise.all(
    pools.map(async (pool) => {
      const asked = vi.spyOn(pool, 'query');
      const looks = () => asked.mock.calls.filter(([text]) => String(text) === 'select from worker_pause');
      await vi.waitFor(() => expect(looks().length).toBeGreaterThan(1), patience);
      asked.mockRestore();
    }),
  );
  const before = handled();
  await send('event', 'order-completed', { orderId: 'while paused' });
  await sleep(1_500);
  expect(handled()).toBe(before);
  await database.owner.query('delete from worker_pause');
  await vi.waitFor(() => expect(handled()).toBe(before + 1), patience);
});

test('the application sees the messages of its own client only', async () => {
  const other = await aClient(app);
  const { sql } = await import('kysely');
  const count = (id: string) =>
    inClient(
      app.db,
      id,
      async (scope) => (await sql`select 1 from pgboss.job`.execute(scope.tx)).rows.length,
    );
  expect(await count(clientId)).toBeGreaterThan(0);
  expect(await count(other.clientId)).toBe(0);
});

test('a periodic job continues while two workers are there', async () => {
  await vi.waitFor(() => expect(ran).toBeGreaterThan(3), patience);
});

test('each worker reports a pulse and its jobs; one that was stopped on purpose is not missing', async () => {
  const known = async () =>
    (await database.owner.query('select jobs, busy, seen_at from worker_process order by started_at')).rows;
  await vi.waitFor(async () => expect(await known()).toHaveLength(2), patience);
  const pool = createPool(database.ownerUrl, 'foyer_worker', 4);
  const stop = await runWorker({
    app: worker,
    pool,
    subscriptions: [],
    jobs: [{ name: 'wind the clock', everySeconds: 60, run: async () => {} }],
  });
  await vi.waitFor(async () => expect(await known()).toHaveLength(3), patience);
  expect((await known()).at(-1)?.jobs).toMatchObject([{ name: 'wind the clock', everySeconds: 60 }]);
  await stop();
  expect(await known()).toHaveLength(2);
  await pool.end();
});

test('more periodic jobs than connections are due at once, and each has its turn', async () => {
  const pool = createPool(database.ownerUrl, 'foyer_worker', 4);
  const names = Array.from({ length: 12 }, (_, index) => `job ${index}`);
  const done = new Set<string>();
  const stop = await runWorker({
    app: worker,
    pool,
    subscriptions: [],
    jobs: names.map((name) => ({
      name,
      everySeconds: 60,
      run: async () => {
        await pool.query('select 1');
        done.add(name);
      },
    })),
  });
  await vi.waitFor(() => expect([...done].toSorted()).toEqual(names.toSorted()), patience);
  await stop();
  await pool.end();
});
