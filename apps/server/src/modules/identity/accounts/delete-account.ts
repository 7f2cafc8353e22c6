import { findDeletionConflict } from '@foyer/domain/identity/account-rules.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { deleteUnusedLinks } from '../account-links/one-time-link.repository.ts';
import { deleteAccountRow } from './account.repository.ts';
import {
  auditValuesOfAccount,
  keyOfAccount,
  lockManagedAccount,
  refuseAccountAbove,
} from './managed-account.ts';

/** For good, with rights and sessions; never the main account, nor one of type management. */
export async function deleteAccount(context: RequestContext, id: string): Promise<string> {
  context.require('gebruikers', 'edit');
  await context.inClient(async (scope) => {
    const account = await lockManagedAccount(scope, id);
    const conflict = findDeletionConflict(account, context.account.accountId);
    if (conflict) throw new RefusedError([conflict]);
    refuseAccountAbove(context, account);
    await writeAudit(
      scope,
      actorOf(context),
      { action: 'delete-account', entity: 'account', entityId: id, before: auditValuesOfAccount(account) },
      await keyOfAccount(context.app, scope, account),
    );
    await deleteUnusedLinks(scope, id, 'account-activation');
    await deleteUnusedLinks(scope, id, 'password-reset');
    await deleteAccountRow(scope, id);
  });
  return id;
}
