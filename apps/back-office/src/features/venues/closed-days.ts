import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';

/** Whether the weekday of a date is closed every week: such a day is not closed once more. */
export function isWeeklyClosed(date: LocalDate, weekHours: readonly unknown[]): boolean {
  return weekHours[weekdayOf(date) - 1] === null;
}

/** The closed days with a range of further ones, by date; a day that is there already gets the new note. */
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
