import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { createPool } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { UndeliverableError } from '../../platform/outbox/read-payload.ts';
import { type QueuedMessage, relayOutbox } from '../../platform/outbox/relay-outbox.ts';
import { runWorker } from '../../platform/outbox/run-worker.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { retryMessages } from './change-failed-messages.ts';
import { countFailed } from './queued-message.repository.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);
const client = await aClient(app);
const { clientId } = client;
const manager = await signedInAs(app, client);
const pool = createPool(database.ownerUrl, 'foyer_worker', 6);
afterAll(() => pool.end());

const handled: string[] = [];
let unreadable = new Set<string>();

const subscriber = (destination: string): Subscription => ({
  bus: 'event',
  type: 'order-completed',
  destination,
  handle: async (_app, { payload }) => {
    if (unreadable.has(destination)) throw new UndeliverableError('Unreadable. orderId: missing');
    handled.push(`${destination} ${payload.order}`);
  },
});
const subscriptions = ['tickets', 'mail', 'statistics'].map(subscriber);

const complete = (order: number) =>
  inClient(app.db, clientId, (scope) =>
    sendMessages(scope, { bus: 'event', type: 'order-completed', payload: { order }, source: 'orders' }),
  );
const lettersOf = async (order: number) =>
  (
    await database.owner.query<{ id: string; destination: string }>(
      `select id, data->>'destination' as destination from pgboss.job
       where name = 'dead-letter' and data->'payload'->>'order' = $1 order by 2`,
      [order],
    )
  ).rows;
const open = async () =>
  (await database.owner.query(`select data from pgboss.job where state < 'completed'`)).rows.length;

test('a dead letter that is tried again reaches the subscribers that failed, and no other', async () => {
  unreadable = new Set(['mail', 'statistics']);
  const stop = await runWorker({ app: worker, pool, subscriptions, jobs: [] });
  await complete(1);
  await vi.waitFor(async () => expect(await lettersOf(1)).toHaveLength(2), patience);
  await vi.waitFor(() => expect(handled).toEqual(['tickets 1']), patience);
  const letters = await lettersOf(1);
  expect(letters.map(({ destination }) => destination)).toEqual(['mail', 'statistics']);
  unreadable = new Set(['statistics']);
  // Both at once: one of them works by now, the other one is a dead letter again.
  const ids = letters.map(({ id }) => id);
  expect(await retryMessages(manager, ids)).toBe(2);
  await vi.waitFor(() => expect(handled).toEqual(['tickets 1', 'mail 1']), patience);
  await vi.waitFor(async () => expect(await lettersOf(1)).toEqual(letters.slice(1)), patience);
  unreadable = new Set();
  expect(await retryMessages(manager, ids)).toBe(1);
  await vi.waitFor(async () => expect(await open()).toBe(0), patience);
  expect(handled).toEqual(['tickets 1', 'mail 1', 'statistics 1']);
  await stop();
});

test('a worker that is killed between two subscribers leaves only the one that it had not reached', async () => {
  handled.length = 0;
  const killed = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await killed.start();
  await complete(2);
  await relayOutbox(pool, killed, subscriptions);
  const jobs = await killed.fetch<QueuedMessage>('event', { batchSize: 3 });
  expect(jobs).toHaveLength(3);
  for (const { id, data } of jobs) if (data.destination !== 'mail') await killed.complete('event', id);
  // No sign of life for a minute, which is when the others take its work.
  await database.owner.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  );
  await killed.supervise('event');
  await killed.stop({ graceful: false });
  const stop = await runWorker({ app: worker, pool, subscriptions, jobs: [] });
  await vi.waitFor(async () => expect(await open()).toBe(0), patience);
  expect(handled).toEqual(['mail 2']);
  await stop();
});

test('a message that names no client becomes a dead letter of the platform at once', async () => {
  const admin = await signedInAsAdmin(app);
  const stop = await runWorker({ app: worker, pool, subscriptions, jobs: [] });
  await database.owner.query(
    `insert into pgboss.job (name, data) values ('event', '{"type": "order-completed"}'), ('command', null)`,
  );
  const letters = () => admin.inClient(countFailed);
  await vi.waitFor(async () => expect((await letters())['dead letter']).toBe(2), patience);
  expect(await letters()).toMatchObject({ command: 0, event: 0 });
  await stop();
});
