import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { createPool } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { QUEUES, toQueueId } from '../../platform/outbox/queue-schema.ts';
import { relayOutbox } from '../../platform/outbox/relay-outbox.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { clearOldMessages } from './clear-old-messages.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);
const { clientId } = await aClient(app);

async function aMessage(queue: string, state: string, daysAgo: number, count = 1): Promise<void> {
  await database.owner.query(
    `insert into pgboss.job (name, data, state, created_on, completed_on)
     select $1, $2, $3::pgboss.job_state, now() - make_interval(days => $4),
       case when $3 in ('completed', 'failed') then now() - make_interval(days => $4) end
     from generate_series(1, $5)`,
    [queue, JSON.stringify({ clientId, type: `${state} ${daysAgo}` }), state, daysAgo, count],
  );
}

async function aMail(state: string, daysAgo: number): Promise<void> {
  await database.owner.query(
    `with key as (insert into person_key (client_id, wrapped_key) values ($1, '') returning id)
     insert into mail (client_id, kind, language, sealed, person_key_id, state, created_at)
     select $1, $4, 'en', '', id, $2, now() - make_interval(days => $3) from key`,
    [clientId, state, daysAgo, `${state} ${daysAgo} ${randomUUID()}`],
  );
}

test('what has ended goes after its days, batch after batch; what waits stays however old it is', async () => {
  await aMessage('command', 'completed', 6);
  await aMessage('command', 'completed', 8, 1200);
  await aMessage('event', 'failed', 29);
  await aMessage('event', 'failed', 31);
  await aMessage('dead-letter', 'created', 29);
  await aMessage('dead-letter', 'created', 31);
  await aMessage('event', 'created', 100);
  for (const [state, daysAgo] of [
    ['sent', 89],
    ['sent', 91],
    ['failed', 89],
    ['failed', 91],
    ['kept', 91],
    ['deleted', 91],
    ['waiting', 91],
  ] as const) {
    await aMail(state, daysAgo);
  }
  await clearOldMessages(worker);
  await clearOldMessages(worker);
  const messages = await database.owner.query<{ left: string }>(
    `select name || ' ' || (data->>'type') as left from pgboss.job where data->>'clientId' = $1 order by 1`,
    [clientId],
  );
  expect(messages.rows.map((row) => row.left)).toEqual([
    'command completed 6',
    'dead-letter created 29',
    'event created 100',
    'event failed 29',
  ]);
  const mails = await database.owner.query<{ state: string }>(
    'select state from mail where client_id = $1 order by state',
    [clientId],
  );
  expect(mails.rows.map(({ state }) => state)).toEqual(['failed', 'sent', 'waiting']);
});

test('what went wrong each time is kept as long as the failure itself', async () => {
  for (const daysAgo of [29, 31])
    await database.owner.query(
      `insert into message_attempt (client_id, message_id, started_at, ended_at, error)
       select $1, gen_random_uuid(), at - interval '1 second', at, $2 from (select now() - make_interval(days => $3)) t(at)`,
      [clientId, `of ${daysAgo} days ago`, daysAgo],
    );
  await clearOldMessages(worker);
  const { rows } = await database.owner.query('select error from message_attempt where client_id = $1', [
    clientId,
  ]);
  expect(rows).toEqual([{ error: 'of 29 days ago' }]);
});

test('the queue’s own tidying up takes nothing that waits, for a worker or for a person', async () => {
  const client = await aClient(app);
  const pool = createPool(database.ownerUrl, 'foyer_worker', 2);
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await inClient(app.db, client.clientId, (scope) =>
    sendMessages(
      scope,
      ...['send-mail', 'send-postcard'].map((type) => ({
        bus: 'command' as const,
        type,
        payload: {},
        source: 'test',
        startAfter: new Date(clock.now().getTime() - 400 * 86_400_000),
      })),
    ),
  );
  const post = { bus: 'command' as const, type: 'send-mail', destination: 'mail', handle: async () => {} };
  await relayOutbox(pool, boss, [post]);
  // As if the workers had been paused for more than a year.
  await database.owner.query(
    `update pgboss.job set created_on = created_on - interval '400 days', keep_until = keep_until - interval '400 days'
     where data->>'clientId' = $1`,
    [client.clientId],
  );
  for (const queue of QUEUES) await boss.supervise(toQueueId(queue));
  const kept = await database.owner.query<{ name: string }>(
    `select name from pgboss.job where data->>'clientId' = $1 order by name`,
    [client.clientId],
  );
  expect(kept.rows.map(({ name }) => name)).toEqual(['command', 'dead-letter']);
  await boss.stop({ graceful: false });
  await pool.end();
});
