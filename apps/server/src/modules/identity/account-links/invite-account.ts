import { maySignIn } from '@foyer/domain/identity/account-types.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { setActivatedAt } from '../accounts/account.repository.ts';
import { lockManagedAccount, type ManagedAccount, refuseAccountAbove } from '../accounts/managed-account.ts';
import { endAccountSessions } from '../sessions/session.repository.ts';
import { makeAccountLink } from './account-link.ts';

/**
 * Sends an activation mail (again). Until its link is used the account cannot sign in (specification 001,
 * section 4), so its sessions are over too.
 */
export async function inviteAccount(context: RequestContext, id: string): Promise<void> {
  context.require('gebruikers', 'edit');
  await context.inClient(async (scope) => {
    const account = await lockManagedAccount(scope, id);
    refuseAccountAbove(context, account);
    const conflict = findInvitationConflict(account, context.account.accountId);
    if (conflict) throw new RefusedError([conflict]);
    await setActivatedAt(scope, id, null);
    const endedSessions = await endAccountSessions(scope, id, { at: context.app.clock() });
    await makeAccountLink(context.app, scope, id, 'account-activation');
    await writeAudit(scope, actorOf(context), {
      action: 'invite-account',
      entity: 'account',
      entityId: id,
      before: { activated: account.activatedAt !== null, endedSessions: 0 },
      after: { activated: false, endedSessions },
    });
  });
}

function findInvitationConflict(account: ManagedAccount, ownAccountId: string): Refusal | undefined {
  if (account.id === ownAccountId) return { code: 'own-account-kept' };
  if (account.email === '' || !maySignIn(account.accountType)) return { code: 'account-email-required' };
  return undefined;
}
