import type { LocalDate } from '../calendar/local-date.ts';
import type { Refusal } from '../result/result.ts';
import type { ClosedDay } from './opening-input.ts';

/** Refuses to close days that have passed. Those that were closed in time stay in the list. */
export function refusePastClosing(
  before: readonly ClosedDay[],
  after: readonly ClosedDay[],
  today: LocalDate,
): Refusal[] {
  const known = new Set(before.map(({ date }) => date));
  return after.flatMap(({ date }, index) =>
    date < today && !known.has(date) ? [{ code: 'date-in-past', field: `closedDays.${index}.date` }] : [],
  );
}
