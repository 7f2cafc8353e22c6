import {
  addDays,
  addMonths,
  datesOfMonth,
  isLocalDate,
  type LocalDate,
  monthOf,
} from '../calendar/local-date.ts';
import { weekdayOf } from '../calendar/weekday.ts';

/** Periods of an order list, as written in the address: they are relative to today. */
export const placedPeriods = ['today', 'yesterday', 'last-7-days', 'last-month', 'this-month'] as const;
export const visitPeriods = [
  'today',
  'tomorrow',
  'this-weekend',
  'next-7-days',
  'this-month',
  'next-month',
] as const;

export type OrderPeriod = (typeof placedPeriods)[number] | (typeof visitPeriods)[number];

/** First and last day, both included. */
export interface DayRange {
  from: LocalDate;
  until: LocalDate;
}

/**
 * The days of a period as seen from today, or of a date (`2026-11-20`) or a range of dates
 * (`2026-11-01..2026-11-30`); null when the text is none of these.
 */
export function daysOfPeriod(period: string, today: LocalDate): DayRange | null {
  const saturday = addDays(today, 6 - weekdayOf(today));
  const named: Record<OrderPeriod, DayRange> = {
    today: { from: today, until: today },
    yesterday: { from: addDays(today, -1), until: addDays(today, -1) },
    tomorrow: { from: addDays(today, 1), until: addDays(today, 1) },
    'last-7-days': { from: addDays(today, -6), until: today },
    // the month that ends today: what ticket search opens with (decision 0156)
    'last-month': { from: addMonths(today, -1), until: today },
    'next-7-days': { from: today, until: addDays(today, 6) },
    'this-weekend': { from: saturday, until: addDays(saturday, 1) },
    'this-month': datesOfMonth(monthOf(today)),
    'next-month': datesOfMonth(monthOf(addMonths(today, 1))),
  };
  const known = Object.entries(named).find(([name]) => name === period);
  if (known) return known[1];
  return readDateRange(period);
}

/** `2026-11-20` or `2026-11-01..2026-11-30`; null when the text is neither. */
export function readDateRange(text: string): DayRange | null {
  const [from = '', until = from, ...more] = text.split('..');
  return more.length === 0 && isLocalDate(from) && isLocalDate(until) && from <= until
    ? { from, until }
    : null;
}
