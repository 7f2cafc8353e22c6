import { accountFilterInput } from '@foyer/domain/identity/account-filter-input.ts';
import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { findRecentFailures } from '../sessions/sign-in-limits.ts';
import {
  type AccountCounts,
  type AccountFilter,
  countAccounts,
  countAccountViews,
  listAccountPage,
} from './account-list.repository.ts';
import type { ShownAccount } from './get-shown-account.ts';

export interface AccountSummary {
  /** How many the filter finds. */
  total: number;
  /** Of each view, whatever the filter. */
  counts: AccountCounts;
}

/** A page of the accounts that a filter finds. */
export async function listFoundAccounts(
  context: RequestContext,
  typed: object,
  page: { offset: number; limit: number },
): Promise<ShownAccount[]> {
  const { filter, failures } = await readFilter(context, typed);
  const rows = await context.inClientReadOnly((scope) => listAccountPage(scope, filter, page));
  return rows.map((row) => ({ ...row, recentFailures: failures.get(row.username.toLowerCase()) ?? 0 }));
}

/** How many accounts a filter finds, and how many each view of the list has. */
export async function summariseAccounts(context: RequestContext, typed: object): Promise<AccountSummary> {
  const { filter } = await readFilter(context, typed);
  return context.inClientReadOnly(async (scope) => ({
    total: await countAccounts(scope, filter),
    counts: await countAccountViews(scope),
  }));
}

async function readFilter(
  { app, clientId }: RequestContext,
  typed: object,
): Promise<{ filter: AccountFilter; failures: Map<string, number> }> {
  const filter = valueOrThrow(parseInput(accountFilterInput, typed));
  const failures = await findRecentFailures(app, clientId);
  const blocked = [...failures].flatMap(([name, count]) => (count >= BLOCKING_FAILURES ? [name] : []));
  return { filter: { ...filter, blocked, now: app.clock() }, failures };
}
