import { ticketTypeName } from '../../components/names/ticket-type-name.ts';
import type { GroupPricesQuery, PricedTicketTypeFragment } from '../../generated/operations.ts';

export type PricedGroup = GroupPricesQuery['ticketGroup'];

/** A ticket type as prices need it. */
export interface NamedType {
  id: string;
  name: string;
  priceMinor: number;
}

/** The types that can be sold, named for staff. */
export function typesOf(
  ticketTypes: readonly PricedTicketTypeFragment[],
  language: string | undefined,
): NamedType[] {
  return ticketTypes
    .filter(({ state }) => state !== 'archived')
    .map((type) => ({ id: type.id, priceMinor: type.priceMinor, name: ticketTypeName(type, language) }));
}
