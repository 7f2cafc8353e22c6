import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { callerNetwork } from '../../platform/http/caller-network.ts';
import type { Attempts } from './login-attempt.repository.ts';
import {
  clearFailedAttempts,
  countAttempts,
  countFailuresBySubject,
  deleteAttemptsBefore,
  insertFailedAttempt,
} from './login-attempt.repository.ts';

// Ten failures in 15 minutes on one account or address slow sign-in down (product.md, section 2): from then on
// one try a minute.
const WINDOW_MINUTES = 15;
const PAUSE_SECONDS = 60;

/** What failures are counted on: an account, an address. */
export const accountSubject = (clientId: string, username: string) =>
  `account ${clientId} ${username.toLowerCase()}`;
export const addressSubject = (ip: string) => `address ${callerNetwork(ip)}`;

// Addresses know no client, so all attempts are counted at the platform.
const atPlatform = <T>(app: App, work: Parameters<typeof inClient<T>>[2]) =>
  inClient(app.db, PLATFORM_CLIENT_ID, work);

/** The failures of these that still slow down. */
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

/** The same, as of now. */
export async function findSignInDelay(app: App, subjects: readonly string[]): Promise<number> {
  const now = app.clock();
  return delayAfter(await atPlatform(app, (scope) => countAttempts(scope, recentOf(subjects, now))), now);
}

export async function recordFailure(app: App, subjects: readonly string[]): Promise<void> {
  const at = app.clock();
  await atPlatform(app, async (scope) => {
    for (const subject of subjects) await insertFailedAttempt(scope, subject, at);
  });
}

/** A right password forgives the account's failures; an address keeps its own. */
export async function forgiveFailures(app: App, subject: string): Promise<void> {
  await atPlatform(app, (scope) => clearFailedAttempts(scope, subject));
}

/** Recent failures of a client's accounts, by username in lower case. */
export async function findRecentFailures(app: App, clientId: string): Promise<Map<string, number>> {
  const since = new Date(app.clock().getTime() - WINDOW_MINUTES * 60_000);
  const prefix = accountSubject(clientId, '');
  const counted = await atPlatform(app, (scope) => countFailuresBySubject(scope, prefix, since));
  return new Map(counted.map(({ subject, count }) => [subject.slice(prefix.length), count]));
}

/** Failures that no longer slow anybody down are not kept: they tell who tried what from where. */
export async function forgetOldFailures(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - WINDOW_MINUTES * 60_000);
  await atPlatform(app, (scope) => deleteAttemptsBefore(scope, before));
}
