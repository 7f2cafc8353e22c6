import type { ExceptionColour } from '../availability/availability-look.ts';
import type { GroupReservationStatus } from '../availability/calendar-rules.ts';
import type { GeneratedTimeslot } from '../generate-timeslots.ts';

export const timeslotStates = ['open', 'closed', 'cancelled'] as const;
export type TimeslotState = (typeof timeslotStates)[number];

/**
 * Why a timeslot differs from the rules because visitors have places in it: the rules no longer yield it,
 * or they want fewer places than are taken. Staff settle it: keep, move the visitors, or cancel.
 */
export const timeslotConflicts = ['not-in-rules', 'capacity-below-taken'] as const;
export type TimeslotConflict = (typeof timeslotConflicts)[number];

/** A timeslot as it is, with the places held and sold in it. */
export interface ExistingTimeslot {
  id: string;
  startsAt: Date;
  capacity: number | null;
  takenPlaces: number;
  /** A group reservation is in it, also one that takes no places. */
  hasGroup?: boolean;
  state: TimeslotState;
  wantedCapacity: number | null;
  conflict: TimeslotConflict | null;
  /** Made, or its capacity set, by a person for this one date: the rules leave it alone. */
  madeByHand: boolean;
  /** The closure that keeps it shut, whatever its state says: that is what it becomes when all are lifted. */
  closureId?: string | null;
  /** A group reservation keeps it shut: that is what it becomes when that ends. */
  groupShut?: boolean;
  /** A person saw the conflict and keeps the timeslot as it is. */
  conflictKept?: boolean;
  /** The state that the rules gave it; absent where no caller needs it. */
  details?: TimeslotDetails;
}

/** What a timeslot is beside its places: fields of its weekday time, and the exception that decided it. */
export interface TimeslotDetails {
  status: GroupReservationStatus;
  title: string;
  classes: string;
  colour: ExceptionColour | null;
  note: string;
  exceptionId: string | null;
}

/** What a timeslot becomes; `wantedCapacity` is what the rules ask where more places are taken. */
export interface TimeslotUpdate {
  id: string;
  state: TimeslotState;
  capacity: number | null;
  wantedCapacity: number | null;
  conflict: TimeslotConflict | null;
}

export interface TimeslotChangePlan {
  add: GeneratedTimeslot[];
  change: TimeslotUpdate[];
  /** Timeslots whose details follow the rules from now on; they may be in `change` too. */
  describe: ({ id: string } & TimeslotDetails)[];
  remove: string[];
  /** The ids, out of `change`, that a person must settle. */
  conflicts: string[];
  unchangedCount: number;
}

/**
 * What has to be done to bring the timeslots in line with the rules. Never takes a place from a visitor:
 * a timeslot with places held or sold, or with a group reservation, is kept (closed for sale where the rules no longer yield it), and no
 * capacity goes below what is taken (product.md, section 4). Cancelled and hand-made ones stay as they are.
 */
export function planTimeslotChanges(
  generated: readonly GeneratedTimeslot[],
  existing: readonly ExistingTimeslot[],
): TimeslotChangePlan {
  const plan: TimeslotChangePlan = {
    add: [],
    change: [],
    describe: [],
    remove: [],
    conflicts: [],
    unchangedCount: 0,
  };
  const existingByStart = new Map(existing.map((timeslot) => [timeslot.startsAt.getTime(), timeslot]));
  for (const wanted of generated) {
    const present = existingByStart.get(wanted.startsAt.getTime());
    existingByStart.delete(wanted.startsAt.getTime());
    if (!present) plan.add.push(wanted);
    else if (isLeftAlone(present)) settle(plan, present, fitToWish(present));
    else {
      settle(plan, present, changeTo(present, wanted), describe(plan, present, wanted));
    }
  }
  for (const surplus of existingByStart.values()) {
    if (isLeftAlone(surplus)) settle(plan, surplus, fitToWish(surplus));
    else if (isEmpty(surplus)) plan.remove.push(surplus.id);
    else settle(plan, surplus, closeForSale(surplus));
  }
  return plan;
}

/** No visitor has a place in it, and no group comes: it can go. */
export function isEmpty({
  takenPlaces,
  hasGroup,
}: Pick<ExistingTimeslot, 'takenPlaces' | 'hasGroup'>): boolean {
  return takenPlaces === 0 && !hasGroup;
}

function isLeftAlone(timeslot: ExistingTimeslot): boolean {
  return timeslot.madeByHand || timeslot.state === 'cancelled';
}

/** A limit that a person set below what was taken is reached as visitors leave. */
export function fitToWish({ id, state, takenPlaces, ...present }: ExistingTimeslot): TimeslotUpdate | null {
  if (state === 'cancelled' || present.wantedCapacity === null) return null;
  const { capacity, conflict } = fitCapacity(present.wantedCapacity, takenPlaces);
  const wantedCapacity = conflict ? present.wantedCapacity : null;
  const left = present.conflict === 'not-in-rules' ? present.conflict : null;
  return { id, state, capacity, wantedCapacity, conflict: conflict ?? left };
}

/**
 * What a timeslot becomes that a person gives back to the rules: what they say, open unless they shut it.
 * One that they do not yield goes, or is closed for its visitors.
 */
export function giveBackToRules(
  present: ExistingTimeslot,
  wanted: GeneratedTimeslot | undefined,
): TimeslotUpdate | 'remove' {
  if (!wanted) return isEmpty(present) ? 'remove' : closeForSale(present);
  const change = changeTo(present, wanted);
  return wanted.exception?.closed ? change : { ...change, state: 'open' };
}

/** The details that the rules give a timeslot. */
export function detailsOf({ status, title, classes, exception }: GeneratedTimeslot): TimeslotDetails {
  return {
    status,
    title,
    classes,
    colour: exception?.colour ?? null,
    note: exception?.note ?? '',
    exceptionId: exception?.id ?? null,
  };
}

function changeTo(present: ExistingTimeslot, wanted: GeneratedTimeslot): TimeslotUpdate {
  const { capacity, conflict } = fitCapacity(wanted.capacity, present.takenPlaces);
  const kept = { id: present.id, capacity, wantedCapacity: conflict ? wanted.capacity : null };
  if (wanted.exception?.closed)
    return { ...kept, state: 'closed', conflict: isEmpty(present) ? conflict : 'not-in-rules' };
  const wasShutByRules = present.conflict === 'not-in-rules' || isShutByException(present);
  return { ...kept, state: wasShutByRules ? 'open' : present.state, conflict };
}

/** A timeslot that a person closes is changed by hand; a closed one that is not was shut by an exception. */
function isShutByException({ details }: ExistingTimeslot): boolean {
  return Boolean(details?.exceptionId);
}

/** Notes the details that differ. @returns whether any do. */
function describe(plan: TimeslotChangePlan, present: ExistingTimeslot, wanted: GeneratedTimeslot): boolean {
  const details = detailsOf(wanted);
  const known = present.details;
  const differs = known && detailKeys.some((key) => known[key] !== details[key]);
  if (differs) plan.describe.push({ id: present.id, ...details });
  return differs ?? false;
}

const detailKeys = ['status', 'title', 'classes', 'colour', 'note', 'exceptionId'] as const;

function closeForSale(surplus: ExistingTimeslot): TimeslotUpdate {
  return {
    id: surplus.id,
    state: 'closed',
    capacity: surplus.capacity,
    wantedCapacity: null,
    conflict: 'not-in-rules',
  };
}

function settle(
  plan: TimeslotChangePlan,
  present: ExistingTimeslot,
  change: TimeslotUpdate | null,
  isDescribed = false,
): void {
  const conflict = change === null ? present.conflict : change.conflict;
  const isKept = present.conflictKept && (change === null || isSameConflict(present, change));
  if (conflict !== null && !isKept) plan.conflicts.push(present.id);
  if (change !== null && !isAlready(present, change)) plan.change.push(change);
  else if (!isDescribed) plan.unchangedCount += 1;
}

/** Departing visitors make it no new conflict: staff are not asked about it again. */
function isSameConflict(present: ExistingTimeslot, change: TimeslotUpdate): boolean {
  return present.conflict === change.conflict && present.wantedCapacity === change.wantedCapacity;
}

function isAlready(present: ExistingTimeslot, change: TimeslotUpdate): boolean {
  return (
    present.state === change.state &&
    present.capacity === change.capacity &&
    present.wantedCapacity === change.wantedCapacity &&
    present.conflict === change.conflict
  );
}

/** The capacity nearest to the wanted one that removes no taken place; a conflict where they differ. */
export function fitCapacity(
  wantedCapacity: number | null,
  takenPlaces: number,
): { capacity: number | null; conflict: TimeslotConflict | null } {
  if (wantedCapacity === null || wantedCapacity >= takenPlaces)
    return { capacity: wantedCapacity, conflict: null };
  return { capacity: takenPlaces, conflict: 'capacity-below-taken' };
}
