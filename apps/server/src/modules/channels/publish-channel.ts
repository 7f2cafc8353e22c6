import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { decidePublication, type PublishChoice } from '@foyer/domain/channels/channel-publication.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { auditValuesOfChannel } from './audit-values.ts';
import { lockChannel, setPublication } from './channel.repository.ts';
import { channelConstraints, refuseChannelConflicts } from './channel-conflicts.ts';
import { lockedColours } from './check-colours.ts';
import { refuseUnready } from './readiness/refuse-unready.ts';
import { requireChannelRight } from './require-channel-right.ts';

/**
 * Opens a sales page to visitors: now, or on its start date where that lies ahead and is kept (specification,
 * section 4). Refused while something is missing (`channelReadiness`), or where its address would meet another's.
 */
export async function publishChannel(
  context: RequestContext,
  id: string,
  choice: PublishChoice,
): Promise<Channel> {
  requireChannelRight(context, null, 'edit');
  return refuseViolations(channelConstraints, () =>
    context.inClient(async (scope) => {
      const before = await lockChannel(scope, id);
      requireChannelRight(context, before.kind, 'edit');
      const { timeZone } = await getClient(scope);
      const today = localDateAt(context.app.clock(), timeZone);
      const colours = await lockedColours(scope, before);
      await refuseUnready(context.app, scope, { ...before, colours });
      const after = valueOrThrow(decidePublication(before, today, choice));
      await refuseChannelConflicts(scope, after, id);
      await setPublication(scope, after);
      await writeAudit(scope, actorOf(context), {
        action: 'publish-channel',
        entity: 'channel',
        entityId: id,
        before: auditValuesOfChannel(before),
        after: auditValuesOfChannel(after),
      });
      return { ...after, version: after.version + 1 };
    }),
  );
}
