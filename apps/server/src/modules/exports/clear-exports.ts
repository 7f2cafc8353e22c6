import type { App } from '../../platform/app.ts';
import { deleteExpiredExports } from './export.repository.ts';

const BATCH = 20;

/** Takes exports away after their 7 days, a few at a time. */
export async function clearExports(app: App): Promise<void> {
  while ((await deleteExpiredExports(app.db, app.clock(), BATCH)) === BATCH);
}
