import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface WorkerFigures {
  /** Those with a recent pulse. */
  running: number;
  /** With those that stopped without a word within the hour. */
  known: number;
  /** When the one that runs longest was started; null where none runs. */
  startedAt: Date | null;
  /** Of each that runs, without doubles. */
  versions: string[];
  /** The share of their time in which they had a message in hand, 0 to 1, over the last minute. */
  busy: number;
  scheduled: ScheduledJob[];
}

export interface ScheduledJob {
  name: string;
  everySeconds: number;
  lastRunAt: Date | null;
}

/**
 * The workers of all clients. A worker without a pulse for three intervals does not answer.
 * @param platform the scope of the platform, to which the workers belong.
 */
export async function readWorkers(platform: ClientScope): Promise<WorkerFigures> {
  const mine = platform.tx.selectFrom('workerProcess').where('clientId', '=', platform.clientId);
  const lives = sql<boolean>`seen_at > now() - interval '15 seconds'`;
  const figures = await mine
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(lives).as('running'),
      fn.countAll<number>().as('known'),
      fn.min('startedAt').filterWhere(lives).as('startedAt'),
      sql<string[]>`coalesce(array_agg(distinct version) filter (where ${lives}), '{}')`.as('versions'),
      sql<number>`coalesce(avg(busy) filter (where ${lives}), 0)::float`.as('busy'),
    ])
    .executeTakeFirstOrThrow();
  const { rows: scheduled } = await sql<ScheduledJob>`
    select job->>'name' as name, max((job->>'everySeconds')::float) as every_seconds,
      max((job->>'lastRunAt')::timestamptz) as last_run_at
    from worker_process, jsonb_array_elements(jobs) as job
    where client_id = ${platform.clientId} and ${lives} group by 1 order by 2, 1`.execute(platform.tx);
  return { ...figures, running: Number(figures.running), known: Number(figures.known), scheduled };
}
