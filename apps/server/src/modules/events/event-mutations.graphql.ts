import { eventExceptionInput, eventInput } from '@foyer/domain/events/event-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { shownReview } from '../changes/index.ts';
import { archiveEvent } from './archive-event.ts';
import { changeEvent } from './change-event.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { PlannedEventRef } from './planned-events.graphql.ts';
import { previewEvent } from './preview-event.ts';
import { TouchedTicketsReview } from './touched-tickets.graphql.ts';

inputFromZod('EventExceptionInput', eventExceptionInput, { required: ['note'] });

const EventInput = inputFromZod('EventInput', eventInput, {
  required: ['titleEn', 'publishInTicketFrame', 'showAvailability', 'exceptions'],
});

builder.queryField('eventPreview', (t) =>
  t.field({
    description: 'Whose tickets a change of an event would touch; it changes nothing',
    type: TouchedTicketsReview,
    authScopes: { right: ['tickets', 'access'] },
    args: { id: t.arg.id(), input: t.arg({ type: EventInput }) },
    resolve: (_root, { id, input }, context) => previewEvent(context.signedIn(), id, input),
  }),
);

builder.mutationFields((t) => ({
  createEvent: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PlannedEventRef,
    args: { input: t.arg({ type: EventInput }) },
    resolve: (_root, { input }, context) => createEvent(context.signedIn(), input),
  }),
  changeEvent: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    type: PlannedEventRef,
    args: {
      id: t.arg.id(),
      input: t.arg({ type: EventInput }),
      version: t.arg.int(seenVersion),
      fingerprint: t.arg.string(shownReview),
    },
    resolve: (_root, { id, input, version, fingerprint }, context) =>
      changeEvent(context.signedIn(), id, input, version, fingerprint),
  }),
  archiveEvent: t.field({
    authScopes: { right: ['tickets', 'edit'] },
    description: 'Archived or, with false, brought back',
    type: PlannedEventRef,
    args: { id: t.arg.id(), archived: t.arg.boolean() },
    resolve: (_root, { id, archived }, context) => archiveEvent(context.signedIn(), id, archived),
  }),
  deleteEvent: t.id({
    authScopes: { right: ['tickets', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteEvent(context.signedIn(), id),
  }),
}));
