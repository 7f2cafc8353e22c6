import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { SlowDownError } from '../../platform/errors.ts';
import {
  countFailedAttempts,
  deleteAttempt,
  insertFailedAttempt,
  lockSubjects,
} from './login-attempt.repository.ts';
import { findDelay, recordFailure } from './sign-in-attempts.ts';

/** Who tries: the account that is tried, and where from. */
export interface Tried {
  account: string;
  address: string;
}

/** A try that never ended, because its process did, counts for so long. */
const TRY_SECONDS = 60;
/** So many may come from one address at once: a museum whose staff all start at nine. */
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
    if (result === undefined) await recordFailure(app, [tried.account, tried.address]);
    return result;
  } finally {
    await inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
      for (const id of claims) await deleteAttempt(scope, id);
    });
  }
}

async function claimTry(app: App, { account, address }: Tried): Promise<string[]> {
  const now = app.clock();
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return inClient(app.db, PLATFORM_CLIENT_ID, async (scope) => {
    await lockSubjects(scope, [account, address]);
    const waitSeconds = await findDelay(scope, [account, address], now);
    if (waitSeconds > 0) throw new SlowDownError(waitSeconds);
    const failed = await countFailedAttempts(scope, account, before(15 * 60));
    const ofAccount = await countFailedAttempts(scope, trying(account), before(TRY_SECONDS));
    const ofAddress = await countFailedAttempts(scope, trying(address), before(TRY_SECONDS));
    const left = Math.max(1, BLOCKING_FAILURES - failed.count);
    if (ofAccount.count >= left || ofAddress.count >= TRIES_OF_AN_ADDRESS) {
      throw new SlowDownError(COME_BACK_SECONDS);
    }
    return Promise.all([account, address].map((one) => insertFailedAttempt(scope, trying(one), now)));
  });
}
