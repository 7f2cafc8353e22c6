import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { SlowDownError } from '../../platform/errors.ts';
import {
  countAttempts,
  deleteAttempt,
  insertFailedAttempt,
  lockSubjects,
} from './failed-attempt.repository.ts';
import { delayAfter, type LimitedAttempts, recentOf, recordFailure } from './failed-attempts.ts';

/** What a try counts on. */
export interface TryLimit {
  subject: string;
  /** So many failures in 15 minutes slow the next tries down to one a minute. */
  failures: number;
  /** So many tries may be in flight; unless given, as many as failures are left. */
  atOnce?: number;
  /** Counts only the first failure of this other limit's subject: the accounts of an address, not their mistakes. */
  oncePer?: string;
}

/** A try that never ended, because its process did, counts for so long. */
const TRY_SECONDS = 60;
const COME_BACK_SECONDS = 5;

const trying = (subject: string) => `trying ${subject}`;

/**
 * Makes one try that may fail, such as a password. It is counted before it is made, across all processes: a
 * thousand tries at once are no more than ten one after the other.
 * @returns what `attempt` gives; undefined is a failure and recorded. What it throws is neither success nor failure.
 * @throws SlowDownError when too many failed lately, or too many are under way.
 */
export async function tryBounded<T>(
  app: App,
  limits: readonly TryLimit[],
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const claim = await claimTry(app, limits);
  try {
    const result = await attempt();
    if (result === undefined) await recordFailure(app, claim.onFailure);
    return result;
  } finally {
    await inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
      for (const id of claim.ids) await deleteAttempt(scope, id);
    });
  }
}

/**
 * Counts a miss, or a request that is limited in number, unless too many were counted lately; of any number of
 * parallel calls ten are counted and the others refused.
 * @throws SlowDownError after ten in 15 minutes.
 */
export async function countBounded(app: App, subjects: readonly string[]): Promise<void> {
  const now = app.clock();
  await inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
    await lockSubjects(scope, subjects);
    const failed = await countAttempts(scope, recentOf(subjects, now));
    refuseSlowed(
      failed.map((one) => ({ ...one, most: BLOCKING_FAILURES })),
      now,
    );
    for (const subject of subjects) await insertFailedAttempt(scope, subject, now);
  });
}

interface Claim {
  /** The rows that say that the try is in flight. */
  ids: string[];
  /** The subjects that count it if it fails. */
  onFailure: string[];
}

async function claimTry(app: App, limits: readonly TryLimit[]): Promise<Claim> {
  const now = app.clock();
  const subjects = limits.map(({ subject }) => subject);
  const underWay = subjects.map((subject) => ({
    subject: trying(subject),
    since: secondsBefore(now, TRY_SECONDS),
  }));
  return inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
    await lockSubjects(scope, subjects);
    // One statement: a try that fails meanwhile is under way or failed in it, and never neither.
    const counted = await countAttempts(scope, [...recentOf(subjects, now), ...underWay]);
    const states = limits.map((limit, index) => ({
      ...limit,
      failed: counted[index]?.count ?? 0,
      newestAt: counted[index]?.newestAt ?? null,
      inFlight: counted[index + limits.length]?.count ?? 0,
    }));
    refuseSlowed(
      states.map(({ failed, newestAt, failures }) => ({ count: failed, newestAt, most: failures })),
      now,
    );
    const isFull = states.some(
      ({ failures, failed, inFlight, atOnce }) => inFlight >= (atOnce ?? Math.max(1, failures - failed)),
    );
    if (isFull) throw new SlowDownError(COME_BACK_SECONDS);
    const hasFailed = (subject: string) => states.some((one) => one.subject === subject && one.failed > 0);
    return {
      ids: await Promise.all(subjects.map((one) => insertFailedAttempt(scope, trying(one), now))),
      onFailure: limits
        .filter(({ oncePer }) => oncePer === undefined || !hasFailed(oncePer))
        .map(({ subject }) => subject),
    };
  });
}

const secondsBefore = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);

function refuseSlowed(failures: readonly LimitedAttempts[], at: Date): void {
  const waitSeconds = delayAfter(failures, at);
  if (waitSeconds > 0) throw new SlowDownError(waitSeconds);
}
