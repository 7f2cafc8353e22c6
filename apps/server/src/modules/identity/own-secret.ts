import type { Refusal } from '@foyer/domain/result/result.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { tryBounded } from '../rate-limits/index.ts';
import { accountSubject } from './sessions/attempt-subjects.ts';

/**
 * A signed-in account confirms its identity by a password or a code. Wrong ones count like failed sign-ins, also
 * parallel ones, so that a borrowed session cannot guess.
 * @returns what `attempt` gives; undefined is a wrong one, refused with `wrong`. @throws SlowDownError after ten.
 */
export async function showOwnSecret<T>(
  { app, account }: RequestContext,
  wrong: Refusal,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  const tried = { account: accountSubject(account.homeClientId, account.username) };
  const result = await tryBounded(app, tried, attempt);
  return result === undefined ? valueOrThrow(refused(wrong)) : result;
}
