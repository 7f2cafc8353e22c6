import type { LocalDate } from '../calendar/local-date.ts';

interface PrioritisedPeriod {
  from: LocalDate;
  until: LocalDate;
  priority: number;
}

/** The period that decides a date: of those that hold it, the one of the highest priority. */
export function findPeriodInForce<P extends PrioritisedPeriod>(
  periods: readonly P[],
  date: LocalDate,
): P | null {
  let inForce: P | null = null;
  for (const period of periods) {
    if (date < period.from || date > period.until) continue;
    if (inForce === null || period.priority > inForce.priority) inForce = period;
  }
  return inForce;
}

/** The first other period of the same priority that shares a day with this one: two may not (design, 5). */
export function findPeriodConflict<P extends PrioritisedPeriod>(period: P, periods: readonly P[]): P | null {
  return (
    periods.find(
      (other) =>
        other !== period &&
        other.priority === period.priority &&
        other.from <= period.until &&
        period.from <= other.until,
    ) ?? null
  );
}
