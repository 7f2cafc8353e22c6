import { isShut } from '../slots/slot-state.ts';
import type { SlotFilter } from '../use-scheduler-address.ts';

/** Whether a day, taken together, is one of those that the filter shows. */
export function isDayShown(
  { state, left }: { state: string; left?: number | null | undefined },
  only: SlotFilter | undefined,
): boolean {
  if (only === 'open') return !isShut(state) && (left ?? 1) > 0;
  if (only === 'closed') return isShut(state);
  if (only === 'filling') return ['almost full', 'full', 'sold out'].includes(state);
  return true;
}
