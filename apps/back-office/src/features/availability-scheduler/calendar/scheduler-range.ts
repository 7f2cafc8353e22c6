import {
  addDays,
  addMonths,
  datesFromUntil,
  datesOfMonth,
  type LocalDate,
  monthOf,
} from '@foyer/domain/calendar/local-date.ts';
import { mondayOf } from '@foyer/domain/calendar/weekday.ts';

/** The views of the scheduler (specification 001, section 9). */
export const spans = ['day', 'week', 'month'] as const;
export type Span = (typeof spans)[number];

export interface DateRange {
  from: LocalDate;
  until: LocalDate;
}

/** The dates that a view shows: a month is whole weeks, Monday to Sunday. */
export function rangeOfSpan(span: Span, date: LocalDate): DateRange {
  if (span === 'day') return { from: date, until: date };
  const monday = mondayOf(date);
  if (span === 'week') return { from: monday, until: addDays(monday, 6) };
  const month = datesOfMonth(monthOf(date));
  return { from: mondayOf(month.from), until: addDays(mondayOf(month.until), 6) };
}

/** The same view so many steps later; the 31st of a month becomes the last of the next. */
export function movedBy(span: Span, date: LocalDate, steps: number): LocalDate {
  if (span === 'month') return addMonths(date, steps);
  return addDays(date, span === 'week' ? steps * 7 : steps);
}

export function datesIn({ from, until }: DateRange): LocalDate[] {
  return datesFromUntil(from, until);
}

/** The number of the ISO week: that of its Thursday's year. */
export function weekNumber(date: LocalDate): number {
  const thursday = addDays(mondayOf(date), 3);
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000;
  return Math.floor(dayOfYear / 7) + 1;
}
