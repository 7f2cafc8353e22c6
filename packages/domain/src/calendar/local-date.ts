import { Temporal } from 'temporal-polyfill';

/** A date without a place, '2026-11-20'. Dates compare correctly as strings. */
export type LocalDate = string;
/** A month without a place, '2026-11'. */
export type LocalMonth = string;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Dates outside this range are typing errors, and arithmetic beyond the year 9999 exceeds what the database can hold.
 */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** Whether the text is a date that exists, of a year from 1900 to 2199: '2027-02-29' does not. */
export function isLocalDate(text: string): text is LocalDate {
  if (!datePattern.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** Whether the text is a month, '2026-11'. */
export function isLocalMonth(text: string): text is LocalMonth {
  return monthPattern.test(text);
}

const dayMilliseconds = 24 * 60 * 60_000;

/** The date so many days later; negative goes back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  // Asked for every timeslot of a month: in UTC all days are of one length, and no calendar library is needed.
  return new Date(Date.parse(date) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The date so many months later; 31 January plus a month is the last of February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, until: LocalDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until), { largestUnit: 'day' }).days;
}

/** Every date from the first to the last, both included; none when the last is earlier. */
export function datesFromUntil(from: LocalDate, until: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The month that a date falls in. */
export function monthOf(date: LocalDate): LocalMonth {
  return date.slice(0, 7);
}

/** First and last date of a month. */
export function datesOfMonth(month: LocalMonth): { from: LocalDate; until: LocalDate } {
  const first = Temporal.PlainYearMonth.from(month);
  return { from: `${month}-01`, until: `${month}-${String(first.daysInMonth).padStart(2, '0')}` };
}

/** The later of two dates. */
export function laterDate(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

/** The earlier of two dates. */
export function earlierDate(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}
