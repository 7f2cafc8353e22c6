import { localDateTime } from '@foyer/i18n/format-date.ts';

/** 'HH:mm' at the location. */
export function localTime(at: Date, timeZone: string): string {
  return localDateTime(at, timeZone).time;
}

/** Day and month in words, as the location's calendar has it: "20 November". */
export function localDate(at: Date, timeZone: string, intlLocale: string): string {
  return new Intl.DateTimeFormat(intlLocale, { timeZone, day: 'numeric', month: 'long' }).format(at);
}

/** The same for a calendar date '2026-11-20', which has no zone. */
export function writtenDate(date: string, intlLocale: string): string {
  return localDate(new Date(`${date}T12:00:00Z`), 'UTC', intlLocale);
}

export function sameLocalDay(one: Date, other: Date, timeZone: string): boolean {
  return localDateTime(one, timeZone).date === localDateTime(other, timeZone).date;
}
