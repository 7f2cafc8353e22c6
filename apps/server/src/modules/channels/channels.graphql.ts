import type { Channel } from '@foyer/domain/channels/channel.ts';
import { holdCapacityInput, listedChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { type ChannelText, channelTextsOf, listChannelTexts } from '@foyer/domain/channels/channel-texts.ts';
import { channelTextInput } from '@foyer/domain/channels/channel-texts-input.ts';
import type { ChannelHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { ChannelTextKeyScalar, PublicationStateScalar } from '../../scalars/channel-scalars.graphql.ts';
import { PaymentMethodScalar } from '../../scalars/payment-scalars.graphql.ts';
import { listTicketGroups, TicketGroup } from '../catalog/index.ts';
import { changeChannel } from './change-channel.ts';
import { getChannelOfKind, listChannels } from './channel.repository.ts';
import { ColoursRef } from './channel-colours.graphql.ts';
import { pageUrlOf, stateOf } from './channel-state.ts';
import { createChannel } from './create-channel.ts';
import { SalesFlowRef } from './sales-flow.graphql.ts';

const Text = builder.objectRef<ChannelText>('ChannelText').implement({
  description: 'What a sales page says in one language instead of its default text',
  fields: (t) => ({
    key: t.expose('key', { type: ChannelTextKeyScalar }),
    language: t.expose('language', { type: ContentLanguageScalar }),
    text: t.exposeString('text'),
  }),
});

const HoldCapacity = builder.objectRef<ChannelHoldCapacity>('HoldCapacity').implement({
  description:
    'The share of each timeslot that the channel may not sell until its release; without one, never',
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled'),
    percentage: t.exposeInt('percentage'),
    releaseDate: t.expose('releaseDate', { type: 'Date', nullable: true }),
    releaseTime: t.exposeString('releaseTime', { nullable: true }),
    releaseMinutes: t.exposeInt('releaseMinutes', { nullable: true, description: 'Before each start' }),
  }),
});

export const Ticketstreet = builder.objectRef<Channel>('Ticketstreet').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
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
    startDate: t.expose('startDate', { type: 'Date', nullable: true }),
    endDate: t.expose('endDate', { type: 'Date', nullable: true }),
    languages: t.field({ type: [ContentLanguageScalar], resolve: ({ languages }) => [...languages] }),
    defaultLanguage: t.expose('defaultLanguage', { type: ContentLanguageScalar }),
    texts: t.field({ type: [Text], resolve: ({ texts }) => listChannelTexts(texts) }),
    colours: t.expose('colours', {
      type: ColoursRef,
      description: 'Those of its scheme, where it has one',
    }),
    colourSchemeId: t.exposeID('colourSchemeId', { nullable: true }),
    ticketGroups: t.loadable({
      authScopes: { right: ['ticketstreet', 'access'] },
      type: [TicketGroup],
      load: loading(listTicketGroups),
      sort: ({ id }) => id,
      resolve: ({ ticketGroupIds }) => ticketGroupIds,
    }),
    minTickets: t.exposeInt('minTickets'),
    maxTickets: t.exposeInt('maxTickets', { nullable: true }),
    holdCapacity: t.expose('holdCapacity', { type: HoldCapacity }),
    paymentMethods: t.field({
      type: [PaymentMethodScalar],
      description: 'None = all that the payment providers offer',
      resolve: ({ paymentMethods }) => [...paymentMethods],
    }),
    salesFlow: t.expose('salesFlow', { type: SalesFlowRef }),
    version: t.exposeInt('version'),
  }),
});

inputFromZod('ChannelTextInput', channelTextInput);

inputFromZod('HoldCapacityInput', holdCapacityInput);

export const TicketstreetInput = inputFromZod('TicketstreetInput', listedChannelInput, {
  required: ['colours', 'ticketGroupIds', 'minTickets', 'maxTickets'],
  // A page without a default language gets the specification's message at its field.
  types: { defaultLanguage: 'String' },
});

type Typed = Omit<typeof TicketstreetInput.$inferInput, 'texts'> & { texts: readonly ChannelText[] };

builder.queryFields((t) => ({
  ticketstreets: t.field({
    description: 'All ticketstreets, by title',
    type: [Ticketstreet],
    authScopes: { right: ['ticketstreet', 'access'] },
    resolve: reading(async (scope) =>
      (await listChannels(scope)).filter(({ kind }) => kind === 'ticketstreet'),
    ),
  }),
  ticketstreet: t.field({
    type: Ticketstreet,
    authScopes: { right: ['ticketstreet', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getChannelOfKind(scope, id, 'ticketstreet')),
  }),
}));

builder.mutationFields((t) => ({
  createTicketstreet: t.field({
    authScopes: { right: ['ticketstreet', 'edit'] },
    type: Ticketstreet,
    args: { input: t.arg({ type: TicketstreetInput }) },
    resolve: (_root, { input }, context) => createChannel(context.signedIn(), withTextsByKey(input)),
  }),
  changeTicketstreet: t.field({
    authScopes: { right: ['ticketstreet', 'edit'] },
    type: Ticketstreet,
    args: { id: t.arg.id(), input: t.arg({ type: TicketstreetInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      changeChannel(context.signedIn(), id, withTextsByKey(input), version),
  }),
}));

/** What is typed, as the rule reads it. */
export function withTextsByKey({ texts, ...input }: Typed) {
  return { ...input, texts: channelTextsOf(texts) };
}
