import { eTicketTextInput } from '@foyer/domain/catalog/e-ticket-text.ts';
import { ownDayInput, ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { typedVisitMailInput } from '@foyer/domain/catalog/visit-mail.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../../platform/graphql/seen-version.ts';
import { shownReview } from '../../changes/index.ts';
import { TouchedTicketsReview } from '../../events/index.ts';
import { TicketGroup } from '../catalog.graphql.ts';
import { archiveTicketGroup } from './archive-ticket-group.ts';
import { changeTicketGroup } from './change-ticket-group.ts';
import { createTicketGroup } from './create-ticket-group.ts';
import { previewTicketGroup } from './preview-ticket-group.ts';

inputFromZod('OwnDayInput', ownDayInput);

inputFromZod('ETicketTextInput', eTicketTextInput, { required: ['text'] });

inputFromZod('VisitMailInput', typedVisitMailInput, { required: ['on'] });

const TicketGroupInput = inputFromZod('TicketGroupInput', ticketGroupInput);

builder.queryField('ticketGroupPreview', (t) =>
  t.field({
    description: 'Whose tickets a change of a ticket group would touch; it changes nothing',
    type: TouchedTicketsReview,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id(), input: t.arg({ type: TicketGroupInput }) },
    resolve: (_root, { id, input }, context) => previewTicketGroup(context.signedIn(), id, input),
  }),
);

builder.mutationFields((t) => ({
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
    args: {
      id: t.arg.id(),
      input: t.arg({ type: TicketGroupInput }),
      version: t.arg.int(seenVersion),
      fingerprint: t.arg.string(shownReview),
    },
    resolve: (_root, { id, input, version, fingerprint }, context) =>
      changeTicketGroup(context.signedIn(), id, input, version, fingerprint),
  }),
  archiveTicketGroup: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: TicketGroup,
    args: { id: t.arg.id(), archived: t.arg.boolean() },
    resolve: (_root, { id, archived }, context) => archiveTicketGroup(context.signedIn(), id, archived),
  }),
}));
