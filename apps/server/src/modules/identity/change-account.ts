import { type AccountInput, accountInput } from '@foyer/domain/identity/account-input.ts';
import { findChangeConflict } from '@foyer/domain/identity/account-rules.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { updateAccount, updatePassword } from './account.repository.ts';
import { changeRightsAs, replaceAccountRights } from './account-right.repository.ts';
import { accountConstraints } from './add-account.ts';
import { replaceLoginLocations } from './login-location.repository.ts';
import { refuseLoginLocations } from './login-location-choice.ts';
import {
  auditValuesOf,
  keyOfAccount,
  lockManagedAccount,
  type ManagedAccount,
  refuseAccountAbove,
  refuseNoAdmin,
  refuseRightAbove,
} from './managed-account.ts';
import { hashPassword } from './passwords.ts';
import { endAccountSessions } from './session.repository.ts';

/** Saves the account form. A new password ends the account's sessions, but not the one that set it. */
export async function changeAccount(context: RequestContext, id: string, typed: unknown): Promise<void> {
  context.require('gebruikers', 'edit');
  const input = valueOrThrow(parseInput(accountInput, typed));
  await refuseViolations(accountConstraints, () =>
    context.inClient(async (scope) => {
      const before = await lockManagedAccount(scope, id);
      refuseChange(context, before, input);
      const isOwn = id === context.account.accountId;
      await refuseLoginLocations(scope, input.loginLocationIds, isOwn ? { ip: context.ip } : undefined);
      await changeRightsAs(scope, context.account.accountId);
      await updateAccount(scope, id, input);
      await replaceAccountRights(scope, id, input.rights);
      await replaceLoginLocations(scope, id, input.loginLocationIds);
      const endedSessions = input.password ? await setPassword(context, scope, id, input) : 0;
      const after = await lockManagedAccount(scope, id);
      await writeAudit(
        scope,
        actorOf(context),
        {
          action: 'change-account',
          entity: 'account',
          entityId: id,
          before: { ...auditValuesOf(before), passwordChanged: false, endedSessions: 0 },
          after: { ...auditValuesOf(after), passwordChanged: input.password !== '', endedSessions },
        },
        await keyOfAccount(context.app, scope, after),
      );
    }),
  );
}

function refuseChange(context: RequestContext, before: ManagedAccount, input: AccountInput): void {
  const notAllowed = { code: 'password-not-allowed', field: 'password' };
  refuseAccountAbove(context, before, input.password ? notAllowed : undefined);
  refuseRightAbove(context, input, before);
  const conflict = findChangeConflict(before, input, context.account.accountId);
  if (conflict) throw new RefusedError([conflict]);
  refuseNoAdmin(context, input);
}

async function setPassword(
  context: RequestContext,
  scope: ClientScope,
  id: string,
  { password, mustChangePassword }: AccountInput,
): Promise<number> {
  await updatePassword(scope, id, { passwordHash: await hashPassword(password), mustChangePassword });
  return endAccountSessions(scope, id, { at: context.app.clock(), except: context.account.sessionId });
}
