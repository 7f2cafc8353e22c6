import type { ChannelListQuery } from '../../../generated/operations.ts';

export type ChannelRow = ChannelListQuery['managedChannels']['edges'][number]['node'];

/** What must be known of a channel to publish, unpublish or delete it. */
export type ActedChannel = Pick<
  ChannelRow,
  'id' | 'kind' | 'title' | 'version' | 'state' | 'startDate' | 'pageUrl'
>;

export type ChannelAct = 'publish' | 'unpublish' | 'delete';

/** What is asked before it is done. */
export interface AskedAct {
  act: ChannelAct;
  channel: ChannelRow;
}
