import type { TimeslotUpdateInput } from '../timeslot-input.ts';
import {
  type ExistingTimeslot,
  fitCapacity,
  type TimeslotDetails,
  type TimeslotUpdate,
} from './plan-timeslot-changes.ts';

type Present = Pick<
  ExistingTimeslot,
  'id' | 'state' | 'capacity' | 'takenPlaces' | 'wantedCapacity' | 'conflict'
>;

/**
 * What a timeslot becomes when a person sets its limit, or opens or closes it. A limit below what is taken
 * becomes what is taken; opening one that the rules no longer yield settles that conflict: it is kept.
 */
export function changeTimeslotByHand(
  present: Present,
  wanted: Pick<TimeslotUpdateInput, 'limit' | 'state'>,
): TimeslotUpdate {
  const settled = wanted.state === 'open' && present.conflict === 'not-in-rules';
  const state = wanted.state ?? present.state;
  const conflict = settled ? null : present.conflict;
  const { id, capacity, wantedCapacity } = present;
  if (wanted.limit === undefined) return { id, state, capacity, wantedCapacity, conflict };
  const fitted = fitCapacity(wanted.limit, present.takenPlaces);
  return {
    id,
    state,
    capacity: fitted.capacity,
    wantedCapacity: fitted.conflict ? wanted.limit : null,
    conflict: fitted.conflict ?? (conflict === 'not-in-rules' ? conflict : null),
  };
}

/** The fields of a timeslot that a person writes over for its one date. Nothing where none of them is given. */
export function describeByHand(
  details: TimeslotDetails,
  { status, title, classes }: Pick<TimeslotUpdateInput, 'status' | 'title' | 'classes'>,
): TimeslotDetails | null {
  if (status === undefined && title === undefined && classes === undefined) return null;
  return {
    ...details,
    status: status ?? details.status,
    title: title ?? details.title,
    classes: classes ?? details.classes,
  };
}
