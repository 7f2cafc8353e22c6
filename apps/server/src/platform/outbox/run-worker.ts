import pLimit from 'p-limit';
import type pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import { followPause } from './follow-pause.ts';
import { namesClient } from './message-client.ts';
import { toQueueId } from './queue-schema.ts';
import { UndeliverableError } from './read-payload.ts';
import { type QueuedMessage, RELAY_BATCH, relayOutbox } from './relay-outbox.ts';
import { repeat } from './repeat.ts';
import type { PeriodicJob, Subscription } from './subscription.ts';
import { PULSE_SECONDS, workerPulse } from './worker-pulse.ts';

interface WorkerParts {
  app: App;
  /** Connections of the worker role. */
  pool: pg.Pool;
  subscriptions: readonly Subscription[];
  jobs: readonly PeriodicJob[];
}

/** A message in the hands of this worker. */
interface Delivery {
  pool: pg.Pool;
  job: Job<QueuedMessage>;
}

const RELAY_SECONDS = 0.25;
const POLL_SECONDS = 0.5;
const PAUSE_SECONDS = 1;
const PARALLEL = 4;
/** A job holds a connection for its lock while its work takes others: all at once would leave none of these. */
const JOBS_AT_ONCE = 2;

/**
 * Starts the background work of this process: outbox to queue, queue to handlers, and the periodic jobs.
 * @returns a function that ends it after the work in hand is done.
 */
export async function runWorker({
  app,
  pool,
  subscriptions,
  jobs,
}: WorkerParts): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => app.log.warn({ error: error.message }, 'queue error'));
  await boss.start();
  const queues = ['command', 'event'] as const;
  const pulse = workerPulse(pool, jobs, queues.length * PARALLEL);
  const followed = followPause(pool, {
    start: async () => {
      for (const queue of queues) {
        await boss.work<QueuedMessage>(
          toQueueId(queue),
          { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, localConcurrency: PARALLEL },
          async ([job]) => {
            if (job) await pulse.working(() => carryOut(app, { pool, job }, subscriptions));
          },
        );
      }
    },
    stop: async () => {
      for (const queue of queues) await boss.offWork(toQueueId(queue), { wait: true });
    },
  });
  await followed();
  const pause = repeat(app.log, 'follow pause', PAUSE_SECONDS, followed);
  const relay = repeat(app.log, 'relay outbox', RELAY_SECONDS, async () => {
    while ((await relayOutbox(pool, boss, subscriptions)) === RELAY_BATCH);
  });
  const inTurn = pLimit(JOBS_AT_ONCE);
  const periodic = jobs.map((job) =>
    repeat(app.log, job.name, job.everySeconds, () =>
      inTurn(() =>
        runAlone(pool, job.name, async () => {
          await job.run(app);
          pulse.ran(job.name);
        }),
      ),
    ),
  );
  const beat = repeat(app.log, 'tell that the worker lives', PULSE_SECONDS, pulse.beat);
  return async () => {
    await Promise.all([pause, relay, beat, ...periodic].map((stop) => stop()));
    await boss.stop({ graceful: true, timeout: 20_000 });
    await pulse.end();
  };
}

async function carryOut(app: App, at: Delivery, subscriptions: readonly Subscription[]): Promise<void> {
  if (!namesClient(at.job.data)) {
    app.log.warn({ jobId: at.job.id }, 'message names no client');
    await moveToDeadLetters(at, 'The message names no client');
    return;
  }
  const message = at.job.data;
  const subscription = subscriptions.find(
    (one) => one.bus === message.bus && one.type === message.type && one.destination === message.destination,
  );
  const labels = { bus: message.bus, type: message.type };
  const startedAt = new Date();
  try {
    if (!subscription) throw new UndeliverableError('no handler');
    await subscription.handle(app, {
      id: message.outboxId,
      clientId: message.clientId,
      type: message.type,
      payload: message.payload,
      createdAt: message.createdAt,
    });
    app.metrics.messages.inc({ ...labels, outcome: 'done' });
  } catch (error) {
    app.metrics.messages.inc({ ...labels, outcome: 'failed' });
    app.log.warn({ err: error, messageId: message.outboxId, type: message.type }, 'message failed');
    await noteAttempt(app, at.pool, at.job, startedAt, error);
    if (!(error instanceof UndeliverableError)) throw error;
    await moveToDeadLetters(at, error.message);
  }
}

/**
 * One statement, so that a kill has moved it or not. It keeps its destination: tried again it goes to this subscriber
 * alone, whatever the others of the event have done with it.
 */
async function moveToDeadLetters({ pool, job }: Delivery, reason: string): Promise<void> {
  await pool.query(
    `update pgboss.job set name = $3, state = 'created', output = null,
       data = coalesce(data, '{}') || jsonb_build_object('reason', $4::text)
     where name = $1 and id = $2`,
    [job.name, job.id, toQueueId('dead letter'), reason],
  );
}

/** Stores the error of this attempt for staff; the queue counts and retries without it too. */
async function noteAttempt(
  app: App,
  pool: pg.Pool,
  { id, data }: Job<QueuedMessage>,
  startedAt: Date,
  error: unknown,
): Promise<void> {
  const words = (error instanceof Error ? error.message : `${error}`).slice(0, 2_000);
  try {
    await pool.query(
      'insert into message_attempt (client_id, message_id, started_at, ended_at, error) values ($1, $2, $3, $4, $5)',
      [data.clientId, id, startedAt, new Date(), words],
    );
  } catch (lost) {
    app.log.warn({ err: lost, messageId: data.outboxId }, 'attempt not kept');
  }
}

/** Runs the work only where no other worker is at it: the lock ends with the connection, also by kill -9. */
async function runAlone(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect();
  let failed = false;
  try {
    const { rows } = await connection.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('job ' || $1, 0)) as mine`,
      [name],
    );
    if (!rows[0]?.mine) return;
    try {
      await work();
    } finally {
      await connection.query(`select pg_advisory_unlock(hashtextextended('job ' || $1, 0))`, [name]);
    }
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    // A connection in doubt may still hold the lock: closing it gives the lock back.
    connection.release(failed);
  }
}
