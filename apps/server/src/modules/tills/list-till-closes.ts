import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { daysOfPeriod } from '@foyer/domain/orders/order-periods.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type TillCloseFilter, tillCloseFilterInput } from '@foyer/domain/tills/till-close-filter-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { requireTillRight } from './require-till-right.ts';
import { listCloses, type TillClose } from './till-close.repository.ts';
import { listFoundCloses, sumFoundCloses, type TillCloseTotals } from './till-close-list.repository.ts';

/** One page of the client's closes: filtered, in the order asked for. */
export async function listTillCloses(
  context: RequestContext,
  typed: unknown,
  page: { limit: number; offset: number },
): Promise<TillClose[]> {
  requireTillRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    const ids = await listFoundCloses(scope, filter, await daysOf(context, scope, filter), page);
    const closes = await listCloses(scope, ids);
    return ids.flatMap((id) => closes.find(({ sessionId }) => sessionId === id) ?? []);
  });
}

/** How many a filter finds, and their differences together. */
export async function sumTillCloses(context: RequestContext, typed: unknown): Promise<TillCloseTotals> {
  requireTillRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    return sumFoundCloses(scope, filter, await daysOf(context, scope, filter));
  });
}

async function daysOf({ app }: RequestContext, scope: ClientScope, { period }: TillCloseFilter) {
  const { timeZone } = await getClient(scope);
  const days = period === null ? null : daysOfPeriod(period, localDateAt(app.clock(), timeZone));
  return { days, timeZone };
}

const readFilter = (typed: unknown) => valueOrThrow(parseInput(tillCloseFilterInput, typed ?? {}));
