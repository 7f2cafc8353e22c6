import type { Period } from './calendar-rules.ts';

/** A calendar of timeslots at one location, whose places the ticket groups linked to it share. */
export interface TimeslotGroup {
  id: string;
  name: string;
  locationId: string;
  timeZone: string;
  periods: readonly Period[];
  ticketGroupIds: readonly string[];
}
