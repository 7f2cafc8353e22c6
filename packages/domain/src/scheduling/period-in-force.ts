import type { LocalDate } from '../calendar/local-date.ts';

interface PrioritisedPeriod {
  from: LocalDate;
  until: LocalDate;
  priority: number;
  /** Left out = published. */
  published?: boolean;
}

/** An unpublished period: it changes neither sale nor capacity (product.md, section 4). */
export const isDraftPeriod = ({ published }: Pick<PrioritisedPeriod, 'published'>): boolean =>
  published === false;

/** The period that decides a date: of the published ones that hold it, the one of the highest priority. */
export function findPeriodInForce<P extends PrioritisedPeriod>(
  periods: readonly P[],
  date: LocalDate,
): P | null {
  return strongestOf(periods, date, (period) => (isDraftPeriod(period) ? null : period.priority));
}

/** The same as staff preview it: with the drafts, and those before published ones (product.md, section 4). */
export function findPeriodInPreview<P extends PrioritisedPeriod>(
  periods: readonly P[],
  date: LocalDate,
): P | null {
  return strongestOf(periods, date, (period) => forceInPreview(period));
}

/** The order of periods in lists: drafts first, then by priority, the highest first, then by date. */
export function comparePeriods(one: PrioritisedPeriod, other: PrioritisedPeriod): number {
  return forceInPreview(other) - forceInPreview(one) || one.from.localeCompare(other.from);
}

/** Priorities are at most 99. */
const aboveAllPriorities = 100;

const forceInPreview = (period: PrioritisedPeriod) =>
  period.priority + (isDraftPeriod(period) ? aboveAllPriorities : 0);

/** @param forceOf null = it has none. */
function strongestOf<P extends PrioritisedPeriod>(
  periods: readonly P[],
  date: LocalDate,
  forceOf: (period: P) => number | null,
): P | null {
  let strongest: { period: P; force: number } | null = null;
  for (const period of periods) {
    if (date < period.from || date > period.until) continue;
    const force = forceOf(period);
    if (force !== null && (strongest === null || force > strongest.force)) strongest = { period, force };
  }
  return strongest?.period ?? null;
}

/** The first other published period of the same priority that shares a day with this one: two may not (design, 5). */
export function findPeriodConflict<P extends PrioritisedPeriod>(period: P, periods: readonly P[]): P | null {
  if (isDraftPeriod(period)) return null;
  return (
    periods.find(
      (other) =>
        other !== period &&
        !isDraftPeriod(other) &&
        other.priority === period.priority &&
        other.from <= period.until &&
        period.from <= other.until,
    ) ?? null
  );
}
