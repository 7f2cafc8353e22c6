import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type pg from 'pg';
import { PLATFORM_CLIENT_ID } from '../database/platform-client.ts';
import type { PeriodicJob } from './subscription.ts';

const { version } = createRequire(import.meta.url)('../../../package.json') as { version: string };

/** The interval of a worker's pulse. A worker without three of them in a row does not answer. */
export const PULSE_SECONDS = 5;
/** Its share of work is that of the last minute. */
const REMEMBERED = 60 / PULSE_SECONDS;

interface JobRun {
  name: string;
  everySeconds: number;
  /** null = not yet since this worker started, or another worker does it. */
  lastRunAt: string | null;
}

/**
 * What a worker reports of itself, for the page of the message queue.
 * @param slots how many messages it can have in hand at once
 */
export function workerPulse(pool: pg.Pool, jobs: readonly PeriodicJob[], slots: number) {
  const id = randomUUID();
  const startedAt = new Date();
  const lastRuns = new Map<string, string>();
  const shares: number[] = [];
  let inHand = 0;
  let busyMs = 0;
  let countedAt = performance.now();
  let beatAt = countedAt;
  const count = () => {
    const now = performance.now();
    busyMs += inHand * (now - countedAt);
    countedAt = now;
  };
  return {
    /** Carries out work that takes one slot. */
    async working(work: () => Promise<void>): Promise<void> {
      count();
      inHand += 1;
      try {
        await work();
      } finally {
        count();
        inHand -= 1;
      }
    },
    ran(name: string): void {
      lastRuns.set(name, new Date().toISOString());
    },
    /** Writes a pulse, and deletes workers without one for an hour. */
    async beat(): Promise<void> {
      count();
      const elapsed = countedAt - beatAt;
      if (elapsed > 0) shares.push(Math.min(1, busyMs / (elapsed * slots)));
      if (shares.length > REMEMBERED) shares.shift();
      busyMs = 0;
      beatAt = countedAt;
      const busy = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
      const runs: JobRun[] = jobs.map(({ name, everySeconds }) => ({
        name,
        everySeconds,
        lastRunAt: lastRuns.get(name) ?? null,
      }));
      await pool.query(
        `with gone as (delete from worker_process where seen_at < now() - interval '1 hour')
         insert into worker_process (client_id, id, started_at, version, busy, jobs) values ($1, $2, $3, $4, $5, $6)
         on conflict (client_id, id) do update set seen_at = now(), busy = excluded.busy, jobs = excluded.jobs`,
        [PLATFORM_CLIENT_ID, id, startedAt, version, busy, JSON.stringify(runs)],
      );
    },
    /** A worker that was stopped on purpose is not missing. */
    async end(): Promise<void> {
      await pool.query('delete from worker_process where id = $1', [id]);
    },
  };
}
