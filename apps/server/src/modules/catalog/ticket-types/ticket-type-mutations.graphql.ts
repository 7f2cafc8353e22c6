import { ticketTypeDescriptionInput, ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { customValidityInput } from '@foyer/domain/catalog/ticket-validity.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../../platform/graphql/seen-version.ts';
import { TicketType } from '../catalog.graphql.ts';
import { archiveTicketType } from './archive-ticket-type.ts';
import { changeTicketType } from './change-ticket-type.ts';
import { createTicketType } from './create-ticket-type.ts';
import { deleteTicketType } from './delete-ticket-type.ts';
import { duplicateTicketType } from './duplicate-ticket-type.ts';
import { sortTicketTypes } from './sort-ticket-types.ts';

inputFromZod('TicketTypeDescriptionInput', ticketTypeDescriptionInput, {
  required: ['name', 'extraInformation'],
});

inputFromZod('TicketValidityInput', customValidityInput);

const TicketTypeInput = inputFromZod('TicketTypeInput', ticketTypeInput);

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
