import { builder } from '../../platform/graphql/builder.ts';
import { OpeningHoursInput } from '../venues/index.ts';
import { archiveProduct } from './archive-product.ts';
import { archiveTicketGroup } from './archive-ticket-group.ts';
import { archiveTicketType } from './archive-ticket-type.ts';
import { Product, TicketGroup, TicketType } from './catalog.graphql.ts';
import { changeProduct } from './change-product.ts';
import { changeTicketGroup } from './change-ticket-group.ts';
import { changeTicketType } from './change-ticket-type.ts';
import { createProduct } from './create-product.ts';
import { createTicketGroup } from './create-ticket-group.ts';
import { createTicketType } from './create-ticket-type.ts';
import { deleteProduct } from './delete-product.ts';
import { deleteTicketType } from './delete-ticket-type.ts';
import { sortTicketTypes } from './sort-ticket-types.ts';

const CreateProductInput = builder.inputType('CreateProductInput', {
  fields: (t) => ({
    name: t.string(),
    category: t.string({ required: false }),
    locationIds: t.idList(),
  }),
});

const ProductTextInput = builder.inputType('ProductTextInput', {
  fields: (t) => ({
    language: t.string(),
    title: t.string(),
    shortText: t.string(),
    description: t.string(),
  }),
});

const OwnHoursInput = builder.inputType('OwnHoursInput', {
  fields: (t) => ({
    locationId: t.id(),
    weekHours: t.field({ type: [OpeningHoursInput], required: { list: true, items: false } }),
  }),
});

const ChangeProductInput = builder.inputType('ChangeProductInput', {
  fields: (t) => ({
    name: t.string(),
    category: t.string({ required: false }),
    locationIds: t.idList(),
    texts: t.field({ type: [ProductTextInput] }),
    ownHours: t.field({ type: [OwnHoursInput], required: false, description: 'Left out = as they are' }),
  }),
});

const TicketGroupInput = builder.inputType('TicketGroupInput', {
  fields: (t) => ({
    name: t.string(),
    availableFrom: t.string({ required: false }),
    availableUntil: t.string({ required: false }),
    lookaheadDays: t.int({ required: false }),
    cutOffMinutes: t.int({ required: false }),
    pageMaximum: t.int({ required: false }),
    childNeedsAdult: t.boolean({ required: false }),
  }),
});

const TicketTypeDescriptionInput = builder.inputType('TicketTypeDescriptionInput', {
  fields: (t) => ({ language: t.string(), name: t.string(), extraInformation: t.string() }),
});

const TicketTypeInput = builder.inputType('TicketTypeInput', {
  fields: (t) => ({
    descriptions: t.field({ type: [TicketTypeDescriptionInput] }),
    priceMinor: t.int(),
    originalPriceMinor: t.int({ required: false }),
    vatBasisPoints: t.int(),
    pluCode: t.string({ required: false }),
    isChild: t.boolean({ required: false }),
    durationMinutes: t.int({ required: false }),
    minPerOrder: t.int({ required: false }),
    maxPerOrder: t.int({ required: false }),
    salesPoints: t.stringList(),
    active: t.boolean({ required: false }),
  }),
});

builder.mutationFields((t) => ({
  createProduct: t.field({
    authScopes: { right: ['products', 'edit'] },
    type: Product,
    args: { input: t.arg({ type: CreateProductInput }) },
    resolve: (_root, { input }, context) => createProduct(context.signedIn(), input),
  }),
  changeProduct: t.field({
    authScopes: { right: ['products', 'edit'] },
    type: Product,
    args: { id: t.arg.id(), input: t.arg({ type: ChangeProductInput }) },
    resolve: (_root, { id, input }, context) => changeProduct(context.signedIn(), id, input),
  }),
  archiveProduct: t.field({
    authScopes: { right: ['products', 'edit'] },
    description: 'Archived or, with false, brought back',
    type: Product,
    args: { id: t.arg.id(), archived: t.arg.boolean() },
    resolve: (_root, { id, archived }, context) => archiveProduct(context.signedIn(), id, archived),
  }),
  deleteProduct: t.id({
    authScopes: { right: ['products', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteProduct(context.signedIn(), id),
  }),
  createTicketGroup: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: TicketGroup,
    args: { productId: t.arg.id(), input: t.arg({ type: TicketGroupInput }) },
    resolve: (_root, { productId, input }, context) =>
      createTicketGroup(context.signedIn(), productId, input),
  }),
  changeTicketGroup: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: TicketGroup,
    args: { id: t.arg.id(), input: t.arg({ type: TicketGroupInput }) },
    resolve: (_root, { id, input }, context) => changeTicketGroup(context.signedIn(), id, input),
  }),
  archiveTicketGroup: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: TicketGroup,
    args: { id: t.arg.id(), archived: t.arg.boolean() },
    resolve: (_root, { id, archived }, context) => archiveTicketGroup(context.signedIn(), id, archived),
  }),
  createTicketType: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: TicketType,
    args: { ticketGroupId: t.arg.id(), input: t.arg({ type: TicketTypeInput }) },
    resolve: (_root, { ticketGroupId, input }, context) =>
      createTicketType(context.signedIn(), ticketGroupId, input),
  }),
  changeTicketType: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: TicketType,
    args: { id: t.arg.id(), input: t.arg({ type: TicketTypeInput }) },
    resolve: (_root, { id, input }, context) => changeTicketType(context.signedIn(), id, input),
  }),
  archiveTicketType: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: TicketType,
    args: { id: t.arg.id(), archived: t.arg.boolean() },
    resolve: (_root, { id, archived }, context) => archiveTicketType(context.signedIn(), id, archived),
  }),
  deleteTicketType: t.id({
    authScopes: { right: ['tickets', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteTicketType(context.signedIn(), id),
  }),
  sortTicketTypes: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    description: 'Puts the ticket types of a group in the order that visitors see',
    type: [TicketType],
    args: { ticketGroupId: t.arg.id(), orderedIds: t.arg.idList() },
    resolve: (_root, { ticketGroupId, orderedIds }, context) =>
      sortTicketTypes(context.signedIn(), ticketGroupId, orderedIds),
  }),
}));
