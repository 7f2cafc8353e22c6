import type { Channel } from '@foyer/domain/channels/channel.ts';
import { parseChannelInput } from '@foyer/domain/channels/channel-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { getChannel } from './channel.repository.ts';

/** A channel as it would be after a save of what is typed; nothing is kept of it. Refusals: those of the fields. */
export async function draftChannel(scope: ClientScope, id: string, typed: unknown): Promise<Channel> {
  const before = await getChannel(scope, id);
  const { holdCapacity, paymentMethods, salesFlow, ...input } = valueOrThrow(parseChannelInput(typed));
  return {
    ...before,
    ...input,
    holdCapacity: holdCapacity ?? before.holdCapacity,
    paymentMethods: paymentMethods ?? before.paymentMethods,
    salesFlow: salesFlow ?? before.salesFlow,
  };
}
