import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { findPeriodInForce } from '@foyer/domain/scheduling/period-in-force.ts';

interface PeriodOfTimes {
  from: LocalDate;
  until: LocalDate;
  priority: number;
  weekdayTimes: readonly { weekday: number }[];
}

/** Whether the period in force on a date has times on its weekday, before exceptions. */
export function hasTimes(periods: readonly PeriodOfTimes[], date: LocalDate): boolean {
  const times = findPeriodInForce(periods, date)?.weekdayTimes ?? [];
  return times.some(({ weekday }) => weekday === weekdayOf(date));
}
