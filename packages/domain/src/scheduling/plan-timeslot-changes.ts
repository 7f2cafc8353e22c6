import type { GeneratedTimeslot } from './generate-timeslots.ts';

export type TimeslotState = 'open' | 'closed' | 'cancelled';

/**
 * Why a timeslot differs from the rules because visitors have places in it: the rules no longer yield it,
 * or they want fewer places than are taken. Staff settle it: keep, move the visitors, or cancel.
 */
export type TimeslotConflict = 'not-in-rules' | 'capacity-below-taken';

/** A timeslot as it is, with the places held and sold in it. */
export interface ExistingTimeslot {
  id: string;
  startsAt: Date;
  capacity: number | null;
  takenPlaces: number;
  state: TimeslotState;
  wantedCapacity: number | null;
  conflict: TimeslotConflict | null;
  /** Made, or its capacity set, by a person for this one date: the rules leave it alone. */
  madeByHand: boolean;
}

/** What a timeslot shall be; `wantedCapacity` is what the rules ask where more places are taken. */
export interface TimeslotChange {
  id: string;
  state: TimeslotState;
  capacity: number | null;
  wantedCapacity: number | null;
  conflict: TimeslotConflict | null;
}

export interface TimeslotChangePlan {
  add: GeneratedTimeslot[];
  change: TimeslotChange[];
  remove: string[];
  /** The ids, out of `change`, that a person must settle. */
  conflicts: string[];
  unchangedCount: number;
}

/**
 * What has to be done to bring the timeslots in line with the rules. Never takes a place from a visitor:
 * a timeslot with places held or sold is kept (closed for sale where the rules no longer yield it), and no
 * capacity goes below what is taken (product.md, section 4). Cancelled and hand-made ones stay as they are.
 */
export function planTimeslotChanges(
  generated: readonly GeneratedTimeslot[],
  existing: readonly ExistingTimeslot[],
): TimeslotChangePlan {
  const plan: TimeslotChangePlan = { add: [], change: [], remove: [], conflicts: [], unchangedCount: 0 };
  const existingByStart = new Map(existing.map((timeslot) => [timeslot.startsAt.getTime(), timeslot]));
  for (const wanted of generated) {
    const present = existingByStart.get(wanted.startsAt.getTime());
    existingByStart.delete(wanted.startsAt.getTime());
    if (!present) plan.add.push(wanted);
    else settle(plan, present, isLeftAlone(present) ? null : changeTo(present, wanted.capacity));
  }
  for (const surplus of existingByStart.values()) {
    if (isLeftAlone(surplus)) settle(plan, surplus, null);
    else if (surplus.takenPlaces === 0) plan.remove.push(surplus.id);
    else settle(plan, surplus, closeForSale(surplus));
  }
  return plan;
}

function isLeftAlone(timeslot: ExistingTimeslot): boolean {
  return timeslot.madeByHand || timeslot.state === 'cancelled';
}

function changeTo(present: ExistingTimeslot, wantedCapacity: number | null): TimeslotChange {
  const { capacity, conflict } = fitCapacity(wantedCapacity, present.takenPlaces);
  const state = present.conflict === 'not-in-rules' ? 'open' : present.state;
  return { id: present.id, state, capacity, wantedCapacity: conflict ? wantedCapacity : null, conflict };
}

function closeForSale(surplus: ExistingTimeslot): TimeslotChange {
  return {
    id: surplus.id,
    state: 'closed',
    capacity: surplus.capacity,
    wantedCapacity: null,
    conflict: 'not-in-rules',
  };
}

function settle(plan: TimeslotChangePlan, present: ExistingTimeslot, change: TimeslotChange | null): void {
  const conflict = change === null ? present.conflict : change.conflict;
  if (conflict !== null) plan.conflicts.push(present.id);
  if (change === null || isAlready(present, change)) plan.unchangedCount += 1;
  else plan.change.push(change);
}

function isAlready(present: ExistingTimeslot, change: TimeslotChange): boolean {
  return (
    present.state === change.state &&
    present.capacity === change.capacity &&
    present.wantedCapacity === change.wantedCapacity &&
    present.conflict === change.conflict
  );
}

/** The capacity nearest to the wanted one that takes no place from anybody; a conflict where they differ. */
export function fitCapacity(
  wantedCapacity: number | null,
  takenPlaces: number,
): { capacity: number | null; conflict: TimeslotConflict | null } {
  if (wantedCapacity === null || wantedCapacity >= takenPlaces)
    return { capacity: wantedCapacity, conflict: null };
  return { capacity: takenPlaces, conflict: 'capacity-below-taken' };
}
