import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { DiscountCode } from '@foyer/domain/pricing/discount-code.ts';
import type { LineToPrice } from '@foyer/domain/pricing/line-price.ts';
import { calculateOrderPrice, type OrderPrice } from '@foyer/domain/pricing/order-price.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPricingRules } from './pricing-rule.repository.ts';

/** A rule that ended longer before the visit is no near miss that a receipt should name. */
const nearMissDays = 31;

/**
 * What these tickets cost on the date of the visit, by the rules of this moment: one statement for the whole cart. Lines
 * may have later dates of their own.
 */
export async function priceVisit(
  scope: ClientScope,
  date: LocalDate,
  lines: readonly LineToPrice[],
  listRules: typeof listPricingRules = listPricingRules,
  discountCode: DiscountCode | null = null,
): Promise<OrderPrice> {
  const pricingRules = await listRules(scope, {
    ticketGroupIds: [...new Set(lines.map((line) => line.ticketGroupId))],
    notEndedBefore: addDays(date, -nearMissDays),
  });
  return calculateOrderPrice(lines, { pricingRules, date, discountCode });
}
