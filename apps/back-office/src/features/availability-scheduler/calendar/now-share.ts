import { minutesSinceMidnight } from '@foyer/domain/calendar/local-time.ts';

/** How far through the row of a time it is now, from 0 to 1; null when it is not in that row. */
export function nowShare(times: readonly string[], row: number, now: string): number | null {
  const start = minutesSinceMidnight(times[row] ?? now);
  const later = times.slice(row + 1).find((time) => time !== times[row]);
  const before = times.slice(0, row).findLast((time) => time !== times[row]);
  const length = later
    ? minutesSinceMidnight(later) - start
    : start - minutesSinceMidnight(before ?? times[row] ?? now) || 60;
  const passed = minutesSinceMidnight(now) - start;
  return passed >= 0 && passed < length ? passed / length : null;
}
