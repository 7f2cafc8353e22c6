import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { CartVisit } from '@foyer/domain/storefront/cart.ts';
import type { Timeslot } from '../scheduling/index.ts';

/** When and where a visit is, and what it is called. */
export function showVisit(timeslot: Timeslot, titles: readonly string[]): CartVisit {
  const { id, date, time, endsAt, timeZone } = timeslot;
  const { locationName: name, locationAddress: address, locationTown: town } = timeslot;
  return {
    id,
    date,
    time,
    endTime: endsAt === null ? null : localTimeAt(endsAt, timeZone).time,
    ticketGroupTitle: [...new Set(titles)].join(' + '),
    location: { name, address, town },
  };
}
