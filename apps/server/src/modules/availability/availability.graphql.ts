import type { WhyEffect, WhyStep } from '@foyer/domain/scheduling/availability/why-step.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  SaleCounterKindScalar,
  WhyCodeScalar,
  WhyEffectKindScalar,
  WhyStepNameScalar,
} from '../../scalars/availability-scalars.graphql.ts';
import { TicketTypeLabelScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { CalendarKindScalar } from '../../scalars/scheduling-scalars.graphql.ts';
import { Fill } from '../scheduling/index.ts';
import { explainSale, type Why, type WhyChoice } from './explain/explain-sale.ts';

const Effect = builder.objectRef<WhyEffect>('WhyEffect').implement({
  description: 'What a rule does: sets places, takes some, lets people in or shuts',
  fields: (t) => ({
    kind: t.expose('kind', { type: WhyEffectKindScalar }),
    places: t.int({
      nullable: true,
      description: 'null = no limit',
      resolve: (effect) => ('places' in effect ? effect.places : null),
    }),
  }),
});

const Step = builder.objectRef<WhyStep>('WhyStep').implement({
  fields: (t) => ({
    name: t.expose('name', { type: WhyStepNameScalar, description: 'What was looked at' }),
    code: t.expose('code', { type: WhyCodeScalar, description: 'What it says' }),
    limitKind: t.expose('limitKind', { type: SaleCounterKindScalar, nullable: true }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params }),
    effect: t.field({ type: Effect, resolve: ({ effect }) => effect }),
    applies: t.exposeBoolean('applies', { description: 'false = looked at, without effect' }),
    changesAt: t.expose('changesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When this changes by itself',
    }),
  }),
});

const Choice = builder.objectRef<WhyChoice>('WhyChoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    availability: t.expose('availability', { type: Fill, nullable: true }),
  }),
});

const WhyTimeslot = builder.objectRef<Why['timeslots'][number]>('WhyTimeslot').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    time: t.expose('time', { type: 'Time' }),
    availability: t.expose('availability', { type: Fill }),
  }),
});

const WhyGroup = builder.objectRef<Why['group']>('WhyGroup').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    productId: t.exposeID('productId'),
  }),
});

const WhyLabel = builder.objectRef<Why['labels'][number]>('WhyTypeLabel').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    label: t.expose('label', { type: TicketTypeLabelScalar }),
  }),
});

const WhyRef = builder.objectRef<Why>('Why').implement({
  description: 'Why something is or is not for sale, rule by rule',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    timeslotId: t.id({ nullable: true, resolve: ({ timeslot }) => timeslot?.id }),
    time: t.field({ type: 'Time', nullable: true, resolve: ({ timeslot }) => timeslot?.time }),
    calendarId: t.exposeID('calendarId', { nullable: true }),
    calendarKind: t.expose('calendarKind', { type: CalendarKindScalar, nullable: true }),
    locationName: t.exposeString('locationName'),
    timeZone: t.exposeString('timeZone'),
    group: t.expose('group', { type: WhyGroup }),
    channel: t.field({
      type: Choice,
      nullable: true,
      resolve: ({ channel, channels }) => channels.find(({ id }) => id === channel?.id),
    }),
    groups: t.expose('groups', { type: [Choice] }),
    channels: t.expose('channels', { type: [Choice], description: 'What each channel shows' }),
    timeslots: t.expose('timeslots', { type: [WhyTimeslot], description: 'Of the date, as asked' }),
    steps: t.expose('steps', { type: [Step] }),
    labels: t.expose('labels', { type: [WhyLabel], description: 'Ticket types that cannot be bought there' }),
    availability: t.expose('availability', { type: Fill }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  whyTimeslot: t.field({
    description: 'Why a timeslot is or is not for sale; without a channel to staff',
    type: WhyRef,
    authScopes: { anyRight: [['timeslotgroup', 'availability-scheduler', 'products'], 'access'] },
    args: {
      timeslotId: t.arg.id(),
      ticketGroupId: t.arg.id({ required: false }),
      channelId: t.arg.id({ required: false }),
    },
    resolve: (_root, args, context) => explainSale(context.signedIn(), args),
  }),
  whyProduct: t.field({
    description: 'Why a product is or is not for sale on a date, or at one time of it',
    type: WhyRef,
    authScopes: { right: ['products', 'access'] },
    args: {
      productId: t.arg.id(),
      date: t.arg({ type: 'Date' }),
      timeslotId: t.arg.id({ required: false }),
      ticketGroupId: t.arg.id({ required: false }),
      channelId: t.arg.id({ required: false }),
    },
    resolve: (_root, args, context) => explainSale(context.signedIn(), args),
  }),
}));
