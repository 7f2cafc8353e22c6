import { addMonths, datesFromUntil, type LocalDate } from '../calendar/local-date.ts';
import { clockOfDay, isDayOfClockChange } from '../calendar/local-day.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { weekdayOf } from '../calendar/weekday.ts';

import type { CalendarRules, GroupReservationStatus } from './availability/calendar-rules.ts';
import {
  applyException,
  type DayTime,
  type ExceptionMark,
  exceptionsInForce,
  splitAtMidnight,
} from './exceptions-in-force.ts';
import { findPeriodInForce } from './period-in-force.ts';

/** Timeslots exist this far ahead (product.md, section 4). */
export const horizonMonths = 18;

/** A start that the rules yield. The start is a moment; date and time are what the location's clock shows. */
export interface GeneratedTimeslot {
  date: LocalDate;
  time: LocalTime;
  startsAt: Date;
  capacity: number | null;
  status: GroupReservationStatus;
  title: string;
  classes: string;
  /** The exception that decided it; none where a period or a schedule did. */
  exception?: ExceptionMark;
}

/** The dates for which a calendar has timeslots, seen from today. */
export function horizonFrom(today: LocalDate): { from: LocalDate; until: LocalDate } {
  return { from: today, until: addMonths(today, horizonMonths) };
}

/**
 * The timeslots that a calendar's rules yield from the first date to the last, both included, by start.
 * A time that the clock skips on a date yields nothing there; one that it shows twice yields the first.
 */
export function generateTimeslots(
  rules: CalendarRules,
  from: LocalDate,
  until: LocalDate,
): GeneratedTimeslot[] {
  const split = withNights(rules);
  return datesFromUntil(from, until).flatMap((date) => timeslotsOn(date, split));
}

function withNights(rules: CalendarRules): CalendarRules {
  return rules.exceptions ? { ...rules, exceptions: splitAtMidnight(rules.exceptions) } : rules;
}

/** A start that the rules want and the clock skips: the night in which summer time begins has no 02:30. */
export interface SkippedStart {
  date: LocalDate;
  time: LocalTime;
}

/** The starts that the rules yield no timeslot for from the first date to the last, as the clock skips them. */
export function listSkippedStarts(rules: CalendarRules, from: LocalDate, until: LocalDate): SkippedStart[] {
  const split = withNights(rules);
  return datesFromUntil(from, until)
    .filter((date) => isDayOfClockChange(date, rules.timeZone))
    .flatMap((date) => {
      const startAt = startsOfDay(date, rules.timeZone);
      const times = new Set(timesInForce(date, split).map(({ time }) => time));
      return [...times].filter((time) => startAt(time) === null).map((time) => ({ date, time }));
    });
}

function timeslotsOn(date: LocalDate, rules: CalendarRules): GeneratedTimeslot[] {
  const timeslots: GeneratedTimeslot[] = [];
  const startAt = startsOfDay(date, rules.timeZone);
  for (const { time, limit, status, title, classes, exception } of timesInForce(date, rules)) {
    const startsAt = startAt(time);
    if (startsAt === null) continue;
    const timeslot: GeneratedTimeslot = { date, time, startsAt, capacity: limit, status, title, classes };
    if (exception) timeslot.exception = exception;
    timeslots.push(timeslot);
  }
  return timeslots.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The times of a date: those of its period, then its exceptions on top, the weakest first. */
function timesInForce(date: LocalDate, rules: CalendarRules): readonly DayTime[] {
  const weekday = weekdayOf(date);
  const ofPeriod = findPeriodInForce(rules.periods, date)?.weekdayTimes ?? [];
  const usual: readonly DayTime[] = ofPeriod.filter((time) => time.weekday === weekday);
  return exceptionsInForce(rules.exceptions ?? [], date).reduceRight(
    (times, exception) => applyException(times, exception, usual),
    usual,
  );
}

/** When a timeslot at this time starts; null where the clock skips it on that date. */
export function startOn(date: LocalDate, time: LocalTime, timeZone: string): Date | null {
  return startsOfDay(date, timeZone)(time);
}

/** The same, for many times of one date. */
export function startsOfDay(date: LocalDate, timeZone: string): (time: LocalTime) => Date | null {
  const clock = clockOfDay(date, timeZone);
  return (time) => {
    const moment = clock(time);
    if (moment.kind === 'gap') return null;
    return moment.kind === 'fold' ? moment.firstAt : moment.at;
  };
}
