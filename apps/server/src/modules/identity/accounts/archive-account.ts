import { findArchiveConflict } from '@foyer/domain/identity/account-rules.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { endAccountSessions } from '../sessions/session.repository.ts';
import { setArchivedAt } from './account.repository.ts';
import { lockManagedAccount, refuseAccountAbove } from './managed-account.ts';

/** Archived, an account cannot sign in and its sessions are over; with false it is brought back. */
export async function archiveAccount(context: RequestContext, id: string, archived: boolean): Promise<void> {
  context.require('gebruikers', 'edit');
  const at = context.app.clock();
  await context.inClient(async (scope) => {
    const account = await lockManagedAccount(scope, id);
    const conflict = archived && findArchiveConflict(account, context.account.accountId);
    if (conflict) throw new RefusedError([conflict]);
    refuseAccountAbove(context, account);
    await setArchivedAt(scope, id, archived ? at : null);
    if (archived) await endAccountSessions(scope, id, { at });
    await writeAudit(scope, actorOf(context), {
      action: archived ? 'archive-account' : 'bring-back-account',
      entity: 'account',
      entityId: id,
      before: { archived: account.archivedAt !== null },
      after: { archived },
    });
  });
}
