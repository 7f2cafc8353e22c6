import { ownPasswordInput } from '@foyer/domain/identity/own-password-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { readingIn } from '../../platform/graphql/reading.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { findSecondFactorFacts, type SecondFactorFacts } from './second-factor/second-factor.repository.ts';
import {
  confirmSecondFactor,
  type OfferedFactor,
  offerSecondFactor,
} from './second-factor/set-up-second-factor.ts';
import { AccountSession } from './sessions/account-session.graphql.ts';
import { endOwnSessions, listOwnSessions } from './sessions/end-own-sessions.ts';

const OwnPasswordInput = inputFromZod('OwnPasswordInput', ownPasswordInput);

export const SecondFactorRef = builder.objectRef<SecondFactorFacts>('SecondFactor').implement({
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime' }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
  }),
});

const OfferedSecondFactor = builder.objectRef<OfferedFactor>('OfferedSecondFactor').implement({
  fields: (t) => ({
    uri: t.exposeString('uri', { description: 'For the QR code' }),
    secret: t.exposeString('secret', { description: 'The same to type' }),
  }),
});

builder.queryFields((t) => ({
  ownSecondFactor: t.field({
    type: SecondFactorRef,
    nullable: true,
    authScopes: { session: true },
    resolve: readingIn(
      (_root, { account }) => account.homeClientId,
      async (scope, _root, _args, { account }) =>
        (await findSecondFactorFacts(scope, account.accountId)) ?? null,
    ),
  }),
  ownSessions: t.field({
    description: 'Where the caller is signed in, the last used first',
    type: [AccountSession],
    authScopes: { session: true },
    resolve: (_root, _args, context) => listOwnSessions(context.signedIn()),
  }),
}));

builder.mutationFields((t) => ({
  changeOwnPassword: t.int({
    description: "Ends the account's other sessions and answers how many those were",
    authScopes: { anySession: true },
    args: { input: t.arg({ type: OwnPasswordInput }) },
    resolve: (_root, { input }, context) => changeOwnPassword(context.signedIn(), input),
  }),
  endOwnSessions: t.field({
    description: 'Ends one of the own sessions, or without an id all but the one of this call',
    type: [AccountSession],
    authScopes: { session: true },
    args: { sessionId: t.arg.id({ required: false }) },
    resolve: async (_root, { sessionId }, context) => {
      await endOwnSessions(context.signedIn(), sessionId ?? undefined);
      return listOwnSessions(context.signedIn());
    },
  }),
  offerSecondFactor: t.field({
    description:
      "A secret for the authenticator app; it counts once it is confirmed. Asks for one's own password",
    type: OfferedSecondFactor,
    authScopes: { session: true },
    args: { password: t.arg.string() },
    resolve: (_root, { password }, context) => offerSecondFactor(context.signedIn(), password),
  }),
  confirmSecondFactor: t.stringList({
    description: 'Answers the recovery codes, which are shown this once',
    authScopes: { session: true },
    args: { code: t.arg.string() },
    resolve: (_root, { code }, context) => confirmSecondFactor(context.signedIn(), code),
  }),
  removeSecondFactor: t.boolean({
    description: "One's own or, with the right on accounts, another's; asks for one's own password",
    authScopes: { session: true },
    args: { accountId: t.arg.id(), password: t.arg.string() },
    resolve: async (_root, input, context) => {
      await removeSecondFactor(context.signedIn(), input);
      return true;
    },
  }),
}));
