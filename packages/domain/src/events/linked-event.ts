import type { LocalDate } from '../calendar/local-date.ts';
import type { EventKind } from './event-kinds.ts';

/** An event (a date and time) or exhibition (a period) as far as a ticket type is linked to it. */
export interface LinkedEvent {
  id: string;
  kind: EventKind;
  /** By language. */
  titles: Readonly<Record<string, string>>;
  fromDate: LocalDate;
  untilDate: LocalDate;
  at: string | null;
  isArchived: boolean;
}
