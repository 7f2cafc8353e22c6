import { accountStateOf, invitationDaysLeft } from '@foyer/domain/identity/account-state.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { findNewestLink } from '../account-links/one-time-link.repository.ts';
import { SecondFactorRef } from '../own-account.graphql.ts';
import { AccountRightRef } from '../rights/account-right.graphql.ts';
import { listAccountRights } from '../rights/account-right.repository.ts';
import { findSecondFactorFacts } from '../second-factor/second-factor.repository.ts';
import { AccountSession } from '../sessions/account-session.graphql.ts';
import { findRecentFailures } from '../sessions/attempt-subjects.ts';
import {
  type LoginLocation,
  listLoginLocationIds,
  listLoginLocations,
} from '../sessions/login-location.repository.ts';
import { listOpenSessions } from '../sessions/session.repository.ts';
import type { SignInRecord } from '../sessions/sign-in-history.repository.ts';
import { listSignInHistory } from '../sessions/sign-in-history.ts';
import { findListedAccount, type ListedAccount } from './account-list.repository.ts';

/** An account with the failed sign-ins of the last 15 minutes. */
export interface ShownAccount extends ListedAccount {
  recentFailures: number;
}

interface Activation {
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

const Activation = builder.objectRef<Activation>('AccountActivation').implement({
  description: 'The newest activation mail',
  fields: (t) => ({
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
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
    result: t.exposeString('result', { description: 'signed-in, wrong-password, refused-by-location, ...' }),
  }),
});

export const AccountRef = builder.objectRef<ShownAccount>('Account').implement({
  description: 'Somebody who signs in to a client',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    accountType: t.exposeString('accountType'),
    locale: t.exposeString('locale'),
    isMain: t.exposeBoolean('isMain'),
    version: t.exposeInt('version'),
    moduleCount: t.exposeInt('moduleCount'),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
    lastSignInAt: t.expose('lastSignInAt', { type: 'DateTime', nullable: true }),
    recentFailures: t.exposeInt('recentFailures'),
    mustChangePassword: t.exposeBoolean('mustChangePassword'),
    state: t.string({
      authScopes: { asParent: true },
      resolve: (account, _args, context) => accountStateOf(account, clock(context)),
    }),
    invitationDaysLeft: t.int({
      authScopes: { asParent: true },
      resolve: ({ invitedUntil }, _args, context) => invitationDaysLeft(invitedUntil, clock(context)),
    }),
    rights: t.field({
      authScopes: { right: ['gebruikers', 'access'] },
      type: [AccountRightRef],
      resolve: ({ id }, _args, context) =>
        context.signedIn().inClient((scope) => listAccountRights(scope, id)),
    }),
    loginLocationIds: t.idList({
      authScopes: { right: ['gebruikers', 'access'] },
      description: 'Where the account may sign in; none = anywhere',
      resolve: ({ id }, _args, context) =>
        context.signedIn().inClient((scope) => listLoginLocationIds(scope, id)),
    }),
    activation: t.field({
      authScopes: { right: ['gebruikers', 'access'] },
      type: Activation,
      nullable: true,
      resolve: ({ id }, _args, context) => findActivation(context.signedIn(), id),
    }),
    secondFactor: t.field({
      authScopes: { right: ['gebruikers', 'access'] },
      type: SecondFactorRef,
      nullable: true,
      resolve: ({ id }, _args, context) => findSecondFactor(context.signedIn(), id),
    }),
    sessions: t.field({
      authScopes: { right: ['gebruikers', 'access'] },
      type: [AccountSession],
      resolve: ({ id }, _args, context) => listSessions(context.signedIn(), id),
    }),
    signIns: t.field({
      authScopes: { right: ['gebruikers', 'access'] },
      type: [SignIn],
      description: 'The last tries, the newest first; kept for 90 days',
      resolve: ({ id }, _args, context) => listSignInHistory(context.signedIn(), id),
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
    resolve: (_root, _args, context) => context.signedIn().inClient(listLoginLocations),
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

/** @throws NotFoundError, also for another client's account. */
export async function getShownAccount(context: RequestContext, id: string): Promise<ShownAccount> {
  const account = await context.inClient((scope) => findListedAccount(scope, id));
  if (!account) throw new NotFoundError('account-not-found');
  const failures = await findRecentFailures(context.app, context.clientId);
  return { ...account, recentFailures: failures.get(account.username.toLowerCase()) ?? 0 };
}

async function findActivation(context: RequestContext, id: string): Promise<Activation | null> {
  const link = await context.inClient((scope) => findNewestLink(scope, id, 'account-activation'));
  return link ? { sentAt: link.createdAt, expiresAt: link.expiresAt, usedAt: link.usedAt } : null;
}

async function findSecondFactor(context: RequestContext, id: string) {
  const facts = await context.inClient((scope) => findSecondFactorFacts(scope, id));
  return facts ?? null;
}

async function listSessions(context: RequestContext, id: string) {
  const sessions = await context.inClient((scope) => listOpenSessions(scope, id, context.app.clock()));
  return sessions.map((session) => ({ ...session, isOwn: session.id === context.account.sessionId }));
}

const clock = (context: { signedIn(): RequestContext }) => context.signedIn().app.clock();
