import { inClient } from '../../platform/database/in-client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { findSecondFactorFacts } from './second-factor.repository.ts';
import { confirmSecondFactor, type OfferedFactor, offerSecondFactor } from './set-up-second-factor.ts';

const OwnPasswordInput = builder.inputType('OwnPasswordInput', {
  fields: (t) => ({ currentPassword: t.string(), newPassword: t.string(), repeatPassword: t.string() }),
});

interface SecondFactorFacts {
  since: Date;
  recoveryCodesLeft: number;
}

export const SecondFactor = builder.objectRef<SecondFactorFacts>('SecondFactor').implement({
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

builder.queryField('ownSecondFactor', (t) =>
  t.field({
    type: SecondFactor,
    nullable: true,
    authScopes: { session: true },
    resolve: async (_root, _args, context) => {
      const { app, account } = context.signedIn();
      const facts = await inClient(app.db, account.homeClientId, (scope) =>
        findSecondFactorFacts(scope, account.accountId),
      );
      return facts ?? null;
    },
  }),
);

builder.mutationFields((t) => ({
  changeOwnPassword: t.int({
    description: "Ends the account's other sessions and answers how many those were",
    authScopes: { anySession: true },
    args: { input: t.arg({ type: OwnPasswordInput }) },
    resolve: (_root, { input }, context) => changeOwnPassword(context.signedIn(), input),
  }),
  offerSecondFactor: t.field({
    description: 'A secret for the authenticator app; it counts once it is confirmed',
    type: OfferedSecondFactor,
    authScopes: { session: true },
    resolve: (_root, _args, context) => offerSecondFactor(context.signedIn()),
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
