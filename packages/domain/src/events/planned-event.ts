import type { LocalDate } from '../calendar/local-date.ts';
import type { EventException } from './event-input.ts';
import type { LinkedEvent } from './linked-event.ts';

/** An event (a date and time) or exhibition (a period) with everything that is planned for it. */
export interface PlannedEvent extends LinkedEvent {
  locationId: string | null;
  /** Of an event in all, of an exhibition a day; null = no limit. */
  ticketLimit: number | null;
  linkedEventId: string | null;
  /** Listed on the program step of the sales pages. */
  publishInTicketFrame: boolean;
  /** Visitors read how many places are left. */
  showAvailability: boolean;
  /** Counted up by every save. */
  version: number;
  /** Dates on which it is closed. */
  exceptions: readonly EventException[];
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
