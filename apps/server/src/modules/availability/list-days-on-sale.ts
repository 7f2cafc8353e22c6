import { datesFromUntil, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import type { PriceRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { colourOfDay, decideLook } from '@foyer/domain/scheduling/availability-look.ts';
import type { Availability, AvailabilityState } from '@foyer/domain/scheduling/availability-state.ts';
import { decideDayAvailability } from '@foyer/domain/scheduling/day-availability.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPricingRules } from '../pricing/index.ts';
import { type TimeslotOnSale, timeslotsOfSale } from './list-timeslots-on-sale.ts';
import { readSale, type Sale } from './read-sale.ts';
import type { SaleQuestion } from './sale-question.ts';

/** A date as somebody sees who wants to buy. */
export interface DayOnSale {
  date: LocalDate;
  availability: Availability;
  /** How it is drawn: an exception may paint its days. */
  look: AvailabilityState;
  /** Whether one of its timeslots has room for the whole party. */
  hasRoom: boolean;
  /** The lowest price of a ticket on this date; null where none can be bought. */
  fromPriceMinor: number | null;
}

/** Every date of the question with what it is and from which price: a month, a week or a day. */
export async function listDaysOnSale(scope: ClientScope, question: SaleQuestion): Promise<DayOnSale[]> {
  const sale = await readSale(scope, question);
  const rules = await listPricingRules(scope, {
    ticketGroupIds: question.ticketGroupIds,
    notEndedBefore: question.from,
  });
  const byDate = Map.groupBy(timeslotsOfSale(sale, question), ({ date }) => date);
  return datesFromUntil(question.from, question.until).map((date) => {
    const timeslots = byDate.get(date) ?? [];
    const availability = decideDayAvailability(timeslots, sale.thresholds);
    const isOffered = availability.state !== 'none' && availability.state !== 'closed';
    return {
      date,
      availability,
      look: decideLook(availability.state, colourOfDay(timeslots.map(({ colour }) => colour))),
      hasRoom: timeslots.some(({ hasRoom }) => hasRoom),
      fromPriceMinor: isOffered ? lowestPrice(sale, timeslots, rules, date) : null,
    };
  });
}

type RuleOfGroup = PriceRule & { ticketGroupId: string };

/** Of the types that can be chosen on the date. */
function lowestPrice(
  sale: Sale,
  [timeslot]: readonly TimeslotOnSale[],
  rules: readonly RuleOfGroup[],
  date: LocalDate,
): number | null {
  if (!timeslot) return null;
  const prices = sale.types
    .filter((type) => type.statusLabel === null && !sale.limits.factsOf(type, timeslot).isEventClosed)
    .map((type) => {
      const own = rules.filter((rule) => rule.active && rule.ticketGroupId === type.ticketGroupId);
      return priceOnDate(type, own, date).priceMinor;
    });
  return prices.length === 0 ? null : prices.reduce((lowest, price) => Math.min(lowest, price));
}
