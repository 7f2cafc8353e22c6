import type { Channel } from '@foyer/domain/channels/channel.ts';
import { checkChannelColours } from '@foyer/domain/channels/channel-colours.ts';
import { parseChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getChannel, lockChannel, updateChannel } from './channel.repository.ts';
import { channelConstraints, refuseChannelConflicts } from './channel-conflicts.ts';

/** Changes a ticketstreet. One that is switched on keeps to the rules of publishing. */
export async function changeChannel(context: RequestContext, id: string, typed: unknown): Promise<Channel> {
  context.require('ticketstreet', 'edit');
  const input = valueOrThrow(parseChannelInput(typed));
  return refuseViolations(channelConstraints, () =>
    context.inClient(async (scope) => {
      const before = await lockChannel(scope, id);
      if (before.publicationOn) valueOrThrow(checkChannelColours(input.colours));
      await refuseChannelConflicts(scope, input, id);
      await updateChannel(scope, id, input);
      const after = await getChannel(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-channel',
        entity: 'channel',
        entityId: id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    }),
  );
}
