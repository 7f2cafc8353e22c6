import type { CalendarException, Period } from './availability/calendar-rules.ts';

/** A calendar of timeslots at one location, whose places the ticket groups linked to it share. */
export interface TimeslotGroup {
  id: string;
  name: string;
  locationId: string;
  timeZone: string;
  periods: readonly Period[];
  exceptions: readonly CalendarException[];
  /** Left out of overviews and public pages; staff and reservations can use it. */
  hidden: boolean;
  /** Kept in step with an external reseller system. */
  synced: boolean;
  ticketGroupIds: readonly string[];
}
