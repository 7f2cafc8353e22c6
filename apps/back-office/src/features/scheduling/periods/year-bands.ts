import {
  addDays,
  addMonths,
  datesFromUntil,
  daysBetween,
  type LocalDate,
  monthOf,
} from '@foyer/domain/calendar/local-date.ts';
import { findPeriodInForce, isDraftPeriod } from '@foyer/domain/scheduling/period-in-force.ts';

const shownMonths = 12;

/** The rolling twelve months that the bands show: from the first of this month. */
export interface BandYear {
  from: LocalDate;
  /** The last day that is shown. */
  until: LocalDate;
  /** The first of each month. */
  months: readonly LocalDate[];
}

export function bandYearOf(today: LocalDate): BandYear {
  const from = `${monthOf(today)}-01`;
  const months = Array.from({ length: shownMonths }, (_, index) => addMonths(from, index));
  return { from, until: addDays(addMonths(from, shownMonths), -1), months };
}

/** Where in the year a date starts, in percent; before it 0, after it 100. */
export function percentOf(date: LocalDate, { from, until }: BandYear): number {
  const share = daysBetween(from, date) / (daysBetween(from, until) + 1);
  return Math.min(1, Math.max(0, share)) * 100;
}

export interface Band {
  startPercent: number;
  widthPercent: number;
}

/** The band of some days, both included; null where none of them is shown. */
export function bandOf(days: { from: LocalDate; until: LocalDate }, year: BandYear): Band | null {
  if (days.until < year.from || days.from > year.until || days.until < days.from) return null;
  const startPercent = percentOf(days.from, year);
  return { startPercent, widthPercent: percentOf(addDays(days.until, 1), year) - startPercent };
}

/**
 * Where the name of a band starts, in percent of the year from the start of the band: behind the line of today, where that
 * would go through it.
 */
export function nameStartOf({ startPercent }: Band, todayPercent: number): number {
  const behind = todayPercent - startPercent;
  return behind > 0 && behind < 12 ? behind : 0;
}

export interface DaysInForce {
  from: LocalDate;
  until: LocalDate;
  /** null where no period holds these days. */
  priority: number | null;
  /** A draft would decide them. */
  isDraft: boolean;
}

/** The year as runs of days with one priority in force. @param find the period that decides a day */
export function listDaysInForce(
  periods: readonly { from: LocalDate; until: LocalDate; priority: number; published?: boolean }[],
  year: BandYear,
  find = findPeriodInForce,
): DaysInForce[] {
  const runs: DaysInForce[] = [];
  for (const date of datesFromUntil(year.from, year.until)) {
    const period = find(periods, date);
    const priority = period?.priority ?? null;
    const isDraft = period !== null && isDraftPeriod(period);
    const last = runs.at(-1);
    if (last && last.priority === priority && last.isDraft === isDraft) last.until = date;
    else runs.push({ from: date, until: date, priority, isDraft });
  }
  return runs;
}

/** The step of the lane colours: they rise with the priority, and the last is for three and above. */
export function laneStep(priority: number): 0 | 1 | 2 | 3 {
  if (priority >= 3) return 3;
  return priority === 2 ? 2 : priority === 1 ? 1 : 0;
}
