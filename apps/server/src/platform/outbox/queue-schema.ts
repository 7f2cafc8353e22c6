import { createHash } from 'node:crypto';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { visibleTo } from './message-client.ts';

/** The queues of the two buses, and the dead letter queue. */
export const QUEUES = ['command', 'event', 'dead letter'] as const;
export type QueueName = (typeof QUEUES)[number];

const queueNames: Record<QueueName, string> = {
  command: 'command',
  event: 'event',
  'dead letter': 'dead-letter',
};

const chosenClient = `nullif(current_setting('app.client_id', true), '')`;

const YEAR_SECONDS = 365 * 86_400;

const queueOptions = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
  // A killed worker stops giving signs of life: its messages go to another one within the minute.
  heartbeatSeconds: 20,
  // The library deletes messages older than this. Waiting messages are never deleted: workers may be paused for
  // weeks, and a dead letter waits for a person (modules/message-queue/clear-old-messages.ts says how long).
  retentionSeconds: 50 * YEAR_SECONDS,
  deleteAfterSeconds: 30 * 86_400,
};

/** The queue library's own name of a queue (it allows no space). */
export function toQueueId(name: QueueName): string {
  return queueNames[name];
}

/**
 * Creates or upgrades the queue's own schema as the owner, and lets the worker use it. The application sees
 * only jobs of its client, by a policy on the client id that each job carries; so does a worker that has chosen one. A
 * job that names no client is the platform's.
 */
export async function installQueue(ownerUrl: string, client: pg.Client): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of QUEUES) {
      const queue = await boss.getQueue(toQueueId(name));
      if (!queue) await boss.createQueue(toQueueId(name), queueOptions);
      else if (queue.retentionSeconds !== queueOptions.retentionSeconds) {
        await boss.updateQueue(toQueueId(name), queueOptions);
        await client.query(
          `update pgboss.job set keep_until = start_after + make_interval(secs => $2) where name = $1 and state < 'active'`,
          [toQueueId(name), queueOptions.retentionSeconds],
        );
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await giveRights(client);
}

const rights = `
  grant usage on schema pgboss to foyer_app, foyer_worker;
  grant select, insert, update, delete on all tables in schema pgboss to foyer_worker;
  grant execute on all functions in schema pgboss to foyer_worker;
  grant select, update, delete on pgboss.job to foyer_app;
  create index if not exists job_failed on pgboss.job (name) where state = 'failed' or name = 'dead-letter';
  alter table pgboss.job enable row level security;
  drop policy if exists worker_sees_all on pgboss.job;
  drop policy if exists client_only on pgboss.job;
  create policy worker_sees_all on pgboss.job to foyer_worker
    using ((select nullif(current_setting('app.client_id', true), '') is null))
    with check ((select nullif(current_setting('app.client_id', true), '') is null));
  create policy client_only on pgboss.job to foyer_app, foyer_worker
    using (${visibleTo(chosenClient)})
    with check (${visibleTo(chosenClient)});
`;

/**
 * Only where they are not given yet: such a change waits for all who work with jobs, and can end in a deadlock with them
 * while other processes serve. A copy of the database that was made without its grants gets them.
 */
async function giveRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ given: string | null; schema: number }>(`
    select (select obj_description(oid, 'pg_policy') from pg_policy
      where polrelid = 'pgboss.job'::regclass and polname = 'client_only'
        and has_table_privilege('foyer_worker', polrelid, 'insert')) as given,
      (select version from pgboss.version) as schema`);
  const wanted = createHash('sha256').update(`${rows[0]?.schema} ${rights}`).digest('hex');
  if (rows[0]?.given === wanted) return;
  await client.query(`${rights} comment on policy client_only on pgboss.job is '${wanted}'`);
}
