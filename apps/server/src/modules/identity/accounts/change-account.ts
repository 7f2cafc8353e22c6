import { type AccountInput, accountInput } from '@foyer/domain/identity/account-input.ts';
import { findChangeConflict } from '@foyer/domain/identity/account-rules.ts';
import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../../audit-log/index.ts';
import { makeAccountLink } from '../account-links/account-link.ts';
import { deleteUnusedLinks } from '../account-links/one-time-link.repository.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../passwords.ts';
import { changeRightsAs, replaceAccountRights } from '../rights/account-right.repository.ts';
import { replaceLoginLocations } from '../sessions/login-location.repository.ts';
import { refuseLoginLocations } from '../sessions/login-location-choice.ts';
import { endAccountSessions } from '../sessions/session.repository.ts';
import { updateAccount, updatePassword } from './account.repository.ts';
import { accountConstraints } from './add-account.ts';
import {
  auditValuesOfAccount,
  keyOfAccount,
  lockManagedAccount,
  type ManagedAccount,
  refuseAccountAbove,
  refuseNoAdmin,
  refuseRightAbove,
} from './managed-account.ts';

/**
 * Saves the account form. A new password ends the account's sessions, and so does a type that may not sign in.
 * @param seenVersion as `refuseStale`.
 */
export async function changeAccount(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<void> {
  context.require('gebruikers', 'edit');
  const input = valueOrThrow(parseInput(accountInput, typed));
  if (input.password) await refuseCommonPassword(input.password, 'password');
  await refuseViolations(accountConstraints, () =>
    context.inClient(async (scope) => {
      const before = await lockManagedAccount(scope, id);
      refuseChange(context, before, input);
      await refuseStale(scope, 'account', before, seenVersion);
      const isOwn = id === context.account.accountId;
      await refuseLoginLocations(scope, input.loginLocationIds, isOwn ? { ip: context.ip } : undefined);
      await changeRightsAs(scope, context.account.accountId);
      await updateAccount(scope, id, input);
      await replaceAccountRights(scope, id, input.rights);
      await replaceLoginLocations(scope, id, input.loginLocationIds);
      await replaceMailedLinks(context, scope, before, input);
      if (input.password) await setPassword(scope, id, input);
      const isOut = input.password !== '' || !maySignIn(input.accountType);
      const endedSessions = isOut ? await endAccountSessions(scope, id, { at: context.app.clock() }) : 0;
      const after = await lockManagedAccount(scope, id);
      await writeAudit(
        scope,
        actorOf(context),
        {
          action: 'change-account',
          entity: 'account',
          entityId: id,
          before: { ...auditValuesOfAccount(before), passwordChanged: false, endedSessions: 0 },
          after: { ...auditValuesOfAccount(after), passwordChanged: input.password !== '', endedSessions },
        },
        await keyOfAccount(context.app, scope, after),
      );
    }),
  );
}

function refuseChange(context: RequestContext, before: ManagedAccount, input: AccountInput): void {
  // The own password asks for the current one and for eight characters (specification 001, section 5).
  if (input.password && before.id === context.account.accountId) {
    throw new RefusedError([{ code: 'own-password-elsewhere', field: 'password' }]);
  }
  const notAllowed = { code: 'password-not-allowed', field: 'password' };
  refuseAccountAbove(context, before, input.password ? notAllowed : undefined);
  refuseRightAbove(context, input, before);
  const conflict = findChangeConflict(before, input, context.account.accountId);
  if (conflict) throw new RefusedError([conflict]);
  refuseNoAdmin(context, input);
}

/** Mails to a former address of the account stop working; an invitation is sent to the new one. */
async function replaceMailedLinks(
  { app }: RequestContext,
  scope: ClientScope,
  before: ManagedAccount,
  { email, accountType }: AccountInput,
): Promise<void> {
  if (email === before.email) return;
  await deleteUnusedLinks(scope, before.id, 'password-reset');
  const invited = await deleteUnusedLinks(scope, before.id, 'account-activation');
  if (invited > 0 && email !== '' && maySignIn(accountType)) {
    await makeAccountLink(app, scope, before.id, 'account-activation');
  }
}

async function setPassword(
  scope: ClientScope,
  id: string,
  { password, mustChangePassword }: AccountInput,
): Promise<void> {
  await updatePassword(scope, id, { passwordHash: await hashPassword(password), mustChangePassword });
  await deleteUnusedLinks(scope, id, 'password-reset');
}
