import type { ChannelListQuery } from '../../../generated/operations.ts';

export type ChannelRow = ChannelListQuery['managedChannels']['edges'][number]['node'];

export type ChannelAct = 'publish' | 'unpublish' | 'delete';

/** What is asked before it is done. */
export interface AskedAct {
  act: ChannelAct;
  channel: ChannelRow;
}
