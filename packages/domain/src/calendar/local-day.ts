import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from './local-date.ts';
import { type LocalTime, minutesSinceMidnight } from './local-time.ts';
import { localDateAt, momentOf, type ZonedMoment } from './zoned-time.ts';

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

const minuteMilliseconds = 60_000;
const dayMilliseconds = 24 * 60 * minuteMilliseconds;

/** Whether the clock of the zone is moved on this date: it does not have 24 hours. */
export function isDayOfClockChange(date: LocalDate, timeZone: string): boolean {
  return isMoved(localDay(date, timeZone));
}

function isMoved({ startsAt, endsAt }: Pick<LocalDay, 'startsAt' | 'endsAt'>): boolean {
  return endsAt.getTime() - startsAt.getTime() !== dayMilliseconds;
}

/**
 * When the clock of the zone shows each time of this date, as `momentOf` says it. On a day of 24 hours no clock is
 * moved, so that its times are counted from midnight: a calendar's thousands of starts ask the zone twice a day.
 */
export function clockOfDay(date: LocalDate, timeZone: string): (time: LocalTime) => ZonedMoment {
  const { startsAt, endsAt } = localDay(date, timeZone);
  if (isMoved({ startsAt, endsAt })) return (time) => momentOf(date, time, timeZone);
  return (time) => ({
    kind: 'once',
    at: new Date(startsAt.getTime() + minutesSinceMidnight(time) * minuteMilliseconds),
  });
}
