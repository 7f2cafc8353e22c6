import type { LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';

/** An event or exhibition as far as it decides when and where the tickets linked to it are sold. */
export interface EventRules {
  from: LocalDate;
  until: LocalDate;
  /** Of an event: when it begins; an exhibition has none. */
  time: LocalTime | null;
  /** Where it is; null = wherever the ticket is for. */
  locationId: string | null;
  /** The dates of its exception list, and of that of the event it is linked to. */
  closedDates: readonly LocalDate[];
  /** When an event begins and the last day of an exhibition is over: from then on nothing is sold. */
  salesEndAt: Date;
}

/** The visit that a ticket would be for. */
export interface EventVisit {
  /** Null = a ticket without a date: the event itself says when. */
  date: LocalDate | null;
  /** A start and an end by the clock of the place ('2026-11-21T19:00'), the end null where it is unknown. */
  timeslot: { fromLocal: string; untilLocal: string | null } | null;
  /** Where it may be; empty = anywhere. */
  locationIds: readonly string[];
}

export type EventShut = 'event-closed' | 'event-other-time' | 'event-elsewhere';

/**
 * Why a ticket for an event is not sold for a visit (product.md, section 1): on another date or one of the exception
 * list, at a time at which the event does not begin, in another place. Null = it is.
 */
export function findEventShut(
  event: Omit<EventRules, 'salesEndAt'>,
  { date, timeslot, locationIds }: EventVisit,
): EventShut | null {
  if (date === null) return null;
  if (date < event.from || date > event.until || event.closedDates.includes(date)) return 'event-closed';
  if (event.time !== null && timeslot && !isUnderWay(timeslot, `${event.from}T${event.time}`))
    return 'event-other-time';
  const isThere =
    event.locationId === null || locationIds.length === 0 || locationIds.includes(event.locationId);
  return isThere ? null : 'event-elsewhere';
}

/** A timeslot without an end holds its start only. */
function isUnderWay({ fromLocal, untilLocal }: NonNullable<EventVisit['timeslot']>, moment: string): boolean {
  return moment === fromLocal || (untilLocal !== null && moment > fromLocal && moment < untilLocal);
}
