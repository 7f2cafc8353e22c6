import { accountInput } from '@foyer/domain/identity/account-input.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../../platform/graphql/seen-version.ts';
import { inviteAccount } from '../account-links/invite-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { AccountRef } from './accounts.graphql.ts';
import { addAccount } from './add-account.ts';
import { archiveAccount } from './archive-account.ts';
import { changeAccount } from './change-account.ts';
import { deleteAccount } from './delete-account.ts';
import { getShownAccount } from './get-shown-account.ts';

const AccountInput = inputFromZod('AccountInput', accountInput);

const authScopes = { right: ['gebruikers', 'edit'] as const };

builder.mutationFields((t) => ({
  createAccount: t.field({
    type: AccountRef,
    authScopes,
    args: { input: t.arg({ type: AccountInput }) },
    resolve: async (_root, { input }, context) => {
      const id = await addAccount(context.signedIn(), input);
      return getShownAccount(context.signedIn(), id);
    },
  }),
  changeAccount: t.field({
    type: AccountRef,
    authScopes,
    args: { id: t.arg.id(), input: t.arg({ type: AccountInput }), version: t.arg.int(seenVersion) },
    resolve: async (_root, { id, input, version }, context) => {
      await changeAccount(context.signedIn(), id, input, version);
      return getShownAccount(context.signedIn(), id);
    },
  }),
  archiveAccount: t.field({
    description: 'Archived or, with false, brought back',
    type: AccountRef,
    authScopes,
    args: { id: t.arg.id(), archived: t.arg.boolean() },
    resolve: async (_root, { id, archived }, context) => {
      await archiveAccount(context.signedIn(), id, archived);
      return getShownAccount(context.signedIn(), id);
    },
  }),
  deleteAccount: t.id({
    authScopes,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteAccount(context.signedIn(), id),
  }),
  inviteAccount: t.field({
    description: 'Sends an activation mail; the account cannot sign in until its link is used',
    type: AccountRef,
    authScopes,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await inviteAccount(context.signedIn(), id);
      return getShownAccount(context.signedIn(), id);
    },
  }),
  endAccountSessions: t.int({
    description: 'Ends one session of an account or, without one, all; answers how many',
    authScopes,
    args: { accountId: t.arg.id(), sessionId: t.arg.id({ required: false }) },
    resolve: (_root, { accountId, sessionId }, context) =>
      endSessions(context.signedIn(), accountId, sessionId ?? undefined),
  }),
}));
