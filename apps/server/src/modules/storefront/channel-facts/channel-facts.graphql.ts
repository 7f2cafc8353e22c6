import { builder } from '../../../platform/graphql/builder.ts';
import { loading, reading } from '../../../platform/graphql/reading.ts';
import { ManagedChannelRef } from '../../channels/index.ts';
import { type OpenSales, showOpenSales } from './show-open-sales.ts';
import { type ChannelWeek, showWeekOfChannels } from './show-week-of-channels.ts';

const ChannelWeekRef = builder.objectRef<ChannelWeek>('ChannelWeek').implement({
  description: 'What a channel sold today and in the six days before; test orders while the client tests',
  fields: (t) => ({
    ordersByDay: t.exposeIntList('ordersByDay', { description: 'The first is six days ago' }),
    revenueMinor: t.exposeInt('revenueMinor', { description: 'Less what went back' }),
  }),
});

const OpenSalesRef = builder.objectRef<OpenSales>('OpenSales').implement({
  description: 'What visitors are in the middle of on a sales page',
  fields: (t) => ({
    cartCount: t.exposeInt('cartCount', { description: 'Carts that hold places and have no order' }),
    ticketCount: t.exposeInt('ticketCount', { description: 'In these carts' }),
    lastEndsAt: t.expose('lastEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last of these carts ends',
    }),
    paymentCount: t.exposeInt('paymentCount', { description: 'Orders that are not paid yet' }),
    waitingCount: t.exposeInt('waitingCount', { description: 'Visitors in the waiting room' }),
  }),
});

builder.objectField(ManagedChannelRef, 'week', (t) =>
  t.loadable({
    authScopes: { right: ['channel-management', 'access'] },
    type: ChannelWeekRef,
    load: loading((scope, ids: string[], { app }) => showWeekOfChannels(scope, ids, app.clock())),
    resolve: ({ id }) => id,
  }),
);

builder.queryField('openSales', (t) =>
  t.field({
    description: 'Which sales end when a channel is unpublished or deleted',
    authScopes: { anyRight: [['channel-management', 'ticketstreet'], 'access'] as const },
    type: OpenSalesRef,
    args: { channelId: t.arg.id() },
    resolve: reading((scope, _root, { channelId }, { app }) => showOpenSales(scope, channelId, app.clock())),
  }),
);
