import type { Channel } from '@foyer/domain/channels/channel.ts';
import { channelFilterInput } from '@foyer/domain/channels/channel-filter-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { dateOfCall } from '../clients/index.ts';
import { listChannelsById } from './channel.repository.ts';
import {
  type ChannelCounts,
  countChannelStates,
  countFoundChannels,
  listFoundChannelIds,
} from './channel-list.repository.ts';

/** One page of the client's channels of all kinds: filtered, in the order asked for. */
export async function listFoundChannels(
  context: RequestContext,
  typed: unknown,
  page: { limit: number; offset: number },
): Promise<Channel[]> {
  context.require('channel-management', 'access');
  const filter = readFilter(typed);
  const today = await dateOfCall(context);
  return context.inClientReadOnly(async (scope) =>
    listChannelsById(scope, await listFoundChannelIds(scope, filter, today, page)),
  );
}

export interface ChannelSummary {
  /** How many the filter finds. */
  total: number;
  /** Of each tab, whatever the filter. */
  counts: ChannelCounts;
}

export async function summariseChannels(context: RequestContext, typed: unknown): Promise<ChannelSummary> {
  context.require('channel-management', 'access');
  const filter = readFilter(typed);
  const today = await dateOfCall(context);
  return context.inClientReadOnly(async (scope) => ({
    total: await countFoundChannels(scope, filter, today),
    counts: await countChannelStates(scope, today),
  }));
}

const readFilter = (typed: unknown) => valueOrThrow(parseInput(channelFilterInput, typed ?? {}));
