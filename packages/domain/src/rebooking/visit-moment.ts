import type { LocalDate } from '../calendar/local-date.ts';
import { localDay } from '../calendar/local-day.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { momentOf } from '../calendar/zoned-time.ts';

/** A visit by the clock of its location; without a time it is for the whole day. */
export interface Visit {
  date: LocalDate;
  time: LocalTime | null;
}

/** When a visit starts: its time, or the first moment of its day. */
export function visitStart({ date, time }: Visit, timeZone: string): Date {
  if (time === null) return localDay(date, timeZone).startsAt;
  const moment = momentOf(date, time, timeZone);
  if (moment.kind === 'once') return moment.at;
  return moment.kind === 'gap' ? moment.nextAt : moment.firstAt;
}

/** Until when a visit can be given up: its start, and for a visit without a time the end of its day. */
export function lastMomentOfVisit(visit: Visit, timeZone: string): Date {
  return visit.time === null ? localDay(visit.date, timeZone).endsAt : visitStart(visit, timeZone);
}

/** Whether the first visit is before the second; on one day, only their times can tell. */
export function isEarlierVisit(one: Visit, other: Visit): boolean {
  if (one.date !== other.date) return one.date < other.date;
  return one.time !== null && other.time !== null && one.time < other.time;
}

export function isSameVisit(one: Visit, other: Visit): boolean {
  return one.date === other.date && one.time === other.time;
}
