import type { EventException, EventLimitChoice } from '@foyer/domain/events/event-input.ts';
import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import type { EditEventQuery, EventInput } from '../../generated/operations.ts';

export type EditedEvent = EditEventQuery['plannedEvent'];
export type EventChoicesOfForm = Pick<EditEventQuery, 'events' | 'locations'>;

/** The fields of an event or exhibition. A type, so that a form can index it. */
export type EventForm = {
  kind: EventKind;
  titleNl: string;
  titleEn: string;
  locationId: string | null;
  fromDate: string | null;
  untilDate: string | null;
  /** '' while nothing is typed. */
  at: string;
  limitChoice: EventLimitChoice | null;
  ticketLimit: number | null;
  linkedEventId: string | null;
  publishInTicketFrame: boolean;
  showAvailability: boolean;
  exceptions: EventException[];
  /** The one that is edited; 0 = a new event. */
  version: number;
};

export function newEvent(kind: EventKind): EventForm {
  return {
    kind,
    titleNl: '',
    titleEn: '',
    locationId: null,
    fromDate: null,
    untilDate: null,
    at: '',
    limitChoice: null,
    ticketLimit: null,
    linkedEventId: null,
    publishInTicketFrame: false,
    showAvailability: false,
    exceptions: [],
    version: 0,
  };
}

export function eventFormOf(event: EditedEvent): EventForm {
  const { kind, titleNl, titleEn, fromDate, untilDate, publishInTicketFrame, showAvailability } = event;
  return {
    ...{ kind, titleNl, titleEn, fromDate, untilDate, publishInTicketFrame, showAvailability },
    locationId: event.locationId ?? null,
    at: event.at ?? '',
    limitChoice: event.ticketLimit ? 'limit' : 'none',
    ticketLimit: event.ticketLimit ?? null,
    linkedEventId: event.linkedEventId ?? null,
    exceptions: event.exceptions.map(({ date, note }) => ({ date, note })),
    version: event.version,
  };
}

/** What rule and server are asked; an exhibition has no time, an event no second date. */
export function eventInputOf({ version: _version, ...form }: EventForm): EventInput {
  const isEvent = form.kind === 'event';
  return {
    ...form,
    untilDate: isEvent ? null : form.untilDate,
    at: isEvent ? form.at || null : null,
    ticketLimit: form.limitChoice === 'limit' ? form.ticketLimit : null,
  };
}

const planned = [
  'kind',
  'locationId',
  'fromDate',
  'untilDate',
  'at',
  'limitChoice',
  'ticketLimit',
  'linkedEventId',
  'exceptions',
] as const;

/** Whether what was changed can touch sold tickets: the button then says Review. */
export function changesPlan(fields: { isDirty: (field: keyof EventForm) => boolean }): boolean {
  return planned.some((field) => fields.isDirty(field));
}
