import { addDays, type LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { type Weekday, weekdayOf } from '../calendar/weekday.ts';
import type { OpeningHours } from './hours-input.ts';

/** When a location is open: Monday to Sunday (null = closed), and the days on which it is closed all the same. */
export interface Opening {
  weekHours: readonly (OpeningHours | null)[];
  closedDays: readonly { date: LocalDate; note: string }[];
}

export type LocationOnDate =
  | { open: true; hours: OpeningHours }
  | { open: false; because: 'closed-day'; note: string }
  | { open: false; because: 'weekday' };

/** What a location is on a date. A closed day outranks the hours of its weekday. */
export function locationOn(date: LocalDate, { weekHours, closedDays }: Opening): LocationOnDate {
  const closed = closedDays.find((day) => day.date === date);
  if (closed) return { open: false, because: 'closed-day', note: closed.note };
  const hours = weekHours[weekdayOf(date) - 1];
  return hours ? { open: true, hours } : { open: false, because: 'weekday' };
}

/**
 * Whether a location receives visitors on a date: what decides for tickets of a day. A timeslot was planned by hand
 * for its day, a special evening on a weekday that is else closed: only a closed day closes it (decision 0027).
 */
export function isLocationOpen(date: LocalDate, opening: Opening): boolean {
  return locationOn(date, opening).open;
}

/** Whether a visit at a time of a date falls within the hours; hours that end after midnight reach the next day. */
export function isOpenAt(date: LocalDate, time: LocalTime, opening: Opening): boolean {
  const today = locationOn(date, opening);
  if (today.open) {
    const { opens, closes } = today.hours;
    if (closes > opens ? time >= opens && time < closes : time >= opens) return true;
  }
  const before = locationOn(addDays(date, -1), opening);
  return before.open && before.hours.closes < before.hours.opens && time < before.hours.closes;
}

/** Whether a start on a weekday falls within the weekly hours; hours that end after midnight reach the next day. */
export function isWithinWeek(
  weekday: Weekday,
  time: LocalTime,
  weekHours: readonly (OpeningHours | null | undefined)[],
): boolean {
  const today = weekHours[weekday - 1];
  const before = weekHours[(weekday + 5) % 7];
  if (before && before.closes < before.opens && time < before.closes) return true;
  if (!today || time < today.opens) return false;
  return time < today.closes || today.closes < today.opens;
}

/** How many of these starts are outside the weekly hours. */
export function countOutsideHours(
  starts: readonly { date: LocalDate; time: LocalTime }[],
  weekHours: Opening['weekHours'],
): number {
  return starts.filter(({ date, time }) => !isWithinWeek(weekdayOf(date), time, weekHours)).length;
}
