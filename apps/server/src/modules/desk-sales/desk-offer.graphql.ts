import { assortmentInput, deskButtonInput } from '@foyer/domain/desk-sales/assortment-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { AvailabilityStateScalar } from '../../scalars/availability-scalars.graphql.ts';
import {
  ContentLanguageScalar,
  ItemKindScalar,
  TicketTypeLabelScalar,
} from '../../scalars/catalog-scalars.graphql.ts';
import { AssortmentScalar } from '../../scalars/desk-scalars.graphql.ts';
import type { TimeslotOnSale } from '../availability/index.ts';
import { saveAssortment } from './save-assortment.ts';
import {
  type DeskAssortment,
  type DeskGroup,
  type DeskOffer,
  type DeskTicketType,
  showDeskOffer,
} from './show-desk-offer.ts';

const mayRead = { right: ['ticketverkoop', 'access'] as const };

const TimeslotOnDesk = builder.objectRef<TimeslotOnSale>('DeskTimeslot').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    time: t.exposeString('time'),
    capacity: t.exposeInt('capacity', { nullable: true }),
    state: t.field({ type: AvailabilityStateScalar, resolve: ({ availability }) => availability.state }),
    left: t.int({
      nullable: true,
      description: 'Places; null = no limit',
      resolve: ({ availability }) => availability.left,
    }),
    isPast: t.boolean({
      description: 'It has begun, or its sale has stopped',
      resolve: ({ availability: { reason } }) => reason === 'past' || reason === 'past-cut-off',
    }),
  }),
});

const DeskTicketTypeRef = builder.objectRef<DeskTicketType>('DeskTicketType').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    itemKind: t.expose('itemKind', { type: ItemKindScalar }),
    priceMinor: t.exposeInt('priceMinor', { description: 'On the day that was asked for' }),
    statusLabel: t.expose('statusLabel', {
      type: TicketTypeLabelScalar,
      nullable: true,
      description: 'Set by hand: it is shown, and not sold',
    }),
    maxPerOrder: t.exposeInt('maxPerOrder', { nullable: true }),
    leftCount: t.exposeInt('leftCount', { nullable: true, description: 'Of merchandise: in stock' }),
    pluCode: t.exposeString('pluCode', {
      nullable: true,
      description: 'null = the account has no right on the PLU system',
    }),
  }),
});

const DeskGroupRef = builder.objectRef<DeskGroup>('DeskGroup').implement({
  description: 'A ticket group as a desk sells it on a day',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    imageUrl: t.exposeString('imageUrl', { nullable: true }),
    needsTimeslot: t.exposeBoolean('needsTimeslot'),
    needsDate: t.exposeBoolean('needsDate'),
    state: t.field({
      type: AvailabilityStateScalar,
      description: 'Of the day',
      resolve: ({ day }) => day.availability.state,
    }),
    left: t.int({ nullable: true, resolve: ({ day }) => day.availability.left }),
    timeslots: t.expose('timeslots', { type: [TimeslotOnDesk] }),
    ticketTypes: t.expose('ticketTypes', { type: [DeskTicketTypeRef] }),
  }),
});

const DeskButtonRef = builder.objectRef<DeskAssortment['buttons'][number]>('DeskButton').implement({
  description: 'Opens a ticket group, or adds one of a ticket type',
  fields: () => fieldsFromZod(deskButtonInput),
});

const DeskAssortmentRef = builder.objectRef<DeskAssortment>('DeskAssortment').implement({
  fields: (t) => ({
    name: t.expose('name', { type: AssortmentScalar }),
    version: t.exposeInt('version', { description: '0 = not set by staff yet' }),
    buttons: t.expose('buttons', { type: [DeskButtonRef] }),
  }),
});

export const DeskOfferRef = builder.objectRef<DeskOffer>('DeskOffer').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    today: t.expose('today', { type: 'Date', description: 'By the clock of the client' }),
    groups: t.expose('groups', { type: [DeskGroupRef] }),
    assortments: t.expose('assortments', { type: [DeskAssortmentRef] }),
    upsellTypeIds: t.exposeIDList('upsellTypeIds', {
      description: 'Ticket types that the published sales pages suggest beside others, and this desk sells',
    }),
    mayUsePlu: t.exposeBoolean('mayUsePlu'),
    maySellOffline: t.exposeBoolean('maySellOffline', {
      description: 'The account may keep a lease, and sell of it without a connection',
    }),
  }),
});

inputFromZod('DeskButtonInput', deskButtonInput);
const AssortmentInput = inputFromZod('DeskAssortmentInput', assortmentInput);

builder.queryFields((t) => ({
  deskOffer: t.field({
    description: 'What a desk sells on a day',
    type: DeskOfferRef,
    authScopes: mayRead,
    args: {
      date: t.arg({ type: 'Date', required: false, description: 'Left out = today' }),
      language: t.arg({ type: ContentLanguageScalar }),
    },
    resolve: reading((scope, _root, { date, language }, call) =>
      showDeskOffer(call, scope, { date: date ?? null, language }),
    ),
  }),
}));

builder.mutationFields((t) => ({
  saveDeskAssortment: t.field({
    authScopes: { right: ['ticketverkoop', 'extra'] },
    description: 'No buttons = those that follow from the catalogue',
    type: DeskAssortmentRef,
    args: { input: t.arg({ type: AssortmentInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { input, version }, context) => saveAssortment(context.signedIn(), input, version),
  }),
}));
