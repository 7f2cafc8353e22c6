import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { DiscountCode } from '@foyer/domain/pricing/discount-code.ts';
import type { LineToPrice, PricedLine } from '@foyer/domain/pricing/line-price.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type listPricingRules, priceVisit } from '../pricing/index.ts';

/**
 * The prices of lines, in their order: the date of the visit decides, without one the day of the purchase (product.md,
 * section 4). A discount code is for all lines together.
 */
export async function priceLines(
  scope: ClientScope,
  today: LocalDate,
  lines: readonly (LineToPrice & { visitDate: LocalDate | null })[],
  listRules?: typeof listPricingRules,
  discountCode: DiscountCode | null = null,
): Promise<PricedLine[]> {
  const dated = lines.map((line) => ({ ...line, date: line.visitDate ?? today }));
  const [first = today] = dated.map(({ date }) => date).sort();
  const { lines: priced } = await priceVisit(scope, first, dated, listRules, discountCode);
  return [...priced];
}
