import { newAccountInput } from '@foyer/domain/identity/account-input.ts';
import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { makeAccountLink } from '../account-links/account-link.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import { refuseLoginLocations } from '../sessions/login-location-choice.ts';
import { createAccount } from './create-account.ts';
import {
  auditValuesOfAccount,
  keyOfAccount,
  lockManagedAccount,
  refuseNoAdmin,
  refuseRightAbove,
  refuseRightAboveType,
} from './managed-account.ts';

/** The unique constraint on usernames wins the race. */
export const accountConstraints = {
  account_username_key: { code: 'username-taken', field: 'username' },
  account_platform_admins: { code: 'admin-type-kept', field: 'accountType' },
  account_login_location_known: { code: 'login-location-unknown', field: 'loginLocationIds' },
  main_account_menu_rights: { code: 'main-account-menu-rights-kept', field: 'rights' },
  own_menu_rights: { code: 'own-menu-rights-kept', field: 'rights' },
};

/**
 * A new account of the client. Without a password it is invited: a mail brings the link by which the person
 * chooses one (product.md, section 2).
 * @returns the account's id.
 */
export async function addAccount(context: RequestContext, typed: unknown): Promise<string> {
  context.require('gebruikers', 'edit');
  const { repeatPassword: _, ...input } = valueOrThrow(parseInput(newAccountInput, typed));
  if (input.password) await refuseCommonPassword(input.password, 'password');
  refuseRightAbove(context, input, { accountType: input.accountType, rights: [] });
  refuseRightAboveType(input.accountType, input.rights);
  refuseNoAdmin(context, input);
  const isInvited = input.password === '' && maySignIn(input.accountType);
  return refuseViolations(accountConstraints, () =>
    context.inClient(async (scope) => {
      await refuseLoginLocations(scope, input.loginLocationIds);
      const id = await createAccount(context.app, scope, { ...input, password: input.password || null });
      if (isInvited) await makeAccountLink(context.app, scope, id, 'account-activation');
      await auditNewAccount(context, scope, id);
      return id;
    }),
  );
}

/** The entry of an account that was made in this transaction, also of the one that comes with a client. */
export async function auditNewAccount(
  context: RequestContext,
  scope: ClientScope,
  id: string,
): Promise<void> {
  const account = await lockManagedAccount(scope, id);
  await writeAudit(
    scope,
    actorOf(context),
    { action: 'create-account', entity: 'account', entityId: id, after: auditValuesOfAccount(account) },
    await keyOfAccount(context.app, scope, account),
  );
}
