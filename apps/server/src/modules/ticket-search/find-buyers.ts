import { minimumSearchLetters } from '@foyer/domain/orders/order-search.ts';
import { mostTicketsFound } from '@foyer/domain/ticket-search/decide-ticket-search.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findOrderIds, listOrderOverviews } from '../orders/index.ts';

/** A buyer: the orders with one e-mail address, or without one under one name. */
export interface FoundBuyer {
  name: string;
  email: string;
  orderCount: number;
  lastOrderAt: Date;
}

/**
 * Buyers by a part of the name, the start of the address, a telephone number or an order; the newest order first.
 * Refusals at `search`: `search-too-short`, `search-too-many`.
 */
export async function findBuyers(context: RequestContext, search: string): Promise<FoundBuyer[]> {
  context.require('gebruiker-ticket-zoeken', 'access');
  if (search.trim().length < minimumSearchLetters) {
    throw new RefusedError([{ code: 'search-too-short', field: 'search' }]);
  }
  const ids = await findOrderIds(context, { filter: { search } }, mostTicketsFound + 1);
  if (ids.length > mostTicketsFound) {
    throw new RefusedError([
      { code: 'search-too-many', field: 'search', params: { most: mostTicketsFound } },
    ]);
  }
  const orders = await context.inClientReadOnly((scope) => listOrderOverviews(scope, ids));
  const buyers = Map.groupBy(orders, ({ buyerEmail, buyerName }) => buyerEmail || buyerName);
  return [...buyers.values()].flatMap(([newest, ...others]) =>
    newest
      ? {
          name: newest.buyerName,
          email: newest.buyerEmail,
          orderCount: others.length + 1,
          lastOrderAt: newest.createdAt,
        }
      : [],
  );
}
