import type { LocalDate } from '../calendar/local-date.ts';
import type { ClosedDay } from './opening-input.ts';

/** The closed days of a location with those to come of another one; a day that it has already keeps its note. */
export function withCopiedDays(
  own: readonly ClosedDay[],
  copied: readonly ClosedDay[],
  today: LocalDate,
): ClosedDay[] {
  const known = new Set(own.map(({ date }) => date));
  const added = copied.filter(({ date }) => date >= today && !known.has(date));
  return [...own, ...added].sort((one, other) => one.date.localeCompare(other.date));
}
