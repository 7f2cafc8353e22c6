import { type ItemKind, isMerchandise } from '../catalog/item-kinds.ts';
import { countTickets } from './count-tickets.ts';

interface PlacedGroup {
  needsTimeslot: boolean;
  ticketTypes: readonly { id: string; itemKind: ItemKind }[];
}

/**
 * How many places of a visit the tickets of these groups take (product.md, section 4; `saleCounters`): those of groups with
 * times where there are such, else all. Merchandise takes none.
 */
export function countPlaces(
  groups: readonly PlacedGroup[],
  lines: readonly { ticketTypeId: string; quantity: number }[],
): number {
  const timed = groups.filter(({ needsTimeslot }) => needsTimeslot);
  const placed = (timed.length > 0 ? timed : groups)
    .flatMap(({ ticketTypes }) => ticketTypes)
    .filter(({ itemKind }) => !isMerchandise(itemKind))
    .map(({ id }) => id);
  return countTickets(lines.filter(({ ticketTypeId }) => placed.includes(ticketTypeId)));
}
