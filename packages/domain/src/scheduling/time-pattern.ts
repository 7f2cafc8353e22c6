import { type LocalTime, minutesOfDay, minutesSinceMidnight, timeAtMinutes } from '../calendar/local-time.ts';

/** Starts at an equal distance: the first, the last and the minutes between them. */
export interface TimePattern {
  first: LocalTime;
  last: LocalTime;
  intervalMinutes: number;
}

/** Every start from the first up to the last at most, within one day. None when the last is earlier. */
export function timesOfPattern({ first, last, intervalMinutes }: TimePattern): LocalTime[] {
  const times: LocalTime[] = [];
  if (intervalMinutes < 1) return times;
  const end = Math.min(minutesSinceMidnight(last), minutesOfDay - 1);
  for (let minutes = minutesSinceMidnight(first); minutes <= end; minutes += intervalMinutes) {
    times.push(timeAtMinutes(minutes));
  }
  return times;
}

/**
 * The shortest way to say some starts: the longest run at an equal distance (three or more), and the
 * single times that are not in it.
 */
export function findTimePattern(times: readonly LocalTime[]): {
  pattern: TimePattern | null;
  singles: LocalTime[];
} {
  const sorted = [...new Set(times)].sort();
  const known = new Set(sorted);
  let longest: LocalTime[] = [];
  for (const [index, first] of sorted.entries()) {
    for (const second of sorted.slice(index + 1)) {
      const run = runFrom(first, minutesSinceMidnight(second) - minutesSinceMidnight(first), known);
      if (run.length > longest.length) longest = run;
    }
  }
  const [first, second] = longest;
  const last = longest.at(-1);
  if (longest.length < 3 || !first || !second || !last) return { pattern: null, singles: sorted };
  const intervalMinutes = minutesSinceMidnight(second) - minutesSinceMidnight(first);
  return {
    pattern: { first, last, intervalMinutes },
    singles: sorted.filter((time) => !longest.includes(time)),
  };
}

function runFrom(first: LocalTime, intervalMinutes: number, known: ReadonlySet<LocalTime>): LocalTime[] {
  const run: LocalTime[] = [];
  let minutes = minutesSinceMidnight(first);
  while (minutes < minutesOfDay && known.has(timeAtMinutes(minutes))) {
    run.push(timeAtMinutes(minutes));
    minutes += intervalMinutes;
  }
  return run;
}

/** The first duplicate time among them: each may be given once (specification 001, section 5). */
export function findDuplicateTime(times: readonly LocalTime[]): LocalTime | null {
  return times.find((time, index) => times.indexOf(time) !== index) ?? null;
}
