import type { Refusal } from '@foyer/domain/result/result.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotSignedInError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { tryBounded } from '../rate-limits/index.ts';
import { findAccount } from './accounts/account.repository.ts';
import { verifyPassword } from './passwords.ts';
import { ownSecretLimits } from './sessions/sign-in-limits.ts';

/**
 * A signed-in account confirms its identity by a password or a code. Wrong ones are counted, also parallel
 * ones, so that a borrowed session cannot guess.
 * @returns what `attempt` gives; undefined is a wrong one, refused with `wrong`. @throws SlowDownError after ten.
 */
export async function showOwnSecret<T>(
  { app, account }: RequestContext,
  wrong: Refusal,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  const limits = ownSecretLimits(account.homeClientId, account.username);
  const result = await tryBounded(app, limits, attempt);
  return result === undefined ? valueOrThrow(refused(wrong)) : result;
}

/** Asks for the account's own password. @throws RefusedError `current-password-wrong`; else like `showOwnSecret`. */
export async function checkOwnPassword(context: RequestContext, password: string): Promise<void> {
  const { app, account } = context;
  await showOwnSecret(context, { code: 'current-password-wrong', field: 'password' }, async () => {
    const own = await inClient(app.db, account.homeClientId, (scope) =>
      findAccount(scope, account.accountId),
    );
    if (!own) throw new NotSignedInError();
    return (await verifyPassword(own.passwordHash, password)) || undefined;
  });
}
