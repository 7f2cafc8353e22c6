import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Cart, CartVisit } from '@foyer/domain/storefront/cart.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import type { Timeslot } from '../../scheduling/index.ts';

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

/** The same as far as tickets without a timeslot know it: a day and a place, or neither. */
export function showPlainVisit(
  titles: readonly string[],
  {
    date,
    location,
  }: { date: LocalDate | null; location: Pick<Location, 'name' | 'address' | 'town'> | undefined },
): Cart['visit'] {
  const { name, address, town } = location ?? {};
  return {
    date,
    ticketGroupTitle: [...new Set(titles)].join(' + '),
    location: name === undefined ? null : { name, address: address ?? '', town: town ?? '' },
  };
}
