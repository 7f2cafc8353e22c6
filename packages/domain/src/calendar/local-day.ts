import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from './local-date.ts';
import { localDateAt } from './zoned-time.ts';

/** A calendar day of a place: 23 to 25 hours long. */
export interface LocalDay {
  date: LocalDate;
  startsAt: Date;
  /** The first moment of the next day. */
  endsAt: Date;
}

/** The moments between which the zone's calendar shows this date. */
export function localDay(date: LocalDate, timeZone: string): LocalDay {
  const day = Temporal.PlainDate.from(date);
  const start = (one: Temporal.PlainDate) => new Date(one.toZonedDateTime(timeZone).epochMilliseconds);
  return { date, startsAt: start(day), endsAt: start(day.add({ days: 1 })) };
}

/** The day that the zone's calendar shows at a moment. */
export function localDayAt(at: Date, timeZone: string): LocalDay {
  return localDay(localDateAt(at, timeZone), timeZone);
}
