import { addDays, daysBetween, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { BandYear } from './year-bands.ts';

/** What of a band is moved: its first day, its last day, or both. */
export type BandGrip = 'first' | 'last' | 'both';

interface Days {
  from: LocalDate;
  until: LocalDate;
}

/** The days of a band whose grip was moved by some days; an edge stops at the other one. */
export function moveBand<P extends Days>(period: P, grip: BandGrip, days: number): P {
  const length = daysBetween(period.from, period.until);
  const byFrom = grip === 'last' ? 0 : grip === 'first' ? Math.min(days, length) : days;
  const byUntil = grip === 'first' ? 0 : grip === 'last' ? Math.max(days, -length) : days;
  return { ...period, from: addDays(period.from, byFrom), until: addDays(period.until, byUntil) };
}

/** How many days a pointer has gone over a track of this width that shows the year. */
export function daysOfPixels(pixels: number, trackPixels: number, { from, until }: BandYear): number {
  if (trackPixels <= 0) return 0;
  return Math.round((pixels / trackPixels) * (daysBetween(from, until) + 1));
}
