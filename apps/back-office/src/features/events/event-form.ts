import type { EventLimitChoice } from '@foyer/domain/events/event-input.ts';
import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import { type Result, refused } from '@foyer/domain/result/result.ts';
import { controlNames } from '../../components/edit-page/place-refusals.ts';
import type { EditEventQuery, EventInput, PlannedEventFieldsFragment } from '../../generated/operations.ts';
import { emptyPlannedEvent, PlannedEventFields } from '../../generated/planned-event-fields.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';

export type EditedEvent = EditEventQuery['plannedEvent'];
export type EventChoicesOfForm = Pick<EditEventQuery, 'events' | 'locations'>;

/** What is typed in another way than it is kept. A type, so that a form can index it. */
type Typed = {
  fromDate: string | null;
  untilDate: string | null;
  /** '' while nothing is typed. */
  at: string;
  limitChoice: EventLimitChoice | null;
};

/** The fields of an event or exhibition: those of its input, but for what is typed in another way. */
export type EventForm = Omit<PlannedEventFieldsFragment, keyof Typed> &
  Typed & {
    /** The one that is edited; 0 = a new event. */
    version: number;
  };

export function newEvent(kind: EventKind): EventForm {
  return {
    ...emptyPlannedEvent,
    kind,
    titleNl: '',
    fromDate: null,
    at: '',
    limitChoice: null,
    version: 0,
  };
}

export function eventFormOf(event: EditedEvent): EventForm {
  const kept = pickFragment(PlannedEventFields, event);
  return {
    ...kept,
    at: kept.at ?? '',
    limitChoice: kept.ticketLimit ? 'limit' : 'none',
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

/** The field of the form in which a field of the input is typed. */
export const eventControlOf = controlNames({ kind: 'main', exceptions: 'main' });

/** An event has one date: a missing one is not called a period. */
export function inWordsOfKind<Value>(
  { kind }: Pick<EventForm, 'kind'>,
  checked: Result<Value>,
): Result<Value> {
  if (checked.ok || kind !== 'event') return checked;
  return refused(
    ...checked.refusals.map((refusal) =>
      refusal.code === 'event-period-required' ? { ...refusal, code: 'event-date-required' } : refusal,
    ),
  );
}
