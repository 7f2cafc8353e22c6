import { accountStates, BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { z } from 'zod';
import { valueOrThrow } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  type AccountCounts,
  type AccountFilter,
  accountSorts,
  countAccounts,
  countAccountViews,
  listAccountPage,
} from './account-list.repository.ts';
import { Account } from './accounts.graphql.ts';
import { findRecentFailures } from './attempt-subjects.ts';

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

const filterInput = z.object({
  search: z.string().trim().max(100, 'search-too-long').default(''),
  accountType: z.enum(accountTypes, 'account-type-unknown').nullable().default(null),
  state: z.enum(accountStates, 'state-unknown').nullable().default(null),
  neverSignedIn: z.boolean().default(false),
  hasSecondFactor: z.boolean().nullable().default(null),
  sort: z.enum(accountSorts, 'sort-unknown').default('username'),
});

const AccountFilterInput = builder.inputType('AccountFilterInput', {
  fields: (t) => ({
    search: t.string({ required: false }),
    accountType: t.string({ required: false }),
    state: t.string({ required: false }),
    neverSignedIn: t.boolean({ required: false }),
    hasSecondFactor: t.boolean({ required: false }),
    sort: t.string({ required: false }),
  }),
});

const pageRows = 50;

builder.queryFields((t) => ({
  accounts: t.connection({
    type: Account,
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
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value != null));
  const filter = valueOrThrow(parseInput(filterInput, given));
  const failures = await findRecentFailures(app, clientId);
  const blocked = [...failures].flatMap(([name, count]) => (count >= BLOCKING_FAILURES ? [name] : []));
  return { filter: { ...filter, blocked, now: app.clock() }, failures };
}
