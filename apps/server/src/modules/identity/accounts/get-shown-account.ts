import { NotFoundError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { findRecentFailures } from '../sessions/sign-in-limits.ts';
import { findListedAccount, type ListedAccount } from './account-list.repository.ts';

/** An account with the failed sign-ins of the last 15 minutes. */
export interface ShownAccount extends ListedAccount {
  recentFailures: number;
}

/** @throws NotFoundError, also for another client's account. */
export async function getShownAccount(context: RequestContext, id: string): Promise<ShownAccount> {
  const account = await context.inClientReadOnly((scope) => findListedAccount(scope, id));
  if (!account) throw new NotFoundError('account-not-found');
  const failures = await findRecentFailures(context.app, context.clientId);
  return { ...account, recentFailures: failures.get(account.username.toLowerCase()) ?? 0 };
}
