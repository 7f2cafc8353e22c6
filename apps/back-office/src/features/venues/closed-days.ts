import { isLocalDate, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
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

/** So many years a closed day is repeated at once: well beyond the 18 months for which there are timeslots (0101). */
export const repeatedYears = 10;

/** The same days of the years after; the 29th of February only where there is one. */
export function datesOfLaterYears(dates: readonly LocalDate[]): LocalDate[] {
  return Array.from({ length: repeatedYears - 1 }, (_, index) => index + 1).flatMap((years) =>
    dates.map((date) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`).filter(isLocalDate),
  );
}

/** Closed days of one day of the year with one note, of the years in a row: one line of the list. */
export interface ClosedSeries {
  dates: LocalDate[];
  note: string;
}

/** The days by the first of each series. */
export function seriesOf(days: readonly ClosedDay[]): ClosedSeries[] {
  const series: ClosedSeries[] = [];
  for (const { date, note } of days) {
    const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
    const known = series.find((one) => one.note === note && one.dates.at(-1) === yearBefore);
    if (known) known.dates.push(date);
    else series.push({ dates: [date], note });
  }
  return series;
}
