/**
 * Who was there when it was last counted, in steps: `counts[i]` people have a number above `from + i * step` and at most
 * `from + (i + 1) * step`. Later visitors count as there.
 */
export interface Presence {
  from: number;
  step: number;
  counts: readonly number[];
}

/** Steps in which the line is counted. */
export const presenceSteps = 200;

export const stepOf = (waiting: number): number => Math.max(1, Math.ceil(waiting / presenceSteps));

/** People in the line up to a number, by arithmetic. */
function countUpTo({ from, step, counts }: Presence, number: number): number {
  let people = 0;
  for (const [index, count] of counts.entries()) {
    const begin = from + index * step;
    if (number <= begin) return people;
    people += number >= begin + step ? count : (count * (number - begin)) / step;
  }
  return people + Math.max(0, number - (from + counts.length * step));
}

/** People who are there and have their turn before the visitor with this number. */
export function peopleAhead(presence: Presence, number: number, admittedNumber: number): number {
  const ahead = countUpTo(presence, number - 1) - countUpTo(presence, admittedNumber);
  return Math.max(0, Math.round(ahead));
}

/** All visitors who are there. */
export function peopleWaiting(presence: Presence, lastNumber: number, admittedNumber: number): number {
  return peopleAhead(presence, lastNumber + 1, admittedNumber);
}

/** Minutes until the turn of a visitor with so many before, rounded up; at least one. */
export function minutesToWait(ahead: number, rate: number): number {
  return Math.max(1, Math.ceil((ahead + 1) / rate - 1e-9));
}

/**
 * When the page asks again: often near its turn, seldom far from it, never so seldom that it seems away. Spread, so
 * that a crowd that came together does not ask together.
 * @param spread 0 to 1
 */
export function secondsToAskAgain(minutes: number | null, spread: number): number {
  const seconds = minutes === null ? 30 : minutes <= 1 ? 4 : minutes <= 5 ? 10 : minutes <= 15 ? 30 : 100;
  return Math.round(seconds * (0.85 + 0.3 * spread));
}

/** Before an announced start: soon after the start, which all await at the same moment, and before it now and then. */
export function secondsToAskBeforeStart(secondsToStart: number, spread: number): number {
  return secondsToStart > 75
    ? Math.round(60 * (0.85 + 0.3 * spread))
    : Math.ceil(secondsToStart + 1 + 4 * spread);
}
