import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  type ExistingTimeslot,
  fitCapacity,
  isEmpty,
  type TimeslotDetails,
  type TimeslotState,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  addTimeslots,
  changeTimeslots,
  describeTimeslots,
  listComingTimeslots,
  removeTimeslots,
  setOrigin,
} from './timeslot-plan.repository.ts';

/** A timeslot as it was before a person's change, or that it was not there: what undoing brings back. */
export interface TimeslotSnapshot {
  calendarId: string;
  timeZone: string;
  /** An instant, as JSON holds it. */
  startsAt: string;
  was:
    | (Pick<ExistingTimeslot, 'state' | 'capacity' | 'wantedCapacity' | 'madeByHand'> & {
        details: TimeslotDetails;
        isInRules: boolean;
      })
    | null;
}

/** A timeslot as a change left it: undoing wants it unchanged. */
export interface TimeslotLeft {
  calendarId: string;
  startsAt: string;
  /** null = it is gone. */
  state: TimeslotState | null;
  wanted: number | null;
}

export function snapshotOf(
  { startsAt, state, capacity, wantedCapacity, madeByHand, conflict, details }: ExistingTimeslot,
  { calendarId, timeZone }: Pick<TimeslotSnapshot, 'calendarId' | 'timeZone'>,
): TimeslotSnapshot {
  const known = details ?? {
    status: 'yes',
    title: '',
    classes: '',
    colour: null,
    note: '',
    exceptionId: null,
  };
  const isInRules = conflict !== 'not-in-rules';
  const was = { state, capacity, wantedCapacity, madeByHand, details: known, isInRules };
  return { calendarId, timeZone, startsAt: startsAt.toISOString(), was };
}

/** How the timeslots of some snapshots are now. */
export async function listLeft(
  scope: ClientScope,
  snapshots: readonly Pick<TimeslotSnapshot, 'calendarId' | 'startsAt'>[],
  now: Date,
): Promise<TimeslotLeft[]> {
  const coming = await listByStart(scope, snapshots, now);
  return snapshots.map(({ calendarId, startsAt }) => {
    const present = coming.get(keyOf(calendarId, startsAt));
    const wanted = present ? (present.wantedCapacity ?? present.capacity) : null;
    return { calendarId, startsAt, state: present?.state ?? null, wanted };
  });
}

/** What a change did to one timeslot, as the audit log tells it. */
export interface ComparedTimeslot {
  id: string | null;
  before: ReturnType<typeof auditedValues> | undefined;
  after: ReturnType<typeof auditedValues> | undefined;
}

/** What became of the timeslots of some snapshots. */
export async function compareTimeslots(
  scope: ClientScope,
  snapshots: readonly TimeslotSnapshot[],
  now: Date,
): Promise<ComparedTimeslot[]> {
  const coming = await listByStart(scope, snapshots, now);
  return snapshots.map((snapshot) => {
    const present = coming.get(keyOf(snapshot.calendarId, snapshot.startsAt));
    const now = present && snapshotOf(present, snapshot);
    return { id: present?.id ?? null, before: auditedValues(snapshot), after: now && auditedValues(now) };
  });
}

function auditedValues({ startsAt, timeZone, was }: TimeslotSnapshot) {
  if (was === null) return undefined;
  const { state, capacity, wantedCapacity, details } = was;
  const { date, time } = localTimeAt(new Date(startsAt), timeZone);
  const { status, title, classes } = details;
  return { date, time, state, capacity, wantedCapacity, status, title, classes };
}

/** The ids of those that are there. */
export async function listSnapshotIds(
  scope: ClientScope,
  snapshots: readonly TimeslotSnapshot[],
  now: Date,
): Promise<string[]> {
  const coming = await listByStart(scope, snapshots, now);
  return snapshots.flatMap(({ calendarId, startsAt }) => coming.get(keyOf(calendarId, startsAt))?.id ?? []);
}

/** The timeslots that restoring these would take away, close or make too small for places that are held or sold. */
export async function listTakenAgainst(
  scope: ClientScope,
  snapshots: readonly TimeslotSnapshot[],
  now: Date,
): Promise<string[]> {
  const coming = await listByStart(scope, snapshots, now);
  return snapshots.flatMap(({ calendarId, startsAt, was }) => {
    const present = coming.get(keyOf(calendarId, startsAt));
    if (!present || present.takenPlaces === 0) return [];
    const closes = was?.state !== 'open' && present.state === 'open';
    const isTooSmall = was !== null && stateOf(was, present.takenPlaces).conflict === 'capacity-below-taken';
    return was === null || closes || isTooSmall ? [present.id] : [];
  });
}

/** Whether timeslots are as a change left them: they were not set again since. */
export async function areAsLeft(
  scope: ClientScope,
  left: readonly TimeslotLeft[],
  now: Date,
): Promise<boolean> {
  const present = await listLeft(scope, left, now);
  return present.every(
    (one, index) => one.state === left[index]?.state && one.wanted === left[index]?.wanted,
  );
}

/**
 * Brings timeslots back as they were; the caller has locked their calendars. What was sold since keeps its places: no
 * limit goes below what is taken, and one that was not there before is closed for its visitors.
 */
export async function restoreTimeslotSnapshots(
  scope: ClientScope,
  snapshots: readonly TimeslotSnapshot[],
  now: Date,
): Promise<void> {
  const coming = await listByStart(scope, snapshots, now);
  for (const { calendarId, timeZone, startsAt, was } of snapshots) {
    const present = coming.get(keyOf(calendarId, startsAt));
    if (was === null && present) await takeAway(scope, present);
    if (was === null) continue;
    const origin = was.madeByHand ? 'manual' : 'generated';
    if (present) {
      await changeTimeslots(scope, [{ id: present.id, ...stateOf(was, present.takenPlaces) }]);
      await describeTimeslots(scope, [{ id: present.id, ...was.details }]);
      await setOrigin(scope, [present.id], origin);
    } else {
      const at = new Date(startsAt);
      const { status, title, classes, colour, note, exceptionId } = was.details;
      const exception = { id: exceptionId ?? '', closed: was.state === 'closed', colour, note };
      const described = { status, title, classes, ...(exceptionId && { exception }) };
      const timeslot = { ...localTimeAt(at, timeZone), startsAt: at, capacity: was.capacity, ...described };
      await addTimeslots(scope, calendarId, [timeslot], origin);
    }
  }
}

async function takeAway(scope: ClientScope, present: ExistingTimeslot): Promise<void> {
  const { id, capacity } = present;
  if (isEmpty(present)) return removeTimeslots(scope, [id]);
  const closed = { state: 'closed', conflict: 'not-in-rules', wantedCapacity: null } as const;
  await changeTimeslots(scope, [{ id, capacity, ...closed }]);
  await setOrigin(scope, [id], 'generated');
}

function stateOf(
  { state, capacity, wantedCapacity, isInRules }: NonNullable<TimeslotSnapshot['was']>,
  takenPlaces: number,
) {
  const limit = wantedCapacity ?? capacity;
  const fitted = fitCapacity(limit, takenPlaces);
  const conflict = fitted.conflict ?? (isInRules ? null : ('not-in-rules' as const));
  return { state, capacity: fitted.capacity, wantedCapacity: fitted.conflict ? limit : null, conflict };
}

async function listByStart(
  scope: ClientScope,
  places: readonly { calendarId: string }[],
  now: Date,
): Promise<Map<string, ExistingTimeslot>> {
  const byStart = new Map<string, ExistingTimeslot>();
  for (const calendarId of new Set(places.map((place) => place.calendarId))) {
    for (const timeslot of await listComingTimeslots(scope, calendarId, now))
      byStart.set(keyOf(calendarId, timeslot.startsAt.toISOString()), timeslot);
  }
  return byStart;
}

function keyOf(calendarId: string, startsAt: string): string {
  return `${calendarId} ${startsAt}`;
}
