import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { ChannelInput } from '@foyer/domain/channels/channel-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';

/** @param before null = the channel is new. */
type Check = (context: RequestContext, input: ChannelInput, before: Channel | null) => Promise<Refusal[]>;

const checks = new Set<Check>();

/** Lets another module say no to a channel before it is saved, such as after asking an address on the internet. */
export function offerChannelCheck(check: Check): void {
  checks.add(check);
}

/** Asked before the transaction: an answer may take long. @throws RefusedError */
export async function refuseByChecks(
  context: RequestContext,
  input: ChannelInput,
  before: Channel | null,
): Promise<void> {
  const found = await Promise.all([...checks].map((check) => check(context, input, before)));
  if (found.flat().length > 0) throw new RefusedError(found.flat());
}
