import { longestLimitMinutes } from '@foyer/domain/abuse-limits/order-limit.ts';
import type { App } from '../../platform/app.ts';
import { deleteStopsBefore } from './blocking-stop.repository.ts';
import { deleteProofsExpired } from './bot-proof.repository.ts';
import { deleteMarksBefore } from './order-mark.repository.ts';
import { deleteCodesBefore } from './sms/sms-code.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const TICKETS_KEPT_DAYS = 400;
const STOPS_KEPT_DAYS = 90;

/** Deletes what no limit can count any more, what can no longer be used twice, and old figures of blocking rules. */
export async function clearOldMarks(app: App): Promise<void> {
  const before = (minutes: number) => new Date(app.clock().getTime() - minutes * MINUTE_MS);
  const stopsBefore = before(STOPS_KEPT_DAYS * DAY_MINUTES)
    .toISOString()
    .slice(0, 10);
  await app.db.transaction().execute(async (tx) => {
    await deleteMarksBefore({ tx }, before(longestLimitMinutes), ['email', 'network']);
    await deleteMarksBefore({ tx }, before(TICKETS_KEPT_DAYS * DAY_MINUTES), ['channel-email']);
    await deleteProofsExpired({ tx }, app.clock());
    await deleteCodesBefore({ tx }, before(DAY_MINUTES));
    await deleteStopsBefore({ tx }, stopsBefore);
  });
}
