import { type ChecklistEntity, type ChecklistRow, fieldsOf } from './checklist-field.ts';

const event: readonly ChecklistRow[] = [
  [
    'title, Dutch',
    'content event/title',
    'titleNl',
    'EventInput.titleNl',
    ['events/event-fields.tsx', "getInputProps('titleNl'"],
    'event-title-required',
  ],
  [
    'title, English',
    'content event/title',
    'titleEn',
    'EventInput.titleEn',
    ['events/event-fields.tsx', "getInputProps('titleEn'"],
    'event-title-too-short',
  ],
  [
    'date, period from',
    'event.from_date',
    'fromDate',
    'EventInput.fromDate',
    ['events/event-fields.tsx', "getInputProps('fromDate'"],
    'event-period-required',
  ],
  [
    'period until',
    'event.until_date',
    'untilDate',
    'EventInput.untilDate',
    ['events/event-fields.tsx', "getInputProps('untilDate'"],
    'end-before-start',
  ],
  [
    'time',
    'event.at',
    'at',
    'EventInput.at',
    ['events/event-fields.tsx', "getInputProps('at'"],
    'time-invalid',
  ],
  [
    'limit or no limit',
    'event.ticket_limit',
    'ticketLimit',
    'EventInput.ticketLimit',
    ['events/event-fields.tsx', "getInputProps('ticketLimit'"],
    'event-limit-invalid',
  ],
  [
    'linked event',
    'event.linked_event_id',
    'linkedEventId',
    'EventInput.linkedEventId',
    ['events/event-fields.tsx', "getInputProps('linkedEventId'"],
    'event-invalid',
  ],
  [
    'publish in ticket frame',
    'event.publish_in_ticket_frame',
    'publishInTicketFrame',
    'EventInput.publishInTicketFrame',
    ['events/event-fields.tsx', "getInputProps('publishInTicketFrame'"],
  ],
  [
    'show availability',
    'event.show_availability',
    'showAvailability',
    'EventInput.showAvailability',
    ['events/event-fields.tsx', "getInputProps('showAvailability'"],
  ],
  [
    'exception list',
    'event_exception.date',
    'exceptions.date',
    'EventExceptionInput.date',
    ['events/event-exceptions-card.tsx', 'exceptions'],
    'event-exception-outside',
  ],
];

export const eventChecklist: ChecklistEntity = {
  name: 'event or exhibition',
  schema: ['events/event-input.ts', 'eventInput'],
  fields: fieldsOf(event),
};
