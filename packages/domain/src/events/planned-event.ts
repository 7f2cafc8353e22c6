import type { LocalDate } from '../calendar/local-date.ts';
import type { EventInput } from './event-input.ts';
import type { LinkedEvent } from './linked-event.ts';

/** An event (a date and time) or exhibition (a period) with everything that is planned for it. */
export interface PlannedEvent extends LinkedEvent, Omit<EventInput, 'titleNl' | 'titleEn'> {
  /** Counted up by every save. */
  version: number;
}

export const eventStates = ['coming', 'now', 'past', 'archived'] as const;
export type EventState = (typeof eventStates)[number];

/** What an event is on a date. */
export function eventStateOn(
  event: Pick<PlannedEvent, 'fromDate' | 'untilDate' | 'isArchived'>,
  today: LocalDate,
): EventState {
  if (event.isArchived) return 'archived';
  if (event.fromDate > today) return 'coming';
  return event.untilDate < today ? 'past' : 'now';
}
