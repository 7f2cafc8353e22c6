import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import type { Attempts } from './failed-attempt.repository.ts';
import {
  clearFailedAttempts,
  countAttempts,
  countFailuresBySubject,
  deleteAttemptsBefore,
  insertFailedAttempt,
} from './failed-attempt.repository.ts';

// After ten failures in 15 minutes on one subject a try is allowed once a minute (product.md, section 2).
const WINDOW_MINUTES = 15;
const PAUSE_SECONDS = 60;

// An address belongs to no client, so all attempts are rows of the platform.
const atPlatform = <T>(app: App, work: Parameters<typeof inClient<T>>[2]) =>
  inClient(app.db, PLATFORM_CLIENT_ID, work);

/** The window in which failures of these subjects count. */
export const recentOf = (subjects: readonly string[], at: Date) =>
  subjects.map((subject) => ({ subject, since: new Date(at.getTime() - WINDOW_MINUTES * 60_000) }));

/** Seconds to wait before the next try may be made, after these failures; 0 = now. */
export function delayAfter(failures: readonly Attempts[], at: Date): number {
  const waits = failures.map(({ count, newestAt }) =>
    count >= BLOCKING_FAILURES && newestAt
      ? Math.ceil((newestAt.getTime() - at.getTime()) / 1000) + PAUSE_SECONDS
      : 0,
  );
  return Math.max(0, ...waits);
}

/** Seconds until the next try on these subjects may be made; 0 = now. */
export async function findDelay(app: App, subjects: readonly string[]): Promise<number> {
  const now = app.clock();
  return delayAfter(await atPlatform(app, (scope) => countAttempts(scope, recentOf(subjects, now))), now);
}

export async function recordFailure(app: App, subjects: readonly string[]): Promise<void> {
  const at = app.clock();
  await atPlatform(app, async (scope) => {
    for (const subject of subjects) await insertFailedAttempt(scope, subject, at);
  });
}

/** Deletes the failures of a subject, for example of an account after a right password. */
export async function forgiveFailures(app: App, subject: string): Promise<void> {
  await atPlatform(app, (scope) => clearFailedAttempts(scope, subject));
}

/** Recent failures of the subjects that begin with `prefix`, by the rest of the subject. */
export async function countRecentFailures(app: App, prefix: string): Promise<Map<string, number>> {
  const since = new Date(app.clock().getTime() - WINDOW_MINUTES * 60_000);
  const counted = await atPlatform(app, (scope) => countFailuresBySubject(scope, prefix, since));
  return new Map(counted.map(({ subject, count }) => [subject.slice(prefix.length), count]));
}

/** Deletes failures that no longer delay a try: they hold personal data (names and addresses). */
export async function forgetOldFailures(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - WINDOW_MINUTES * 60_000);
  await atPlatform(app, (scope) => deleteAttemptsBefore(scope, before));
}
