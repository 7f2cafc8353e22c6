import {
  addDays,
  addMonths,
  datesFromUntil,
  datesOfMonth,
  type LocalDate,
} from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';

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

/** The dates of a range in either direction. */
export function datesBetween(one: LocalDate, other: LocalDate): LocalDate[] {
  return one <= other ? datesFromUntil(one, other) : datesFromUntil(other, one);
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
