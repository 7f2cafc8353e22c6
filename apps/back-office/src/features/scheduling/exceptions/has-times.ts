import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { findPeriodInPreview } from '@foyer/domain/scheduling/period-in-force.ts';

interface PeriodOfTimes {
  from: LocalDate;
  until: LocalDate;
  priority: number;
  /** Left out = it is. */
  published?: boolean;
  weekdayTimes: readonly { weekday: number }[];
}

/** Whether the period of a date has times on its weekday, before exceptions, as staff preview it: with the drafts. */
export function hasTimes(periods: readonly PeriodOfTimes[], date: LocalDate): boolean {
  const times = findPeriodInPreview(periods, date)?.weekdayTimes ?? [];
  return times.some(({ weekday }) => weekday === weekdayOf(date));
}
