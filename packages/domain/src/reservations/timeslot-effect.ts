import type { GroupReservationStatus } from '../scheduling/availability/calendar-rules.ts';

/** A status that is "No" takes no places (product.md, section 4, "Timeslot status"). */
export const placesTaken = (status: GroupReservationStatus, people: number): number =>
  status === 'no' ? 0 : people;

/** What it closes for others; null = nothing. */
export function closedBy(status: GroupReservationStatus): 'timeslot' | 'day' | null {
  if (status === 'yes and close the timeslot') return 'timeslot';
  return status === 'yes and close the day' ? 'day' : null;
}

interface Visit {
  calendarId: string;
  timeslotId: string;
  date: string;
}

/**
 * Whether any of these reservations closes a timeslot for others. A day is that of the calendar: timeslots that share
 * no places with the reservation stay open.
 */
export function isClosedByGroups(
  timeslot: Visit,
  reservations: readonly (Visit & { status: GroupReservationStatus })[],
): boolean {
  return reservations.some(({ status, calendarId, timeslotId, date }) => {
    if (calendarId !== timeslot.calendarId || date !== timeslot.date) return false;
    const closed = closedBy(status);
    return closed === 'day' || (closed === 'timeslot' && timeslotId === timeslot.timeslotId);
  });
}
