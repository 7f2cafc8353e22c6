import type { Places } from './availability-state.ts';
import {
  fitCapacity,
  type TimeslotChange,
  type TimeslotConflict,
  type TimeslotState,
} from './plan-timeslot-changes.ts';
import type { TimeslotChangeInput } from './timeslot-input.ts';

interface PresentTimeslot extends Places {
  id: string;
  state: TimeslotState;
  wantedCapacity: number | null;
  conflict: TimeslotConflict | null;
}

/**
 * What a timeslot becomes when a person sets its limit, or opens or closes it. A limit below what is taken
 * becomes what is taken; opening one that the rules no longer yield settles that conflict: it is kept.
 */
export function changeTimeslotByHand(present: PresentTimeslot, wanted: TimeslotChangeInput): TimeslotChange {
  const settled = wanted.state === 'open' && present.conflict === 'not-in-rules';
  const state = wanted.state ?? present.state;
  const conflict = settled ? null : present.conflict;
  const { id, capacity, wantedCapacity } = present;
  if (wanted.limit === undefined) return { id, state, capacity, wantedCapacity, conflict };
  const fitted = fitCapacity(wanted.limit, present.heldCount + present.soldCount);
  return {
    id,
    state,
    capacity: fitted.capacity,
    wantedCapacity: fitted.conflict ? wanted.limit : null,
    conflict: fitted.conflict ?? (conflict === 'not-in-rules' ? conflict : null),
  };
}
