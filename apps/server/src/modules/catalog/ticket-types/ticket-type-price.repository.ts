import type { ClientScope } from '../../../platform/database/database.ts';

/** What a ticket type costs before anything changes its price. */
export interface TicketTypePrice {
  id: string;
  ticketGroupId: string;
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
    .select(['id', 'ticketGroupId', 'priceMinor', 'vatBasisPoints'])
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
}
