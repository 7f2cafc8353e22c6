import type { ItemKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { ClientScope } from '../../../platform/database/database.ts';

/** What a ticket type costs before anything changes its price. */
export interface TicketTypePrice {
  id: string;
  ticketGroupId: string;
  itemKind: ItemKind;
  priceMinor: number;
  vatBasisPoints: number;
}

/** The present prices of these ticket types, also of those that are no longer sold. */
export async function listTicketTypePrices(
  scope: ClientScope,
  ids: readonly string[],
): Promise<TicketTypePrice[]> {
  if (ids.length === 0) return [];
  return scope.tx
    .selectFrom('ticketType')
    .select(['id', 'ticketGroupId', 'itemKind', 'priceMinor', 'vatBasisPoints'])
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
}
