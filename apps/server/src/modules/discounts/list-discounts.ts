import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { discountFilterInput } from '@foyer/domain/discounts/discount-filter-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { type StoredDiscount, selectDiscounts } from './discount.repository.ts';
import { type CodeWithUse, listCodesOf } from './discount-code.repository.ts';
import { type DiscountTotals, listFoundDiscounts, sumFoundDiscounts } from './discount-list.repository.ts';
import { requireDiscountRight } from './require-discount-right.ts';

/** One page of the client's discounts: filtered, in the order asked for. */
export async function listDiscounts(
  context: RequestContext,
  typed: unknown,
  page: { limit: number; offset: number },
): Promise<StoredDiscount[]> {
  requireDiscountRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    const rows = await listFoundDiscounts(scope, filter, await askedOf(context, scope), page);
    const discounts = await selectDiscounts(scope)
      .where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...rows.map(({ id }) => id)])
      .execute();
    return rows.flatMap(({ id }) => discounts.find((one) => one.id === id) ?? []);
  });
}

/** How many a filter finds, how often they were used, and what they took off. */
export async function sumDiscounts(context: RequestContext, typed: unknown): Promise<DiscountTotals> {
  requireDiscountRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) =>
    sumFoundDiscounts(scope, filter, await askedOf(context, scope)),
  );
}

/** A page of the codes of a discount. */
export async function listDiscountCodes(
  context: RequestContext,
  discountId: string,
  page: { limit: number; offset: number },
): Promise<CodeWithUse[]> {
  requireDiscountRight(context, 'access');
  return context.inClientReadOnly((scope) => listCodesOf(scope, discountId, page));
}

async function askedOf({ app }: RequestContext, scope: ClientScope) {
  const { timeZone, paymentEnvironment } = await getClient(scope);
  return { today: localDateAt(app.clock(), timeZone), countsTestOrders: paymentEnvironment === 'test' };
}

const readFilter = (typed: unknown) => valueOrThrow(parseInput(discountFilterInput, typed ?? {}));
