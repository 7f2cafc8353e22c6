import { addDays, type LocalDate } from '../calendar/local-date.ts';
import { type Weekday, weekdayOf } from '../calendar/weekday.ts';
import type { SaleRules } from './availability-facts.ts';

/** When a ticket group without timeslots is open: its weekdays, and single days that are open or closed instead. */
export interface OpenDayRules extends SaleRules {
  openWeekdays: readonly Weekday[];
  days: readonly { date: LocalDate; isOpen: boolean }[];
  /** The one date of a group of kind fixed date; null = visitors choose. */
  fixedDate: LocalDate | null;
}

/** Why no ticket of a group is sold for a day. */
export type ClosedDayReason =
  | 'not-yet-on-sale'
  | 'no-longer-on-sale'
  | 'not-its-date'
  | 'location-closed'
  | 'group-closed'
  | 'weekday-closed'
  | 'past'
  | 'past-cut-off';

/** The day at the place of the visit. */
export interface DayAtLocation {
  /** Whether the location is closed on it (/openingstijden). */
  isClosed: boolean;
  /** When the location closes; where it has no hours, the end of the day. */
  endsAt: Date;
}

/**
 * Why a group without timeslots is not sold for a day; null = it is open. Its dates, then how far ahead; the day of
 * its own, which outranks the location's closed days as well as its weekdays; then the cut-off, counted back from
 * the closing time, as a day ticket has no start.
 */
export function findClosedDayReason(
  rules: OpenDayRules,
  date: LocalDate,
  day: DayAtLocation,
  now: { at: Date; today: LocalDate },
): ClosedDayReason | null {
  if (date < now.today) return 'past';
  if (rules.fixedDate !== null && date !== rules.fixedDate) return 'not-its-date';
  if (rules.availableFrom !== null && date < rules.availableFrom) return 'not-yet-on-sale';
  if (rules.availableUntil !== null && date > rules.availableUntil) return 'no-longer-on-sale';
  if (rules.lookaheadDays !== null && date > addDays(now.today, rules.lookaheadDays))
    return 'not-yet-on-sale';
  return closedOn(rules, date, day) ?? pastCutOff(rules, day, now.at);
}

function closedOn(rules: OpenDayRules, date: LocalDate, { isClosed }: DayAtLocation): ClosedDayReason | null {
  const own = rules.days.find((day) => day.date === date);
  if (own) return own.isOpen ? null : 'group-closed';
  if (isClosed) return 'location-closed';
  if (rules.fixedDate !== null) return null;
  return rules.openWeekdays.includes(weekdayOf(date)) ? null : 'weekday-closed';
}

function pastCutOff(rules: OpenDayRules, { endsAt }: DayAtLocation, at: Date): ClosedDayReason | null {
  const lastSaleAt = endsAt.getTime() - rules.cutOffMinutes * 60_000;
  return at.getTime() >= lastSaleAt ? 'past-cut-off' : null;
}
