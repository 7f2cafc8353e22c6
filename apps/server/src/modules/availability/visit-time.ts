import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { LimitedLine, SalePlace } from '@foyer/domain/capacity/sale-counters.ts';
import type { TimeslotFacts } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import type { Timeslot } from '../scheduling/index.ts';
import type { SaleType } from './sale-type.repository.ts';

/** A day without a time, at one location of the product; without a location the client's own clock counts. */
export interface DayVisit extends TimeslotFacts {
  isDay: true;
  locationId: string | null;
  timeZone: string;
}

/** What tickets are for: a timeslot, or a day. */
export type VisitTime = Timeslot | DayVisit;

export function isDay(visit: VisitTime): visit is DayVisit {
  return visit.isDay === true;
}

/** The line of a sale of this type for a visit, as the engine would count it. */
export function lineOf(type: SaleType, visit: VisitTime, quantity: number): LimitedLine {
  const { id, groupKind, ticketLimit, groupLimit, ...rest } = type;
  const isUndated = groupKind === 'continuous' || groupKind === 'period';
  return {
    ...rest,
    ticketTypeId: id,
    ticketTypeLimit: ticketLimit,
    ticketGroupLimit: groupLimit,
    quantity,
    timeslot: groupKind === 'day plus time' && !isDay(visit) ? visit : null,
    date: isUndated ? null : visit.date,
  };
}

/** What is known around some timeslots that a visit may touch. */
export interface AroundVisits {
  /** With those of the days beside, as far as a type blocks others. */
  timeslots: readonly Timeslot[];
  houseLimits: ReadonlyMap<string, number>;
}

/** The place of a visit, with the timeslots of its calendar that may be under way beside it. */
export function placesAround({ timeslots, houseLimits }: AroundVisits): (visit: VisitTime) => SalePlace {
  // A cancelled timeslot receives no visitors: a visit beside it takes no place of it.
  const standing = timeslots.filter(({ state }) => state !== 'cancelled');
  const byDay = Map.groupBy(standing, ({ calendarId, date }) => `${calendarId} ${date}`);
  return (visit) => {
    if (isDay(visit)) return { locationId: visit.locationId, houseLimit: null, timeslots: [] };
    const { calendarId, date, locationId } = visit;
    return {
      locationId,
      houseLimit: houseLimits.get(locationId) ?? null,
      timeslots: [-1, 0, 1].flatMap((days) => byDay.get(`${calendarId} ${addDays(date, days)}`) ?? []),
    };
  };
}
