import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { lockManagedAccount, refuseAccountAbove } from '../accounts/managed-account.ts';
import { checkOwnPassword } from '../own-secret.ts';
import { deleteFactor, findSecondFactorFacts } from './second-factor.repository.ts';

/**
 * Removes a second factor: the own one or, with the right on accounts, that of an account whose phone is lost. Both
 * need the caller's own password (design more.md, section 2).
 */
export async function removeSecondFactor(
  context: RequestContext,
  { accountId, password }: { accountId: string; password: string },
): Promise<void> {
  const isOwn = accountId === context.account.accountId;
  if (!isOwn) context.require('gebruikers', 'edit');
  await checkOwnPassword(context, password);
  const work = async (scope: ClientScope) => {
    if (!isOwn) refuseAccountAbove(context, await lockManagedAccount(scope, accountId));
    const factor = await findSecondFactorFacts(scope, accountId);
    if (!factor) return;
    await deleteFactor(scope, accountId);
    await writeAudit(scope, actorOf(context), {
      action: 'remove-second-factor',
      entity: 'account',
      entityId: accountId,
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
  };
  if (isOwn) await inClient(context.app.db, context.account.homeClientId, work);
  else await context.inClient(work);
}
