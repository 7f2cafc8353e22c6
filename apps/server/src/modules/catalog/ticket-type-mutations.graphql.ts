import { builder } from '../../platform/graphql/builder.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { archiveTicketType } from './archive-ticket-type.ts';
import { TicketType } from './catalog.graphql.ts';
import { changeTicketType } from './change-ticket-type.ts';
import { createTicketType } from './create-ticket-type.ts';
import { deleteTicketType } from './delete-ticket-type.ts';
import { duplicateTicketType } from './duplicate-ticket-type.ts';
import { sortTicketTypes } from './sort-ticket-types.ts';

const TicketTypeDescriptionInput = builder.inputType('TicketTypeDescriptionInput', {
  fields: (t) => ({ language: t.string(), name: t.string(), extraInformation: t.string() }),
});

const TicketValidityInput = builder.inputType('TicketValidityInput', {
  fields: (t) => ({
    kind: t.string(),
    days: t.int({ required: false }),
    until: t.string({ required: false }),
  }),
});

const TicketTypeInput = builder.inputType('TicketTypeInput', {
  fields: (t) => ({
    descriptions: t.field({ type: [TicketTypeDescriptionInput] }),
    priceMinor: t.int(),
    originalPriceMinor: t.int({ required: false }),
    vatBasisPoints: t.int(),
    pluCode: t.string({ required: false }),
    itemKind: t.string({ required: false }),
    ticketLimit: t.int({ required: false, description: 'Null = no limit; one or the other must be chosen' }),
    isChild: t.boolean({ required: false }),
    durationMinutes: t.int({ required: false }),
    blocksOtherTimeslots: t.boolean({ required: false }),
    usesCustomBarcode: t.boolean({ required: false }),
    validity: t.field({ type: TicketValidityInput, required: false }),
    dailyScanLimit: t.int({ required: false }),
    totalScanLimit: t.int({ required: false }),
    minPerOrder: t.int({ required: false }),
    maxPerOrder: t.int({ required: false }),
    salesPoints: t.stringList(),
    eventId: t.id({ required: false }),
    statusLabel: t.string({ required: false }),
    informationIcon: t.string({ required: false }),
    articleCode: t.string({ required: false }),
    costCentre: t.string({ required: false }),
    ledgerAccount: t.string({ required: false }),
    active: t.boolean({ required: false }),
  }),
});

builder.mutationFields((t) => ({
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
    args: { id: t.arg.id(), input: t.arg({ type: TicketTypeInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      changeTicketType(context.signedIn(), id, input, version),
  }),
  duplicateTicketType: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    description: 'Last in its group and off sale',
    type: TicketType,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => duplicateTicketType(context.signedIn(), id),
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
