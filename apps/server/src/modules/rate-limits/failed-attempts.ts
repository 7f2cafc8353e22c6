import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import type { Attempts } from './failed-attempt.repository.ts';
import {
  clearFailedAttempts,
  countFailuresBySubject,
  deleteAttemptsBefore,
  insertFailedAttempt,
} from './failed-attempt.repository.ts';

// After so many failures in 15 minutes on one subject a try is allowed once a minute (product.md, section 2).
const WINDOW_MINUTES = 15;
const PAUSE_SECONDS = 60;

// An address belongs to no client, so all attempts are rows of the platform.
const atPlatform = <T>(app: App, work: Parameters<typeof inClient<T>>[2]) =>
  inClient(app.db, PLATFORM_CLIENT_ID, work);

/** The window in which failures of these subjects count. */
export const recentOf = (subjects: readonly string[], at: Date) =>
  subjects.map((subject) => ({ subject, since: new Date(at.getTime() - WINDOW_MINUTES * 60_000) }));

/** The failures of a subject, and how many of them slow it down. */
export interface LimitedAttempts extends Attempts {
  most: number;
}

/** Seconds to wait before the next try may be made, after these failures; 0 = now. */
export function delayAfter(failures: readonly LimitedAttempts[], at: Date): number {
  const waits = failures.map(({ count, newestAt, most }) =>
    count >= most && newestAt ? Math.ceil((newestAt.getTime() - at.getTime()) / 1000) + PAUSE_SECONDS : 0,
  );
  return Math.max(0, ...waits);
}

export async function recordFailure(app: App, subjects: readonly string[]): Promise<void> {
  const at = app.clock();
  await atPlatform(app, async (scope) => {
    for (const subject of subjects) await insertFailedAttempt(scope, subject, at);
  });
}

/** Deletes the failures of these subjects, and of all that begin with `prefix`, such as after a right password. */
export async function forgiveFailures(
  app: App,
  subjects: readonly string[],
  prefix: string | null = null,
): Promise<void> {
  await atPlatform(app, (scope) => clearFailedAttempts(scope, subjects, prefix));
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
