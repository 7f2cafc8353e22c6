import type { App } from '../../platform/app.ts';
import { deleteExpiredExports } from './export.repository.ts';
import { KEPT_DAYS } from './run-export.ts';

const BATCH = 20;

/**
 * Removes exports after their 7 days, a few at a time. One that was never finished, since its command failed for good, is
 * kept for as long: until then the command can be retried.
 */
export async function clearExports(app: App): Promise<void> {
  const now = app.clock();
  const unfinishedSince = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  while ((await deleteExpiredExports(app.db, { now, unfinishedSince }, BATCH)) === BATCH);
}
