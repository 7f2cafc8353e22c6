import { accountStateOf, invitationDaysLeft } from '@foyer/domain/identity/account-state.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { loading, reading } from '../../../platform/graphql/reading.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import {
  AccountLocaleScalar,
  AccountStateScalar,
  AccountTypeScalar,
  SignInResultScalar,
} from '../../../scalars/account-scalars.graphql.ts';
import { listNewestLinks, type OneTimeLink } from '../account-links/one-time-link.repository.ts';
import { SecondFactorRef } from '../own-account.graphql.ts';
import { AccountRightRef } from '../rights/account-right.graphql.ts';
import { listRightsOfAccounts } from '../rights/account-right.repository.ts';
import { listSecondFactorFacts } from '../second-factor/second-factor.repository.ts';
import { AccountSession } from '../sessions/account-session.graphql.ts';
import {
  type LoginLocation,
  listLoginLocations,
  listLoginLocationsOfAccounts,
} from '../sessions/login-location.repository.ts';
import { listSessionsOfAccounts } from '../sessions/session.repository.ts';
import type { SignInRecord } from '../sessions/sign-in-history.repository.ts';
import { listSignInHistory } from '../sessions/sign-in-history.ts';
import { getShownAccount, type ShownAccount } from './get-shown-account.ts';

const Activation = builder.objectRef<OneTimeLink>('AccountActivation').implement({
  description: 'The newest activation mail',
  fields: (t) => ({
    sentAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
  }),
});

const SignIn = builder.objectRef<SignInRecord>('SignIn').implement({
  description: 'One try to sign in to an account',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    address: t.exposeString('address'),
    result: t.expose('result', { type: SignInResultScalar }),
  }),
});

export const AccountRef = builder.objectRef<ShownAccount>('Account').implement({
  description: 'Somebody who signs in to a client',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    accountType: t.expose('accountType', { type: AccountTypeScalar }),
    locale: t.expose('locale', { type: AccountLocaleScalar }),
    isMain: t.exposeBoolean('isMain'),
    version: t.exposeInt('version'),
    moduleCount: t.exposeInt('moduleCount'),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
    lastSignInAt: t.expose('lastSignInAt', { type: 'DateTime', nullable: true }),
    recentFailures: t.exposeInt('recentFailures'),
    mustChangePassword: t.exposeBoolean('mustChangePassword'),
    state: t.field({
      type: AccountStateScalar,
      authScopes: { asParent: true },
      resolve: (account, _args, context) => accountStateOf(account, clock(context)),
    }),
    invitationDaysLeft: t.int({
      authScopes: { asParent: true },
      resolve: ({ invitedUntil }, _args, context) => invitationDaysLeft(invitedUntil, clock(context)),
    }),
    rights: t.loadableList({
      authScopes: { right: ['gebruikers', 'access'] },
      type: AccountRightRef,
      load: loading(async (scope, ids: string[]) => {
        const rights = await listRightsOfAccounts(scope, ids);
        return ids.map((id) => rights.get(id) ?? []);
      }),
      resolve: ({ id }) => id,
    }),
    loginLocationIds: t.loadableList({
      authScopes: { right: ['gebruikers', 'access'] },
      description: 'Where the account may sign in; none = anywhere',
      type: 'ID',
      load: loading(async (scope, ids: string[]) => {
        const locationIds = await listLoginLocationsOfAccounts(scope, ids);
        return ids.map((id) => locationIds.get(id) ?? []);
      }),
      resolve: ({ id }) => id,
    }),
    activation: t.loadable({
      authScopes: { right: ['gebruikers', 'access'] },
      type: Activation,
      nullable: true,
      load: loading((scope, ids: string[]) => listNewestLinks(scope, ids, 'account-activation')),
      sort: ({ accountId }) => accountId,
      resolve: ({ id }) => id,
    }),
    secondFactor: t.loadable({
      authScopes: { right: ['gebruikers', 'access'] },
      type: SecondFactorRef,
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const facts = await listSecondFactorFacts(scope, ids);
        return ids.map((id) => facts.get(id) ?? null);
      }),
      resolve: ({ id }) => id,
    }),
    sessions: t.loadableGroup({
      authScopes: { right: ['gebruikers', 'access'] },
      type: AccountSession,
      load: loading(async (scope, ids: string[], { app, account }) => {
        const sessions = await listSessionsOfAccounts(scope, ids, app.clock());
        return sessions.map((session) => ({ ...session, isOwn: session.id === account.sessionId }));
      }),
      group: ({ accountId }) => accountId,
      resolve: ({ id }) => id,
    }),
    signIns: t.loadableGroup({
      authScopes: { right: ['gebruikers', 'access'] },
      type: SignIn,
      description: 'The last tries, the newest first; kept for 90 days',
      load: loading((scope, ids: string[], call) => listSignInHistory(call, scope, ids)),
      group: ({ accountId }) => accountId,
      resolve: ({ id }) => id,
    }),
  }),
});

const LoginLocationRef = builder.objectRef<LoginLocation>('LoginLocation').implement({
  description: 'A location to which sign-in can be limited',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    networkCount: t.int({ resolve: ({ ipRanges }) => ipRanges.length }),
  }),
});

builder.queryField('loginLocations', (t) =>
  t.field({
    type: [LoginLocationRef],
    authScopes: { right: ['gebruikers', 'access'] },
    resolve: reading(listLoginLocations),
  }),
);

builder.queryField('account', (t) =>
  t.field({
    type: AccountRef,
    authScopes: { right: ['gebruikers', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getShownAccount(context.signedIn(), id),
  }),
);

const clock = (context: { signedIn(): RequestContext }) => context.signedIn().app.clock();
