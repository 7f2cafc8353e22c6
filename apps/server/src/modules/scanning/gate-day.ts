import { type LocalDay, localDayAt } from '@foyer/domain/calendar/local-day.ts';

/** The last day that was asked for, of each zone: to work one out takes longer than to decide a scan. */
const lastOfZone = new Map<string, LocalDay>();

/** The day of a gate at a moment. */
export function gateDayAt(at: Date, timeZone: string): LocalDay {
  const last = lastOfZone.get(timeZone);
  if (last && at >= last.startsAt && at < last.endsAt) return last;
  const day = localDayAt(at, timeZone);
  lastOfZone.set(timeZone, day);
  return day;
}
