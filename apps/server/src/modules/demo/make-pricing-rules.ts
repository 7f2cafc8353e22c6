import { addMonths, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { createPricingRule } from '../pricing/index.ts';
import type { MadeProduct } from './make-catalogue.ts';

/** Two rules for what most people come for: dearer at weekends, a lower price on summer weekdays. */
export async function makePricingRules(
  context: RequestContext,
  [product]: readonly MadeProduct[],
  today: LocalDate,
): Promise<void> {
  if (!product) return;
  const { ticketGroupId, ticketTypeIds, plan } = product;
  const paid = plan.ticketTypes.flatMap(({ priceMinor }, index) => {
    const ticketTypeId = ticketTypeIds[index];
    return ticketTypeId && priceMinor > 0 ? [{ ticketTypeId, priceMinor }] : [];
  });
  await createPricingRule(context, ticketGroupId, {
    name: 'Weekends',
    kind: 'mutation',
    from: today,
    until: addMonths(today, 6),
    weekdays: [6, 7],
    values: paid.map(({ ticketTypeId }) => ({ ticketTypeId, basisPoints: 1000 })),
  });
  const summer = nextSummer(today);
  await createPricingRule(context, ticketGroupId, {
    name: 'Summer',
    kind: 'substitute',
    from: `${summer}-07-01`,
    until: `${summer}-08-31`,
    weekdays: [1, 2, 3, 4, 5],
    values: paid.map(({ ticketTypeId, priceMinor }) => ({
      ticketTypeId,
      // whole euros, a little below the normal price
      amountMinor: Math.floor((priceMinor * 0.9) / 100) * 100,
    })),
  });
}

/** The year of the next summer that has not begun. */
function nextSummer(today: LocalDate): number {
  const year = Number(today.slice(0, 4));
  return today < `${year}-07-01` ? year : year + 1;
}
