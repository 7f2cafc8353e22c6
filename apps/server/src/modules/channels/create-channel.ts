import type { Channel } from '@foyer/domain/channels/channel.ts';
import { parseChannelInput } from '@foyer/domain/channels/channel-input.ts';
import type { ChannelType } from '@foyer/domain/clients/client.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { auditValuesOfChannel } from './audit-values.ts';
import { getChannel, insertChannel } from './channel.repository.ts';
import { refuseByChecks } from './channel-checks.ts';
import { channelConstraints, refuseChannelConflicts } from './channel-conflicts.ts';
import { refuseChannelType } from './refuse-channel-type.ts';
import { refuseOrderSize } from './refuse-order-size.ts';
import { requireChannelRight } from './require-channel-right.ts';

/** Makes a channel, unpublished. Refused where its title or URL meets another's, or the client has none of its kind. */
export async function createChannel(
  context: RequestContext,
  typed: unknown,
  kind: ChannelType = 'ticketstreet',
): Promise<Channel> {
  requireChannelRight(context, kind, 'edit');
  const input = valueOrThrow(parseChannelInput(typed));
  await refuseByChecks(context, input, null);
  return refuseViolations(channelConstraints, () =>
    context.inClient(async (scope) => {
      await refuseChannelType(scope, kind);
      await refuseChannelConflicts(scope, input);
      await refuseOrderSize(scope, input);
      const channel = await getChannel(scope, await insertChannel(scope, kind, input));
      await writeAudit(scope, actorOf(context), {
        action: 'create-channel',
        entity: 'channel',
        entityId: channel.id,
        after: auditValuesOfChannel(channel),
      });
      return channel;
    }),
  );
}
