import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';

export interface OpenDays {
  openWeekdays: readonly number[];
  ownDays: readonly { date: LocalDate; isOpen: boolean }[];
}

/** What a day is: as its weekday says, or set apart from it. */
export function dayStateOf({ openWeekdays, ownDays }: OpenDays, date: LocalDate) {
  const own = ownDays.find((day) => day.date === date);
  if (own) return own.isOpen ? 'open' : 'closed';
  return openWeekdays.includes(weekdayOf(date)) ? 'usual' : 'shut';
}

/**
 * The own days after some were chosen: all of them become the opposite of what the first one is. A day that is then as
 * its weekday says is no own day any more.
 */
export function flipDays(
  days: OpenDays,
  dates: readonly LocalDate[],
): { date: LocalDate; isOpen: boolean }[] {
  const [first] = dates;
  if (first === undefined) return [...days.ownDays];
  const isOpen = ['shut', 'closed'].includes(dayStateOf(days, first));
  const kept = days.ownDays.filter(({ date }) => !dates.includes(date));
  const apart = dates.filter((date) => days.openWeekdays.includes(weekdayOf(date)) !== isOpen);
  return [...kept, ...apart.map((date) => ({ date, isOpen }))].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}
