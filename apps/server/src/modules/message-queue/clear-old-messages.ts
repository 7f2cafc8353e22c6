import type { App } from '../../platform/app.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  deleteHandledMessages,
  deleteOldAttempts,
  deleteOldFailures,
  deleteOldMails,
} from './retention.repository.ts';

/** How many days a message is kept once it has ended (decision 0016). */
export const keptDays = { handled: 7, failed: 30, mail: 90 };

const BATCH = 500;
const DAY_MS = 86_400_000;

/** Deletes messages after their retention, a batch at a time, so that locks are short. */
export async function clearOldMessages(app: App): Promise<void> {
  const now = app.clock().getTime();
  const clear = async (
    days: number,
    work: (db: Database, before: Date, limit: number) => Promise<number>,
  ) => {
    while ((await work(app.db, new Date(now - days * DAY_MS), BATCH)) === BATCH);
  };
  await clear(keptDays.handled, deleteHandledMessages);
  await clear(keptDays.failed, deleteOldFailures);
  await clear(keptDays.failed, deleteOldAttempts);
  await clear(keptDays.mail, deleteOldMails);
}
