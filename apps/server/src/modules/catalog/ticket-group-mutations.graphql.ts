import { builder } from '../../platform/graphql/builder.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { shownReview } from '../changes/index.ts';
import { TouchedTicketsReview } from '../events/index.ts';
import { archiveTicketGroup } from './archive-ticket-group.ts';
import { TicketGroup } from './catalog.graphql.ts';
import { changeTicketGroup } from './change-ticket-group.ts';
import { createTicketGroup } from './create-ticket-group.ts';
import { previewTicketGroup } from './preview-ticket-group.ts';

const OwnDayInput = builder.inputType('OwnDayInput', {
  fields: (t) => ({ date: t.string(), isOpen: t.boolean() }),
});

const ETicketTextInput = builder.inputType('ETicketTextInput', {
  fields: (t) => ({ language: t.string(), text: t.string() }),
});

const VisitMailInput = builder.inputType('VisitMailInput', {
  fields: (t) => ({
    on: t.boolean(),
    days: t.int({ required: false }),
    at: t.string({ required: false }),
  }),
});

const TicketGroupInput = builder.inputType('TicketGroupInput', {
  fields: (t) => ({
    name: t.string(),
    availableFrom: t.string({ required: false }),
    availableUntil: t.string({ required: false }),
    kind: t.string({ required: false, description: 'Left out = as it is' }),
    validFrom: t.string({ required: false }),
    validUntil: t.string({ required: false }),
    openWeekdays: t.intList({ required: false }),
    ownDays: t.field({ type: [OwnDayInput], required: false }),
    ticketLimit: t.int({ required: false, description: 'Left out = no limit' }),
    lookaheadDays: t.int({ required: false }),
    cutOffMinutes: t.int({ required: false }),
    pageMaximum: t.int({ required: false }),
    childNeedsAdult: t.boolean({ required: false }),
    eTicketTexts: t.field({ type: [ETicketTextInput], required: false }),
    previsitMail: t.field({ type: VisitMailInput, required: false }),
    aftervisitMail: t.field({ type: VisitMailInput, required: false }),
    mailArticleCodes: t.stringList({ required: false }),
    mailsBlocked: t.boolean({ required: false }),
  }),
});

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
