import { countTicketsOf, type DeskGroup, type DeskType, mayAdd, type SaleState } from './sale-state.ts';

export interface Suggestion {
  group: DeskGroup;
  type: DeskType;
  /** One for each ticket, as far as the type has room. */
  quantity: number;
}

/**
 * What a desk suggests beside what is counted: the first upsell that is not in the sale yet, can be had, and needs no other time
 * than the one that is chosen. undefined = nothing.
 */
export function suggestUpsell(
  { counts, timeslotId }: Pick<SaleState, 'counts' | 'timeslotId'>,
  groups: readonly DeskGroup[],
  upsellTypeIds: readonly string[],
): Suggestion | undefined {
  const tickets = countTicketsOf(counts, groups);
  if (tickets === 0) return undefined;
  for (const id of upsellTypeIds) {
    const group = groups.find(({ ticketTypes }) => ticketTypes.some((type) => type.id === id));
    const type = group?.ticketTypes.find((one) => one.id === id);
    if (!group || !type || counts[id] !== undefined) continue;
    if (group.needsTimeslot && !group.timeslots.some((timeslot) => timeslot.id === timeslotId)) continue;
    const quantity = roomFor(type, counts, groups, tickets);
    if (quantity > 0) return { group, type, quantity };
  }
  return undefined;
}

function roomFor(
  type: DeskType,
  counts: SaleState['counts'],
  groups: readonly DeskGroup[],
  wanted: number,
): number {
  let quantity = 0;
  while (quantity < wanted && mayAdd(type, { ...counts, [type.id]: quantity }, groups)) quantity += 1;
  return quantity;
}
