import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from './local-date.ts';

/** Monday is 1 and Sunday is 7, as weeks start on Monday everywhere in Foyer. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Monday to Sunday. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The weekday of a date. */
export function weekdayOf(date: LocalDate): Weekday {
  // Sales pages ask it for every price and carry no calendar library: a date at midnight UTC has one weekday.
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 1;
}

/** The Monday of the week that the date falls in. */
export function mondayOf(date: LocalDate): LocalDate {
  return Temporal.PlainDate.from(date)
    .subtract({ days: weekdayOf(date) - 1 })
    .toString();
}
