import { addDays, type LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { type Weekday, weekdayOf, weekdays } from '../calendar/weekday.ts';
import type { ExceptionColour } from './availability/availability-look.ts';
import type { CalendarException, WeekdayTime } from './availability/calendar-rules.ts';

/** What an exception changes of a timeslot beside its places. */
export interface ExceptionMark {
  id: string;
  closed: boolean;
  colour: ExceptionColour | null;
  note: string;
}

/** What decides the force of an exception on a date. */
interface Forceful {
  kind: string;
  from: LocalDate;
  until: LocalDate;
  weekdays: readonly number[];
  published: boolean;
}

/** A start of one day, and the exception that decided it. */
export type DayTime = Omit<WeekdayTime, 'weekday'> & { exception?: ExceptionMark };

/** Whether the exception is about this date. */
export function isAboutDate(exception: Forceful, date: LocalDate): boolean {
  if (date < exception.from || date > exception.until) return false;
  return exception.kind === 'date' || exception.weekdays.includes(weekdayOf(date));
}

/** Whether a part of a day ends on the day after. */
function isOverMidnight({ allDay, fromTime, untilTime }: CalendarException): boolean {
  return !allDay && fromTime !== null && untilTime !== null && untilTime < fromTime;
}

/**
 * The exceptions with each that goes over midnight as two: its evenings, and the nights after them. Its dates and
 * weekdays are those of the evenings (decision 0100).
 */
export function splitAtMidnight(exceptions: readonly CalendarException[]): readonly CalendarException[] {
  if (!exceptions.some(isOverMidnight)) return exceptions;
  return exceptions.flatMap((exception) => {
    if (!isOverMidnight(exception)) return [exception];
    const { from, until, weekdays: evenings } = exception;
    const nights = evenings.flatMap((day): Weekday[] => [weekdays[day % weekdays.length] ?? 1]);
    return [
      { ...exception, untilTime: null },
      { ...exception, from: addDays(from, 1), until: addDays(until, 1), weekdays: nights, fromTime: null },
    ];
  });
}

/** Whether the exception is about a start at this time. */
export function isAboutTime({ allDay, fromTime, untilTime }: CalendarException, time: LocalTime): boolean {
  return allDay || ((fromTime === null || time >= fromTime) && (untilTime === null || time < untilTime));
}

/**
 * The published exceptions of a date, the strongest first: of a date before of a weekday, and of two alike the one made
 * later. An unpublished one is a draft: it changes neither sale nor capacity (product.md, section 4).
 */
export function exceptionsInForce<E extends Forceful>(exceptions: readonly E[], date: LocalDate): E[] {
  return exceptionsInPreview(
    exceptions.filter(({ published }) => published),
    date,
  );
}

/** The same as staff preview them: with the drafts, and those before published ones. */
export function exceptionsInPreview<E extends Forceful>(exceptions: readonly E[], date: LocalDate): E[] {
  return exceptions
    .filter((exception) => isAboutDate(exception, date))
    .reverse()
    .sort((one, other) => forceOf(other) - forceOf(one));
}

/** The order of exceptions in lists: drafts first, then by their first date (product.md, section 4). */
export function compareExceptions(
  one: Pick<Forceful, 'from' | 'published'>,
  other: Pick<Forceful, 'from' | 'published'>,
): number {
  return Number(one.published) - Number(other.published) || one.from.localeCompare(other.from);
}

function forceOf({ kind, published }: Forceful): number {
  return (kind === 'date' ? 2 : 0) + (published ? 0 : 1);
}

/**
 * The times of a day with an exception applied. Its own times without a limit take that of the same start below, else
 * the lowest of the day, else what the usual times of the day say, where weaker exceptions left none: an exception never
 * creates unlimited places by leaving something out.
 */
export function applyException(
  times: readonly DayTime[],
  exception: CalendarException,
  usual: readonly DayTime[],
): DayTime[] {
  const inside = times.filter(({ time }) => isAboutTime(exception, time));
  const outside = times.filter(({ time }) => !isAboutTime(exception, time));
  const { id, closed, colour, note } = exception;
  const mark: ExceptionMark = { id, closed, colour, note };
  const own = exception.times.filter(({ time }) => isAboutTime(exception, time));
  const decided = exception.times.length > 0 ? own.map((time) => withLimitBelow(time, times, usual)) : inside;
  return [
    ...outside,
    ...decided.map((time) => ({ ...time, limit: exception.limit ?? time.limit, exception: mark })),
  ];
}

function withLimitBelow(own: DayTime, below: readonly DayTime[], usual: readonly DayTime[]): DayTime {
  return { ...own, limit: own.limit ?? limitAmong(below, own.time) ?? limitAmong(usual, own.time) };
}

/** The limit of the start at this time, else the lowest; null where there is none. */
function limitAmong(times: readonly DayTime[], start: LocalTime): number | null {
  const same = times.find(({ time }) => time === start);
  if (same) return same.limit;
  const limits = times.flatMap(({ limit }) => (limit === null ? [] : [limit]));
  return limits.length > 0 ? Math.min(...limits) : null;
}
