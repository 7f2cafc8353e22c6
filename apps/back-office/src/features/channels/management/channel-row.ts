import type { ChannelListQuery } from '../../../generated/operations.ts';

export type ChannelRow = ChannelListQuery['managedChannels']['edges'][number]['node'];

export type ChannelAct = 'publish' | 'unpublish' | 'delete';
