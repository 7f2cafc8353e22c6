import { type LocalTime, minutesOfDay, minutesSinceMidnight, timeAtMinutes } from '../calendar/local-time.ts';
import type { TimePattern } from '../scheduling/time-pattern.ts';

/** A start of a pattern over midnight is on the day after. */
export interface PatternStart {
  time: LocalTime;
  dayAfter: boolean;
}

/** Every start from the first up to the last; a last one before the first is past midnight. */
export function startsOfPattern({ first, last, intervalMinutes }: TimePattern): PatternStart[] {
  const starts: PatternStart[] = [];
  if (intervalMinutes < 1) return starts;
  const end = minutesSinceMidnight(last) + (last < first ? minutesOfDay : 0);
  for (let minutes = minutesSinceMidnight(first); minutes <= end; minutes += intervalMinutes)
    starts.push({ time: timeAtMinutes(minutes), dayAfter: minutes >= minutesOfDay });
  return starts;
}
