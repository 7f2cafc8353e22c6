import { addDays, earlierDate, type LocalDate, laterDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { localDateAt, momentOf } from '../calendar/zoned-time.ts';

export const visitMailKinds = ['pre-visit', 'after-visit'] as const;
export type VisitMailKind = (typeof visitMailKinds)[number];

/** When a ticket group's mail is sent: so many days before or after the date of the visit, at this time of day. */
export interface VisitMailPlan {
  days: number;
  at: LocalTime;
}

export interface VisitToMail {
  date: LocalDate;
  /** null = any time of the day. */
  time: LocalTime | null;
  /** Of its timeslot; null where it has none, or one without an end. */
  endsAt: Date | null;
  durationMinutes: number | null;
  /** Since when it is booked for this date and time. */
  bookedAt: Date;
  /** Of the place of the visit. */
  timeZone: string;
}

/** A mail that comes later than this would surprise: a worker that was stopped catches up, an old visit gets none. */
export const mostDaysLate = 2;

const dayMilliseconds = 24 * 60 * 60_000;
/** A visit without an end takes this long (product.md section 4). */
const defaultVisitMinutes = 60;

/**
 * From when until when the mail of a visit is sent, the end not included; null = never (decision 0282).
 * - Pre-visit: never once the visit has begun. Who books after its moment gets it soon after, but not on the day of the visit.
 * - After-visit: never before the visit is over.
 */
export function visitMailDue(
  kind: VisitMailKind,
  { days, at }: VisitMailPlan,
  visit: VisitToMail,
): { from: Date; until: Date } | null {
  const { date, timeZone, bookedAt } = visit;
  const planned = instantOf(addDays(date, kind === 'pre-visit' ? -days : days), at, timeZone);
  if (kind === 'after-visit') return fromOn(later(planned, endOf(visit)));
  if (bookedAt > planned && localDateAt(bookedAt, timeZone) >= date) return null;
  const { from, until } = fromOn(later(planned, bookedAt));
  const begins = visit.time === null ? dayAfter(visit) : instantOf(date, visit.time, timeZone);
  return from < begins ? { from, until: until < begins ? until : begins } : null;
}

/** The dates of visits whose mail can be due now, in any of these zones: a few more than are, and all that are. */
export function datesOfDueMails(
  kind: VisitMailKind,
  { days }: VisitMailPlan,
  now: Date,
  timeZones: readonly string[],
): { from: LocalDate; until: LocalDate } {
  const today = timeZones.map((zone) => localDateAt(now, zone));
  const shift = kind === 'pre-visit' ? days : -days;
  // What is over only the night after the visit is due up to a day after its date.
  const early = kind === 'pre-visit' ? mostDaysLate : mostDaysLate + 1;
  return {
    from: addDays(today.reduce(earlierDate), shift - early),
    until: addDays(today.reduce(laterDate), shift),
  };
}

function fromOn(from: Date): { from: Date; until: Date } {
  return { from, until: new Date(from.getTime() + mostDaysLate * dayMilliseconds) };
}

function endOf(visit: VisitToMail): Date {
  if (visit.time === null) return dayAfter(visit);
  if (visit.endsAt) return visit.endsAt;
  const minutes = visit.durationMinutes ?? defaultVisitMinutes;
  return new Date(instantOf(visit.date, visit.time, visit.timeZone).getTime() + minutes * 60_000);
}

const dayAfter = ({ date, timeZone }: VisitToMail): Date => instantOf(addDays(date, 1), '00:00', timeZone);

/** A time that the clock never shows is the next one that it does; of one that it shows twice, the first. */
function instantOf(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const moment = momentOf(date, time, timeZone);
  if (moment.kind === 'gap') return moment.nextAt;
  return moment.kind === 'fold' ? moment.firstAt : moment.at;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
