import { orderFilterInput } from '@foyer/domain/orders/order-filter-input.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { readOrderSearch } from '@foyer/domain/orders/order-search.ts';
import { decideTicketSearch, mostTicketsFound } from '@foyer/domain/ticket-search/decide-ticket-search.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { nameForStaff } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { findOrderIds, findSearchedBarcode, type OrderSelection } from '../orders/index.ts';
import { type FoundTicket, listFoundTickets } from './found-ticket.repository.ts';

export interface ShownTicket extends FoundTicket {
  orderNumber: string | null;
}

/**
 * The tickets that a search finds; a sales partner finds those of its own sales. Refusals at `search`:
 * `search-field-required`, `search-too-short`, `search-too-many` (over 100: the search is to be refined).
 */
export async function searchTickets(
  context: RequestContext,
  input: NonNullable<OrderSelection['filter']>,
): Promise<ShownTicket[]> {
  const wanted = valueOrThrow(decideTicketSearch(orderFilterInput.parse(input)));
  const orderIds = await findOrderIds(context, { filter: wanted }, mostTicketsFound + 1);
  const barcodeId = await findSearchedBarcode(context, wanted.search ?? '');
  return context.inClientReadOnly(async (scope) => {
    const { orderPrefix } = await getClient(scope);
    const search = readOrderSearch(wanted.search, orderPrefix);
    const code = search.by === 'ticket' ? search.ticketNumber : null;
    const limit = mostTicketsFound + 1;
    const tickets = await listFoundTickets(
      scope,
      orderIds,
      barcodeId ? { barcodeId, limit } : { code, limit },
    );
    if (orderIds.length > mostTicketsFound || tickets.length > mostTicketsFound) {
      throw new RefusedError([
        { code: 'search-too-many', field: 'search', params: { most: mostTicketsFound } },
      ]);
    }
    const named = await nameForStaff(scope, tickets, context.language);
    return named.map((ticket) => ({
      ...ticket,
      orderNumber:
        ticket.orderSequence === null ? null : formatOrderNumber(ticket.orderSequence, orderPrefix),
    }));
  });
}
