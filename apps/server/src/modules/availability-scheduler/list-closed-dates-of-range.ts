import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listClosedDays } from '../venues/index.ts';
import type { RangeOfLocation } from './find-scheduler-range.ts';

export interface ClosedDateOfRange {
  date: LocalDate;
  note: string;
}

/** Dates of a range on which its location does not open: closed days with their note, and weekdays without hours. */
export async function listClosedDatesOfRangeOfRange(
  scope: ClientScope,
  { locationId, location, from, until }: RangeOfLocation,
): Promise<ClosedDateOfRange[]> {
  const days = await listClosedDays(scope, [locationId], from, until);
  const notes = new Map(days.map(({ date, note }) => [date, note]));
  return datesFromUntil(from, until).flatMap((date) => {
    const note = notes.get(date);
    if (note !== undefined) return [{ date, note }];
    return location.weekHours[weekdayOf(date) - 1] === null ? [{ date, note: '' }] : [];
  });
}
