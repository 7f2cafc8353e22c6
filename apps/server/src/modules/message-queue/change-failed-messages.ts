import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { deleteFailed, retryFailed } from './queued-message.repository.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lets failed messages be tried once more. @throws NotFoundError `message-not-found` when none is left. */
export function retryMessages(context: RequestContext, ids: readonly string[]): Promise<number> {
  return change(context, 'retry-messages', ids, retryFailed);
}

/** Takes failed messages out of the queue. @throws NotFoundError `message-not-found` when none is left. */
export function deleteMessages(context: RequestContext, ids: readonly string[]): Promise<number> {
  return change(context, 'delete-messages', ids, deleteFailed);
}

async function change(
  context: RequestContext,
  action: string,
  ids: readonly string[],
  work: (scope: ClientScope, ids: readonly string[]) => Promise<number>,
): Promise<number> {
  context.require('message-queue', 'edit');
  return context.inClient(async (scope) => {
    const count = await work(
      scope,
      ids.filter((id) => uuid.test(id)),
    );
    if (count === 0) throw new NotFoundError('message-not-found');
    await writeAudit(scope, actorOf(context), {
      action,
      entity: 'message',
      entityId: null,
      after: { count, ids: ids.slice(0, 100) },
    });
    return count;
  });
}
