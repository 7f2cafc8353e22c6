import type { LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { isLocationOpen, isOpenAt, type Opening } from './location-open.ts';

/** Tickets that are sold for one moment of one location; without a time they are for the day. */
export interface SoldVisits {
  date: LocalDate;
  time: LocalTime | null;
  ticketCount: number;
}

export const touchedDayReasons = ['closed-day', 'weekday', 'hours'] as const;
export type TouchedDayReason = (typeof touchedDayReasons)[number];

export interface TouchedDay {
  date: LocalDate;
  reason: TouchedDayReason;
  ticketCount: number;
}

/**
 * The days whose visitors a change of the opening affects: they could come before and cannot afterwards. What was
 * outside the hours already is left out.
 */
export function listTouchedDays(
  visits: readonly SoldVisits[],
  before: Opening,
  after: Opening,
): TouchedDay[] {
  const days = new Map<LocalDate, TouchedDay>();
  for (const { date, time, ticketCount } of visits) {
    if (!canCome(date, time, before) || canCome(date, time, after)) continue;
    const day = days.get(date) ?? { date, reason: reasonOf(date, after), ticketCount: 0 };
    days.set(date, { ...day, ticketCount: day.ticketCount + ticketCount });
  }
  return byDate([...days.values()]);
}

/** The days of several places, each day once, with the tickets of all of them. */
export function joinTouchedDays(ofPlaces: readonly (readonly TouchedDay[])[]): TouchedDay[] {
  const days = new Map<LocalDate, TouchedDay>();
  for (const day of ofPlaces.flat()) {
    const known = days.get(day.date);
    days.set(day.date, known ? { ...known, ticketCount: known.ticketCount + day.ticketCount } : day);
  }
  return byDate([...days.values()]);
}

function byDate(days: readonly TouchedDay[]): TouchedDay[] {
  return [...days].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function canCome(date: LocalDate, time: LocalTime | null, opening: Opening): boolean {
  return time === null ? isLocationOpen(date, opening) : isOpenAt(date, time, opening);
}

function reasonOf(date: LocalDate, { weekHours, closedDays }: Opening): TouchedDayReason {
  if (closedDays.some((day) => day.date === date)) return 'closed-day';
  return isLocationOpen(date, { weekHours, closedDays }) ? 'hours' : 'weekday';
}
