import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { createDiscount } from '../discounts/index.ts';

/** Two discounts as a museum has them: one for all visitors of a season, one with few uses for its friends. */
export async function makeDiscounts(manager: RequestContext, today: string): Promise<void> {
  const season = { validFrom: addDays(today, -30), validUntil: addDays(today, 60) };
  await createDiscount(
    manager,
    { title: 'Havenweekend', kind: 'percentage', basisPoints: 1_000, ...season },
    'HAVEN10',
  );
  await createDiscount(
    manager,
    {
      title: 'Vrienden van Getij',
      kind: 'percentage',
      basisPoints: 2_500,
      mostUses: 200,
      mostDiscounted: 2,
      withDynamicPrices: false,
    },
    'VRIENDEN',
  );
}
