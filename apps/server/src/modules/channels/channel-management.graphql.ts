import type { Channel } from '@foyer/domain/channels/channel.ts';
import { channelFilterInput } from '@foyer/domain/channels/channel-filter-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { PublicationStateScalar } from '../../scalars/channel-scalars.graphql.ts';
import { ChannelTypeScalar } from '../../scalars/client-scalars.graphql.ts';
import { getChannel } from './channel.repository.ts';
import type { ChannelCounts } from './channel-list.repository.ts';
import { pageUrlOf, stateOf } from './channel-state.ts';
import { deleteChannel } from './delete-channel.ts';
import { type ChannelSummary, listFoundChannels, summariseChannels } from './list-found-channels.ts';
import { publishChannel } from './publish-channel.ts';
import { channelModules } from './require-channel-right.ts';
import { unpublishChannel } from './unpublish-channel.ts';

/** A channel of any kind, as the list of channels shows it. */
export const ManagedChannelRef = builder.objectRef<Channel>('ManagedChannel').implement({
  description: 'A channel of any kind, as channel management shows it',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ChannelTypeScalar }),
    title: t.exposeString('title'),
    url: t.exposeString('url'),
    pageUrl: t.string({
      authScopes: { asParent: true },
      description: 'Where visitors find it',
      resolve: (channel, _args, context) => pageUrlOf(context.signedIn(), channel),
    }),
    state: t.field({
      authScopes: { asParent: true },
      type: PublicationStateScalar,
      resolve: (channel, _args, context) => stateOf(context.signedIn(), channel),
    }),
    publicationOn: t.exposeBoolean('publicationOn', {
      description: 'Switched on; it is unpublished all the same when its end has passed',
    }),
    startDate: t.expose('startDate', { type: 'Date', nullable: true }),
    endDate: t.expose('endDate', { type: 'Date', nullable: true }),
    languages: t.field({ type: [ContentLanguageScalar], resolve: ({ languages }) => [...languages] }),
    version: t.exposeInt('version'),
  }),
});

const ChannelCountsRef = builder.objectRef<ChannelCounts>('ChannelCounts').implement({
  fields: (t) => ({
    published: t.exposeInt('published'),
    unpublished: t.exposeInt('unpublished'),
    upcoming: t.exposeInt('upcoming'),
  }),
});

const ChannelSummaryRef = builder.objectRef<ChannelSummary>('ChannelSummary').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many the filter finds' }),
    counts: t.expose('counts', { type: ChannelCountsRef, description: 'Of each tab, whatever the filter' }),
  }),
});

const ChannelFilterInput = inputFromZod('ChannelFilterInput', channelFilterInput);

const pageRows = 50;

builder.queryFields((t) => ({
  managedChannels: t.connection({
    description: 'Channels of all kinds',
    type: ManagedChannelRef,
    authScopes: { right: ['channel-management', 'access'] },
    args: { filter: t.arg({ type: ChannelFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listFoundChannels(context.signedIn(), filter, page),
      ),
  }),
  managedChannelSummary: t.field({
    type: ChannelSummaryRef,
    authScopes: { right: ['channel-management', 'access'] },
    args: { filter: t.arg({ type: ChannelFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => summariseChannels(context.signedIn(), filter),
  }),
  managedChannel: t.field({
    type: ManagedChannelRef,
    authScopes: { right: ['channel-management', 'access'] },
    args: { channelId: t.arg.id() },
    resolve: reading((scope, _root, { channelId }) => getChannel(scope, channelId)),
  }),
}));

const mayEdit = { anyRight: [channelModules, 'edit'] as const };

builder.mutationFields((t) => ({
  publishChannel: t.field({
    authScopes: mayEdit,
    description: 'startToday: a start date that lies ahead moves to today, else it is kept',
    type: ManagedChannelRef,
    args: { channelId: t.arg.id(), startToday: t.arg.boolean() },
    resolve: (_root, { channelId, startToday }, context) =>
      publishChannel(context.signedIn(), channelId, startToday ? 'start today' : 'keep the start date'),
  }),
  unpublishChannel: t.field({
    authScopes: mayEdit,
    type: ManagedChannelRef,
    args: { channelId: t.arg.id() },
    resolve: (_root, { channelId }, context) => unpublishChannel(context.signedIn(), channelId),
  }),
  deleteChannel: t.boolean({
    authScopes: mayEdit,
    description: 'For good: a deleted channel cannot be retrieved',
    args: { channelId: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: async (_root, { channelId, version }, context) => {
      await deleteChannel(context.signedIn(), channelId, version);
      return true;
    },
  }),
}));
