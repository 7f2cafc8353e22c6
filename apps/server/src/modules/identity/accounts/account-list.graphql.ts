import { accountFilterInput } from '@foyer/domain/identity/account-filter-input.ts';
import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { valueOrThrow } from '../../../platform/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { findRecentFailures } from '../sessions/attempt-subjects.ts';
import {
  type AccountCounts,
  type AccountFilter,
  countAccounts,
  countAccountViews,
  listAccountPage,
} from './account-list.repository.ts';
import { AccountRef } from './accounts.graphql.ts';

const AccountCountsRef = builder.objectRef<AccountCounts>('AccountCounts').implement({
  fields: (t) => ({
    all: t.exposeInt('all'),
    management: t.exposeInt('management'),
    reception: t.exposeInt('reception'),
    neverSignedIn: t.exposeInt('neverSignedIn'),
    archived: t.exposeInt('archived'),
  }),
});

interface AccountSummary {
  total: number;
  counts: AccountCounts;
}

const AccountSummary = builder.objectRef<AccountSummary>('AccountSummary').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many the filter finds' }),
    counts: t.expose('counts', { type: AccountCountsRef, description: 'Of each view, whatever the filter' }),
  }),
});

const AccountFilterInput = inputFromZod('AccountFilterInput', accountFilterInput);

const pageRows = 50;

builder.queryFields((t) => ({
  accounts: t.connection({
    type: AccountRef,
    authScopes: { right: ['gebruikers', 'access'] },
    args: { filter: t.arg({ type: AccountFilterInput }) },
    resolve: async (_root, { filter: typed, ...args }, context) => {
      const { filter, failures } = await readFilter(context.signedIn(), typed);
      return resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, async (page) => {
        const rows = await context.signedIn().inClient((scope) => listAccountPage(scope, filter, page));
        return rows.map((row) => ({
          ...row,
          recentFailures: failures.get(row.username.toLowerCase()) ?? 0,
        }));
      });
    },
  }),
  accountSummary: t.field({
    type: AccountSummary,
    authScopes: { right: ['gebruikers', 'access'] },
    args: { filter: t.arg({ type: AccountFilterInput }) },
    resolve: async (_root, { filter: typed }, context) => {
      const { filter } = await readFilter(context.signedIn(), typed);
      return context.signedIn().inClient(async (scope) => ({
        total: await countAccounts(scope, filter),
        counts: await countAccountViews(scope),
      }));
    },
  }),
}));

async function readFilter(
  { app, clientId }: RequestContext,
  typed: object,
): Promise<{ filter: AccountFilter; failures: Map<string, number> }> {
  const filter = valueOrThrow(parseInput(accountFilterInput, typed));
  const failures = await findRecentFailures(app, clientId);
  const blocked = [...failures].flatMap(([name, count]) => (count >= BLOCKING_FAILURES ? [name] : []));
  return { filter: { ...filter, blocked, now: app.clock() }, failures };
}
