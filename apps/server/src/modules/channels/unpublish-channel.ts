import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { auditValuesOfChannel } from './audit-values.ts';
import { lockChannel, setPublication } from './channel.repository.ts';
import { requireChannelRight } from './require-channel-right.ts';

/** Closes a sales page to visitors at once; carts that hold places already may still be paid. */
export async function unpublishChannel(context: RequestContext, id: string): Promise<Channel> {
  requireChannelRight(context, null, 'edit');
  return context.inClient(async (scope) => {
    const before = await lockChannel(scope, id);
    requireChannelRight(context, before.kind, 'edit');
    const after = { ...before, publicationOn: false };
    await setPublication(scope, after);
    await writeAudit(scope, actorOf(context), {
      action: 'unpublish-channel',
      entity: 'channel',
      entityId: id,
      before: auditValuesOfChannel(before),
      after: auditValuesOfChannel(after),
    });
    return { ...after, version: after.version + 1 };
  });
}
