import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { LineToPrice, PricedLine } from '@foyer/domain/pricing/line-price.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type listPricingRules, priceVisit } from '../pricing/index.ts';

/**
 * The prices of lines, in their order: the date of the visit decides, without one the day of the purchase (product.md,
 * section 4).
 */
export async function priceLines(
  scope: ClientScope,
  today: LocalDate,
  lines: readonly (LineToPrice & { visitDate: LocalDate | null })[],
  listRules?: typeof listPricingRules,
): Promise<PricedLine[]> {
  const dates = [...new Set(lines.map(({ visitDate }) => visitDate ?? today))];
  const priced = new Map<string, PricedLine>();
  for (const date of dates) {
    const ofDate = lines.filter(({ visitDate }) => (visitDate ?? today) === date);
    const price = await priceVisit(scope, date, ofDate, listRules);
    for (const line of price.lines) priced.set(line.ticketTypeId, line);
  }
  return lines.flatMap(({ ticketTypeId }) => priced.get(ticketTypeId) ?? []);
}
