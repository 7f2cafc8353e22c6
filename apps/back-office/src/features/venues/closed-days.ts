import {
  addDays,
  addMonths,
  datesFromUntil,
  datesOfMonth,
  type LocalDate,
} from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';

/** So many months from one on, '2026-11' first. */
export function monthsFrom(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(`${month}-01`, index).slice(0, 7));
}

/** A month as rows of seven, Monday first; null before its first day and after its last. */
export function weeksOfMonth(month: string): (LocalDate | null)[][] {
  const { from, until } = datesOfMonth(month);
  const before = weekdayOf(from) - 1;
  const cells: (LocalDate | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...datesFromUntil(from, until),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Whether the weekday of a date is closed every week: such a day is not closed once more. */
export function isWeeklyClosed(date: LocalDate, weekHours: readonly unknown[]): boolean {
  return weekHours[weekdayOf(date) - 1] === null;
}

/** The dates of a range in either direction. */
export function rangeOf(one: LocalDate, other: LocalDate): LocalDate[] {
  return one <= other ? datesFromUntil(one, other) : datesFromUntil(other, one);
}

/** The closed days with a range of further ones, by date; a day that stands there already gets the new note. */
export function withClosedDays(
  days: readonly ClosedDay[],
  dates: readonly LocalDate[],
  note: string,
): ClosedDay[] {
  const kept = days.filter(({ date }) => !dates.includes(date));
  return [...kept, ...dates.map((date) => ({ date, note }))].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day, within the days that are shown; nothing for any other key. */
export function dayAfterKey(
  date: LocalDate,
  key: string,
  { first, last }: { first: LocalDate; last: LocalDate },
): LocalDate | null {
  const step = steps[key];
  if (step === undefined) return null;
  const next = addDays(date, step);
  return next < first || next > last ? date : next;
}
