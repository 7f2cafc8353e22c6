import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { PlannedCalendar } from './plan-change.ts';
import type { ChangedDay, ConflictRow } from './timeslot-change.ts';

/** The days that a change touches, the first one first. */
export function listChangedDays(
  planned: readonly PlannedCalendar[],
  rows: readonly ConflictRow[],
): ChangedDay[] {
  const days = new Map<string, ChangedDay>();
  const on = (date: string): ChangedDay => {
    const day = days.get(date) ?? { date, addedCount: 0, removedCount: 0, changedCount: 0, ticketCount: 0 };
    days.set(date, day);
    return day;
  };
  for (const { plan, coming, timeZone } of planned) {
    const starts = new Map(coming.map(({ id, startsAt }) => [id, startsAt]));
    const dateOf = (id: string) => localTimeAt(starts.get(id) ?? new Date(0), timeZone).date;
    for (const { date } of plan.add) on(date).addedCount += 1;
    for (const id of plan.remove) on(dateOf(id)).removedCount += 1;
    for (const id of new Set([...plan.change, ...plan.describe].map((entry) => entry.id)))
      on(dateOf(id)).changedCount += 1;
  }
  for (const { date, ticketCount } of rows) on(date).ticketCount += ticketCount;
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}
