import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { auditValuesOfChannel } from './audit-values.ts';
import { lockChannel, markDeleted } from './channel.repository.ts';
import { requireChannelRight } from './require-channel-right.ts';

/**
 * Deletes a channel for good: "Deleted channels cannot be retrieved" (specification, section 4). Its orders stay, and
 * carts that hold places there may still be paid. Its name and URL are free again.
 * @param seenVersion as `refuseStale`: what was published meanwhile is not deleted unseen.
 */
export async function deleteChannel(
  context: RequestContext,
  id: string,
  seenVersion?: number | null,
): Promise<void> {
  requireChannelRight(context, null, 'edit');
  await context.inClient(async (scope) => {
    const before = await lockChannel(scope, id);
    requireChannelRight(context, before.kind, 'edit');
    await refuseStale(scope, 'channel', before, seenVersion);
    await markDeleted(scope, id, context.app.clock());
    await writeAudit(scope, actorOf(context), {
      action: 'delete-channel',
      entity: 'channel',
      entityId: id,
      before: auditValuesOfChannel(before),
    });
  });
}
