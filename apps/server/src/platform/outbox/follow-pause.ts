import type pg from 'pg';

/**
 * Starts and stops the handlers of a process as Admins pause and resume the workers. Work in hand is finished;
 * messages keep waiting, and the periodic jobs (places released, seals) continue.
 */
export function followPause(pool: pg.Pool, handlers: { start(): Promise<void>; stop(): Promise<void> }) {
  let working = false;
  return async (): Promise<void> => {
    const { rowCount } = await pool.query('select from worker_pause');
    const wanted = rowCount === 0;
    if (wanted === working) return;
    await (wanted ? handlers.start() : handlers.stop());
    working = wanted;
  };
}
