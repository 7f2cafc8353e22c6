import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { endAccountSessions, endSession, listOpenSessions, type OpenSession } from './session.repository.ts';

/** Where the caller is signed in; an Admin's sessions are the platform's, also during an acting session. */
export async function listOwnSessions({ app, account }: RequestContext) {
  const sessions = await inClient(app.db, account.homeClientId, (scope) =>
    listOpenSessions(scope, account.accountId, app.clock()),
  );
  return sessions.map((session) => markOwn(session, account.sessionId));
}

/**
 * Ends another session of the caller's own account, or all others; the one of this call ends by logging out.
 * @returns how many ended. @throws NotFoundError `session-not-found`, also for another account's.
 */
export async function endOwnSessions(
  context: RequestContext,
  sessionId: string | undefined,
): Promise<number> {
  const { app, account } = context;
  const at = app.clock();
  return inClient(app.db, account.homeClientId, async (scope) => {
    let endedSessions = 1;
    if (sessionId === undefined) {
      endedSessions = await endAccountSessions(scope, account.accountId, { at, except: account.sessionId });
    } else {
      const open = await listOpenSessions(scope, account.accountId, at);
      const isOther = sessionId !== account.sessionId && open.some(({ id }) => id === sessionId);
      if (!isOther) throw new NotFoundError('session-not-found');
      await endSession(scope, sessionId, at);
    }
    await writeAudit(scope, actorOf(context), {
      action: 'end-sessions',
      entity: 'account',
      entityId: account.accountId,
      after: { endedSessions },
    });
    return endedSessions;
  });
}

const markOwn = (session: OpenSession, ownId: string) => ({ ...session, isOwn: session.id === ownId });
