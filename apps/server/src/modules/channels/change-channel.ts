import type { Channel } from '@foyer/domain/channels/channel.ts';
import { parseChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { auditValuesOfChannel } from './audit-values.ts';
import { getChannel, lockChannel, updateChannel } from './channel.repository.ts';
import { refuseByChecks } from './channel-checks.ts';
import { channelConstraints, refuseChannelConflicts } from './channel-conflicts.ts';
import { refuseUnreadable } from './check-colours.ts';
import { refuseOrderSize } from './refuse-order-size.ts';
import { requireChannelRight } from './require-channel-right.ts';

/**
 * Changes a channel. One that is switched on keeps to the rules of publishing.
 * @param seenVersion as `refuseStale`.
 */
export async function changeChannel(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<Channel> {
  requireChannelRight(context, null, 'edit');
  const input = valueOrThrow(parseChannelInput(typed));
  const known = await context.inClient((scope) => getChannel(scope, id));
  requireChannelRight(context, known.kind, 'edit');
  await refuseByChecks(context, input, known);
  return refuseViolations(channelConstraints, () =>
    context.inClient(async (scope) => {
      const before = await lockChannel(scope, id);
      requireChannelRight(context, before.kind, 'edit');
      await refuseStale(scope, 'channel', before, seenVersion);
      if (before.publicationOn) await refuseUnreadable(scope, input);
      await refuseChannelConflicts(scope, input, id);
      await refuseOrderSize(scope, input);
      await updateChannel(scope, id, input);
      const after = await getChannel(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-channel',
        entity: 'channel',
        entityId: id,
        before: auditValuesOfChannel(before),
        after: auditValuesOfChannel(after),
      });
      return after;
    }),
  );
}
