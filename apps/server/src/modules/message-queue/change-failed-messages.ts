import type { FailedMessageFilter } from '@foyer/domain/message-queue/failed-message-filter.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type AuditAction, actorOf, writeAudit } from '../audit-log/index.ts';
import { deleteFailed, listFailedIds, listWithoutClient, retryFailed } from './queued-message.repository.ts';

/** Lets failed messages be tried once more. @throws NotFoundError `message-not-found` when none is left. */
export function retryMessages(context: RequestContext, ids: readonly string[]): Promise<number> {
  return change(context, 'retry-messages', ids, retryFailed);
}

/** Takes failed messages out of the queue. @throws NotFoundError `message-not-found` when none is left. */
export function deleteMessages(context: RequestContext, ids: readonly string[]): Promise<number> {
  return change(context, 'delete-messages', ids, deleteFailed);
}

/** Tries all again that a filter means, however many, also those that no page shows. */
export function retryAllMessages(context: RequestContext, filter: FailedMessageFilter): Promise<number> {
  return changeAll(context, 'retry-messages', filter, retryFailed);
}

/** Takes all out of the queue that a filter means. */
export function deleteAllMessages(context: RequestContext, filter: FailedMessageFilter): Promise<number> {
  return changeAll(context, 'delete-messages', filter, deleteFailed);
}

type Work = (scope: ClientScope, ids: readonly string[]) => Promise<number>;
const BATCH = 500;

/** In one transaction: the audit entry and the act are both there or neither. */
async function changeAll(
  context: RequestContext,
  action: AuditAction,
  filter: FailedMessageFilter,
  work: Work,
): Promise<number> {
  context.require('message-queue', 'edit');
  return context.inClient(async (scope) => {
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const ids: string[] = await listFailedIds(scope, filter, after, BATCH);
      if (ids.length > 0) count += await work(scope, ids);
      if (ids.length < BATCH) break;
      after = ids.at(-1) ?? null;
    }
    if (count === 0) throw noneLeft(action, await listFailedIds(scope, filter, null, 1));
    const { bus, type = null, source = null, destination = null } = filter;
    await writeAudit(scope, actorOf(context), {
      action,
      entity: 'message',
      entityId: null,
      after: { count, bus, type, source, destination },
    });
    return count;
  });
}

/** What is there and cannot be tried again names no client. */
function noneLeft(action: AuditAction, left: readonly string[]): Error {
  return action === 'retry-messages' && left.length > 0
    ? new RefusedError([{ code: 'message-names-no-client' }])
    : new NotFoundError('message-not-found');
}

async function change(
  context: RequestContext,
  action: AuditAction,
  ids: readonly string[],
  work: Work,
): Promise<number> {
  context.require('message-queue', 'edit');
  return context.inClient(async (scope) => {
    const known = ids.filter((id) => isUuid(id));
    const count = await work(scope, known);
    if (count === 0) throw noneLeft(action, await listWithoutClient(scope, known));
    await writeAudit(scope, actorOf(context), {
      action,
      entity: 'message',
      entityId: null,
      after: { count, ids: ids.slice(0, 100) },
    });
    return count;
  });
}
