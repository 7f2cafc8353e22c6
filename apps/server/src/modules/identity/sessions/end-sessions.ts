import { NotFoundError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { lockManagedAccount, refuseAccountAbove } from '../accounts/managed-account.ts';
import { endAccountSessions, endSession, listOpenSessions } from './session.repository.ts';

/** Ends one session of an account, or all; the next call with it is refused. @returns how many ended. */
export async function endSessions(
  context: RequestContext,
  accountId: string,
  sessionId: string | undefined,
): Promise<number> {
  context.require('gebruikers', 'edit');
  const at = context.app.clock();
  return context.inClient(async (scope) => {
    refuseAccountAbove(context, await lockManagedAccount(scope, accountId));
    let endedSessions = 1;
    if (sessionId === undefined) {
      endedSessions = await endAccountSessions(scope, accountId, { at });
    } else {
      const open = await listOpenSessions(scope, accountId, at);
      if (!open.some(({ id }) => id === sessionId)) throw new NotFoundError('session-not-found');
      await endSession(scope, sessionId, at);
    }
    await writeAudit(scope, actorOf(context), {
      action: 'end-sessions',
      entity: 'account',
      entityId: accountId,
      after: { endedSessions },
    });
    return endedSessions;
  });
}
