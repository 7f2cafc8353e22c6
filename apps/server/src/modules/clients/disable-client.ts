import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { endClientSessions } from '../identity/index.ts';
import { updateDisabled } from './managed-client.repository.ts';
import { lockClient, refuseNoClientId } from './managed-client.ts';

/**
 * Stops a client: sign-in, sales pages and gates refuse, its sessions end. Paid orders continue: they stay reachable,
 * payments under way settle, mails and refunds are sent.
 * @param typedSubdomain the subdomain typed again, as a confirmation.
 */
export async function disableClient(
  context: RequestContext,
  id: string,
  typedSubdomain: string,
): Promise<void> {
  context.require('clients', 'edit');
  refuseNoClientId(id);
  const at = context.app.clock();
  await inClient(context.app.db, id, async (scope) => {
    const { subdomain, active } = await lockClient(scope);
    if (typedSubdomain.trim().toLowerCase() !== subdomain) {
      throw new RefusedError([{ code: 'subdomain-differs', field: 'subdomain' }]);
    }
    if (!active) return;
    await updateDisabled(scope, at);
    const endedSessions = await endClientSessions(scope, at);
    await writeAudit(scope, actorOf(context), {
      action: 'disable-client',
      entity: 'client',
      entityId: id,
      before: { active: true, endedSessions: 0 },
      after: { active: false, endedSessions },
    });
  });
}
