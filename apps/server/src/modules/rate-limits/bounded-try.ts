import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { SlowDownError } from '../../platform/errors.ts';
import type { Attempts } from './failed-attempt.repository.ts';
import {
  countAttempts,
  deleteAttempt,
  insertFailedAttempt,
  lockSubjects,
} from './failed-attempt.repository.ts';
import { delayAfter, recentOf, recordFailure } from './failed-attempts.ts';

/** What is tried, and from where: a sign-in counts on its account and on its address. */
export interface Tried {
  account: string;
  address?: string;
}

/** A try that never ended, because its process did, counts for so long. */
const TRY_SECONDS = 60;
/** So many tries may be in flight from one address: a museum whose staff all start at nine. */
const TRIES_OF_AN_ADDRESS = 40;
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
  tried: Tried,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const claims = await claimTry(app, tried);
  try {
    const result = await attempt();
    if (result === undefined) await recordFailure(app, subjectsOf(tried));
    return result;
  } finally {
    await inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
      for (const id of claims) await deleteAttempt(scope, id);
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
    refuseSlowed(await countAttempts(scope, recentOf(subjects, now)), now);
    for (const subject of subjects) await insertFailedAttempt(scope, subject, now);
  });
}

const subjectsOf = ({ account, address }: Tried) => [account, ...(address ? [address] : [])];

async function claimTry(app: App, tried: Tried): Promise<string[]> {
  const now = app.clock();
  const subjects = subjectsOf(tried);
  const underWay = subjects.map((subject) => ({
    subject: trying(subject),
    since: secondsBefore(now, TRY_SECONDS),
  }));
  return inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
    await lockSubjects(scope, subjects);
    // One statement: a try that fails meanwhile is under way or failed in it, and never neither.
    const counted = await countAttempts(scope, [...recentOf(subjects, now), ...underWay]);
    const failed = counted.slice(0, subjects.length);
    refuseSlowed(failed, now);
    const [ofAccount = 0, ofAddress = 0] = counted.slice(subjects.length).map(({ count }) => count);
    const left = Math.max(1, BLOCKING_FAILURES - (failed[0]?.count ?? 0));
    if (ofAddress >= TRIES_OF_AN_ADDRESS || ofAccount >= left) throw new SlowDownError(COME_BACK_SECONDS);
    return Promise.all(subjects.map((one) => insertFailedAttempt(scope, trying(one), now)));
  });
}

const secondsBefore = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);

function refuseSlowed(failures: readonly Attempts[], at: Date): void {
  const waitSeconds = delayAfter(failures, at);
  if (waitSeconds > 0) throw new SlowDownError(waitSeconds);
}
