import { isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import type { DeskGroup, SaleState } from './sale-state.ts';

/** Pieces that take a place of the timeslot of their visit. */
export function countPlacesOf(counts: SaleState['counts'], groups: readonly DeskGroup[]): number {
  return groups
    .filter(({ needsTimeslot }) => needsTimeslot)
    .flatMap(({ ticketTypes }) => ticketTypes)
    .filter(({ itemKind }) => !isMerchandise(itemKind))
    .reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
}

/**
 * What is left at the chosen time where more is counted: it is said before the visitor pays. null = it has room. A sale that is
 * being paid is left to the seller: its own places may be taken already.
 */
export function tooFewPlaces(
  { counts, timeslotId, isPaying, isUncertain }: SaleState,
  groups: readonly DeskGroup[],
): number | null {
  if (isPaying || isUncertain) return null;
  const slot = groups.flatMap(({ timeslots }) => timeslots).find(({ id }) => id === timeslotId);
  if (!slot || slot.left === null || slot.isPast) return null;
  return countPlacesOf(counts, groups) > slot.left ? Math.max(0, slot.left) : null;
}
