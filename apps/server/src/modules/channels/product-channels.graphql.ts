import { productChannelInput } from '@foyer/domain/catalog/product-input.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { PublicationStateScalar } from '../../scalars/channel-scalars.graphql.ts';
import { Product } from '../catalog/index.ts';
import { changeProductChannels } from './change-product-channels.ts';
import { listChannels } from './channel.repository.ts';
import { pageUrlOf, stateOf } from './channel-state.ts';
import { type ChannelOfProduct, listChannelsOfProducts } from './list-channels-of-products.ts';

/** What a product's page says of a channel; everything else of it needs the right on channels. */
const ProductChannel = builder.objectRef<Channel>('ProductChannel').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    startDate: t.expose('startDate', { type: 'Date', nullable: true }),
    endDate: t.expose('endDate', { type: 'Date', nullable: true }),
    pageUrl: t.string({
      authScopes: { asParent: true },
      resolve: (channel, _args, context) => pageUrlOf(context.signedIn(), channel),
    }),
    state: t.field({
      authScopes: { asParent: true },
      type: PublicationStateScalar,
      resolve: (channel, _args, context) => stateOf(context.signedIn(), channel),
    }),
  }),
});

const ChannelOfProductRef = builder.objectRef<ChannelOfProduct>('ChannelOfProduct').implement({
  fields: (t) => ({
    channel: t.expose('channel', { type: ProductChannel }),
    ticketGroupCount: t.exposeInt('ticketGroupCount', {
      description: 'Of the product’s ticket groups, how many the channel has; 0 = not connected',
    }),
    enabled: t.exposeBoolean('enabled'),
    nameOnChannel: t.exposeString('nameOnChannel', { description: '"" = the product’s title' }),
  }),
});

builder.objectFields(Product, (t) => ({
  channels: t.loadableList({
    description: 'Every channel of the client, by title, and how the product stands there',
    authScopes: { right: ['products', 'access'] },
    type: ChannelOfProductRef,
    load: loading(listChannelsOfProducts),
    resolve: (product) => product,
  }),
}));

const ChannelChoice = builder.objectRef<Pick<Channel, 'id' | 'title'>>('ChannelChoice').implement({
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
});

builder.queryFields((t) => ({
  channelChoices: t.field({
    description: 'Every channel by title, for who chooses one among products',
    type: [ChannelChoice],
    authScopes: { right: ['products', 'access'] },
    resolve: reading(listChannels),
  }),
}));

const ProductChannelInput = inputFromZod('ProductChannelInput', productChannelInput, {
  required: ['nameOnChannel'],
});

builder.mutationFields((t) => ({
  changeProductChannels: t.field({
    authScopes: { right: ['products', 'edit'] },
    description: 'Of the channels that are named; the others stay as they are',
    type: Product,
    args: {
      productId: t.arg.id(),
      channels: t.arg({ type: [ProductChannelInput] }),
      version: t.arg.int(seenVersion),
    },
    resolve: (_root, { productId, channels, version }, context) =>
      changeProductChannels(context.signedIn(), productId, channels, version),
  }),
}));
