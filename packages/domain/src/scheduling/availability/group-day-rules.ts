import type { LocalDate } from '../../calendar/local-date.ts';
import { weekdayOf } from '../../calendar/weekday.ts';
import type { SaleRules, TimeslotFacts } from './availability-facts.ts';
import type { Shut } from './timeslot-shut.ts';

/**
 * The closed and open days of a ticket group (specification 001, section 3): a day of its own first, then its weekdays.
 * A fixed date was chosen for itself, whatever weekday it is.
 */
export function checkGroupDay(
  date: LocalDate,
  { ownDays, openWeekdays, kind }: Pick<SaleRules, 'ownDays' | 'openWeekdays' | 'kind'>,
): Shut | null {
  const own = ownDays?.find((day) => day.date === date);
  if (own) return own.isOpen ? null : { state: 'closed', reason: 'closed-by-group' };
  if (kind === 'fixed date' || !openWeekdays || openWeekdays.includes(weekdayOf(date))) return null;
  return { state: 'closed', reason: 'weekday-closed' };
}

/** A group that names a day as open is sold for it although its location keeps no hours on that weekday. */
export function checkOpeningHours(
  { date, isShutWeekday }: Pick<TimeslotFacts, 'date' | 'isShutWeekday'>,
  { ownDays, kind }: SaleRules,
): Shut | null {
  if (!isShutWeekday || kind === 'fixed date') return null;
  const isNamed = ownDays?.some((day) => day.date === date && day.isOpen);
  return isNamed ? null : { state: 'closed', reason: 'location-shut' };
}
