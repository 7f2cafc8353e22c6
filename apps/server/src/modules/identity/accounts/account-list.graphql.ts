import { accountFilterInput } from '@foyer/domain/identity/account-filter-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import type { AccountCounts } from './account-list.repository.ts';
import { AccountRef } from './accounts.graphql.ts';
import { type AccountSummary, listFoundAccounts, summariseAccounts } from './list-found-accounts.ts';

const AccountCountsRef = builder.objectRef<AccountCounts>('AccountCounts').implement({
  fields: (t) => ({
    all: t.exposeInt('all'),
    management: t.exposeInt('management'),
    reception: t.exposeInt('reception'),
    neverSignedIn: t.exposeInt('neverSignedIn'),
    archived: t.exposeInt('archived'),
  }),
});

const AccountSummaryRef = builder.objectRef<AccountSummary>('AccountSummary').implement({
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
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listFoundAccounts(context.signedIn(), filter, page),
      ),
  }),
  accountSummary: t.field({
    type: AccountSummaryRef,
    authScopes: { right: ['gebruikers', 'access'] },
    args: { filter: t.arg({ type: AccountFilterInput }) },
    resolve: (_root, { filter }, context) => summariseAccounts(context.signedIn(), filter),
  }),
}));
