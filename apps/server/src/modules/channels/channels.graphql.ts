import { type ContentLanguage, contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import type { Channel, ChannelColours } from '@foyer/domain/channels/channel.ts';
import {
  channelColoursInput,
  channelIntroInput,
  holdCapacityInput,
  listedChannelInput,
} from '@foyer/domain/channels/channel-input.ts';
import type { ChannelHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { listTicketGroups, TicketGroup } from '../catalog/index.ts';
import { changeChannel } from './change-channel.ts';
import { getChannel, listChannels } from './channel.repository.ts';
import { PublicationStateRef, pageUrlOf, stateOf } from './channel-state.graphql.ts';
import { createChannel } from './create-channel.ts';
import { publishChannel } from './publish-channel.ts';
import { unpublishChannel } from './unpublish-channel.ts';

const Colours = builder.objectRef<ChannelColours>('ChannelColours').implement({
  description: 'Each as #RRGGBB',
  fields: (t) => ({
    brand: t.exposeString('brand'),
    ink: t.exposeString('ink'),
    paper: t.exposeString('paper'),
  }),
});

const Intro = builder.objectRef<{ language: ContentLanguage; text: string }>('TicketstreetIntro').implement({
  fields: (t) => ({
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
      type: PublicationStateRef,
      resolve: (channel, _args, context) => stateOf(context.signedIn(), channel),
    }),
    startDate: t.expose('startDate', { type: 'Date', nullable: true }),
    endDate: t.expose('endDate', { type: 'Date', nullable: true }),
    languages: t.field({ type: [ContentLanguageScalar], resolve: ({ languages }) => [...languages] }),
    defaultLanguage: t.expose('defaultLanguage', { type: ContentLanguageScalar }),
    intro: t.field({
      type: [Intro],
      resolve: ({ intro }) =>
        contentLanguages.flatMap((language) => {
          const text = intro[language];
          return text === undefined ? [] : [{ language, text }];
        }),
    }),
    colours: t.expose('colours', { type: Colours }),
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
    version: t.exposeInt('version'),
  }),
});

inputFromZod('ChannelColoursInput', channelColoursInput);

inputFromZod('TicketstreetIntroInput', channelIntroInput);

inputFromZod('HoldCapacityInput', holdCapacityInput);

const TicketstreetInput = inputFromZod('TicketstreetInput', listedChannelInput, {
  required: ['colours', 'ticketGroupIds', 'minTickets', 'maxTickets'],
  // A page without a default language gets the specification's message at its field.
  types: { defaultLanguage: 'String' },
});

type Typed = Omit<typeof TicketstreetInput.$inferInput, 'intro'> & {
  intro: readonly { language: string; text: string }[];
};

builder.queryFields((t) => ({
  ticketstreets: t.field({
    description: 'All ticketstreets, by title',
    type: [Ticketstreet],
    authScopes: { right: ['ticketstreet', 'access'] },
    resolve: reading(listChannels),
  }),
  ticketstreet: t.field({
    type: Ticketstreet,
    authScopes: { right: ['ticketstreet', 'access'] },
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getChannel(scope, id)),
  }),
}));

builder.mutationFields((t) => ({
  createTicketstreet: t.field({
    authScopes: { right: ['ticketstreet', 'edit'] },
    type: Ticketstreet,
    args: { input: t.arg({ type: TicketstreetInput }) },
    resolve: (_root, { input }, context) => createChannel(context.signedIn(), withIntroByLanguage(input)),
  }),
  changeTicketstreet: t.field({
    authScopes: { right: ['ticketstreet', 'edit'] },
    type: Ticketstreet,
    args: { id: t.arg.id(), input: t.arg({ type: TicketstreetInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      changeChannel(context.signedIn(), id, withIntroByLanguage(input), version),
  }),
  publishTicketstreet: t.field({
    authScopes: { right: ['ticketstreet', 'edit'] },
    description: 'startToday: a start date that lies ahead moves to today, else it is kept',
    type: Ticketstreet,
    args: { id: t.arg.id(), startToday: t.arg.boolean() },
    resolve: (_root, { id, startToday }, context) =>
      publishChannel(context.signedIn(), id, startToday ? 'start today' : 'keep the start date'),
  }),
  unpublishTicketstreet: t.field({
    authScopes: { right: ['ticketstreet', 'edit'] },
    type: Ticketstreet,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => unpublishChannel(context.signedIn(), id),
  }),
}));

function withIntroByLanguage({ intro, ...input }: Typed) {
  return { ...input, intro: Object.fromEntries(intro.map(({ language, text }) => [language, text])) };
}
