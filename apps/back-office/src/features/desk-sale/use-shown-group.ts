import { useLayoutEffect } from 'react';
import { countPlacesOf } from './places-of-sale.ts';
import type { ShownButton } from './product-tiles.tsx';
import { type DeskGroup, isBookable, isEmpty, nextTimeslot, type SaleState } from './sale-state.ts';
import type { Sale } from './use-sale.ts';

/**
 * The group whose times and types are shown: the chosen one, else the first that has room. While nothing is counted, and
 * where another day was chosen, its next time with room is chosen: visitors who come now need no press for it.
 */
export function useShownGroup(
  groups: readonly DeskGroup[],
  buttons: readonly ShownButton[],
  { state, set }: Sale,
): DeskGroup | null {
  const opening = buttons.filter(({ type }) => type === null).map(({ group }) => group);
  const first = opening.find((one) => !one.needsTimeslot || nextTimeslot(one)) ?? opening[0] ?? null;
  const isShown = buttons.some(
    ({ group, type }) => group.id === state.groupId && (type === null || state.counts[type.id] !== undefined),
  );
  const group = (isShown ? groups.find(({ id }) => id === state.groupId) : first) ?? null;
  const slot = group?.timeslots.find(({ id }) => id === state.timeslotId);
  const isLost = isEmpty(state) ? slot === undefined || !isBookable(slot) : state.timeslotId === null;
  const places = Math.max(1, countPlacesOf(state.counts, groups));
  const wanted =
    isLost && group?.needsTimeslot ? (nextTimeslot(group, places)?.id ?? null) : state.timeslotId;
  useLayoutEffect(() => {
    if (wanted !== state.timeslotId) set({ timeslotId: wanted });
  }, [wanted, state.timeslotId, set]);
  return group;
}

/** Another group keeps the time of the sale where it has it too; a sale without tickets gets its next one. */
export function timeFor(group: DeskGroup, state: SaleState): { timeslotId?: string | null } {
  if (!group.needsTimeslot || group.timeslots.some(({ id }) => id === state.timeslotId)) return {};
  return isEmpty(state) ? { timeslotId: nextTimeslot(group)?.id ?? null } : {};
}
