import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { tillCloseFilterInput } from '@foyer/domain/tills/till-close-filter-input.ts';
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
    const { timeZone } = await getClient(scope);
    const ids = await listFoundCloses(scope, filter, timeZone, page);
    const closes = await listCloses(scope, ids);
    return ids.flatMap((id) => closes.find(({ sessionId }) => sessionId === id) ?? []);
  });
}

/** How many a filter finds, and their differences together. */
export async function sumTillCloses(context: RequestContext, typed: unknown): Promise<TillCloseTotals> {
  requireTillRight(context, 'access');
  const filter = readFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    const { timeZone } = await getClient(scope);
    return sumFoundCloses(scope, filter, timeZone);
  });
}

const readFilter = (typed: unknown) => valueOrThrow(parseInput(tillCloseFilterInput, typed ?? {}));
