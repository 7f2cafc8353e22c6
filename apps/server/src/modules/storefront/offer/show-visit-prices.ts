import {
  addDays,
  addMonths,
  datesFromUntil,
  earlierDate,
  type LocalDate,
  laterDate,
} from '@foyer/domain/calendar/local-date.ts';
import { priceRange } from '@foyer/domain/pricing/price-on-date.ts';
import type { PriceRule, PricingRule } from '@foyer/domain/pricing/pricing-rule.ts';
import type { SaleRules } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import { checkGroupDay } from '@foyer/domain/scheduling/availability/group-day-rules.ts';
import { horizonMonths } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listPricingRules } from '../../pricing/index.ts';
import type { ShownGroup } from './show-offer.ts';

/**
 * The groups with what their tickets cost on other days: the rules that the page prices with, without what only staff
 * may see, and for each ticket type the lowest price of the coming days where it depends on the day.
 */
export async function showVisitPrices(
  scope: ClientScope,
  offer: readonly ShownGroup[],
  today: LocalDate,
): Promise<SalesTicketGroup[]> {
  const rules = await listPricingRules(scope, {
    ticketGroupIds: offer.map(({ offered }) => offered.id),
    notEndedBefore: today,
  });
  const active = Map.groupBy(
    rules.filter((rule) => rule.active),
    (rule) => rule.ticketGroupId,
  );
  return offer.map(({ offered, shown }) => {
    const own = active.get(offered.id) ?? [];
    return own.length === 0 ? shown : withPrices(shown, own, datesOnSale(offered.sale, today));
  });
}

function withPrices(
  group: SalesTicketGroup,
  rules: readonly PricingRule[],
  dates: readonly LocalDate[],
): SalesTicketGroup {
  return {
    ...group,
    pricingRules: rules.map(withoutName),
    ticketTypes: group.ticketTypes.map((type) => {
      const { lowestMinor, highestMinor } = priceRange(type, rules, dates);
      return { ...type, fromPriceMinor: lowestMinor === highestMinor ? null : lowestMinor };
    }),
  };
}

function withoutName({ kind, from, until, weekdays, active, sequence, values }: PriceRule) {
  return { kind, from, until, weekdays: [...weekdays], active, sequence, values: [...values] };
}

/**
 * Every date for which a visit may be bought now, as far as timeslots are made: the open days of the group. Where the
 * visitor chooses none, it is the fixed date of the group, or the day of purchase.
 */
function datesOnSale(sale: SaleRules, today: LocalDate): LocalDate[] {
  const { kind, availableFrom, availableUntil, lookaheadDays } = sale;
  if (kind === 'fixed date') return [sale.validFrom ?? today];
  if (kind === 'continuous' || kind === 'period') return [today];
  const horizon = addMonths(today, horizonMonths);
  const ahead = lookaheadDays === null ? horizon : earlierDate(horizon, addDays(today, lookaheadDays));
  const last = availableUntil === null ? ahead : earlierDate(ahead, availableUntil);
  const first = availableFrom === null ? today : laterDate(today, availableFrom);
  return datesFromUntil(first, last).filter((date) => checkGroupDay(date, sale) === null);
}
