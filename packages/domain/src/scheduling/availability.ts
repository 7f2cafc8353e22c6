import { addDays, type LocalDate } from '../calendar/local-date.ts';
import {
  type Availability,
  type AvailabilityReason,
  defaultAvailabilityThresholds,
  type Places,
} from './availability-state.ts';
import { decideFill } from './decide-fill.ts';
import type { TimeslotState } from './plan-timeslot-changes.ts';

const minuteMilliseconds = 60_000;

/** The dates and the last minutes in which a ticket group is sold. */
export interface SaleRules {
  availableFrom: LocalDate | null;
  availableUntil: LocalDate | null;
  lookaheadDays: number | null;
  cutOffMinutes: number;
}

export interface TimeslotFacts extends Places {
  date: LocalDate;
  startsAt: Date;
  state: TimeslotState;
}

/**
 * What a timeslot is to somebody who wants to buy now: not on sale, closed, or as full as it is.
 * `today` is the date that the location's clock shows at `now`.
 */
export function decideTimeslotAvailability(
  timeslot: TimeslotFacts,
  sale: SaleRules,
  now: { at: Date; today: LocalDate },
  thresholds = defaultAvailabilityThresholds,
): Availability {
  const offSale = findOffSaleReason(timeslot.date, sale, now.today);
  if (offSale) return { state: 'none', reason: offSale, left: 0 };
  const closed = findClosedReason(timeslot, sale, now.at);
  if (closed) return { state: 'closed', reason: closed, left: 0 };
  return decideFill(timeslot, thresholds);
}

function findOffSaleReason(date: LocalDate, sale: SaleRules, today: LocalDate): AvailabilityReason | null {
  if (sale.availableFrom !== null && date < sale.availableFrom) return 'not-yet-on-sale';
  if (sale.availableUntil !== null && date > sale.availableUntil) return 'no-longer-on-sale';
  if (sale.lookaheadDays !== null && date > addDays(today, sale.lookaheadDays)) return 'not-yet-on-sale';
  return null;
}

function findClosedReason(timeslot: TimeslotFacts, sale: SaleRules, at: Date): AvailabilityReason | null {
  if (timeslot.state === 'cancelled') return 'cancelled';
  if (timeslot.state === 'closed') return 'closed-by-staff';
  if (timeslot.capacity === 0) return 'capacity-zero';
  if (timeslot.startsAt <= at) return 'past';
  const lastSaleAt = timeslot.startsAt.getTime() - sale.cutOffMinutes * minuteMilliseconds;
  return lastSaleAt <= at.getTime() ? 'past-cut-off' : null;
}
