import type { TimeslotChangePlan } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { changesTimeslots } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import {
  type CalendarHandPlan,
  carryOutByHand,
  compareTimeslots,
  getTimeslotGroup,
  listLeft,
  lockCalendar,
  lockTimeslotCounters,
  planByHand,
  readExceptionPlaces,
  refuseStaleGroup,
  regenerateTimeslots,
  saveRules,
  snapshotOf,
  type TimeslotSnapshot,
  versionOf,
} from '../scheduling/index.ts';
import type { AuditedChange } from './audit-timeslot-change.ts';
import { byHandOf, type ChangeBefore, type ChangeOutcome, type TimeslotChange } from './timeslot-change.ts';

/** What was done, and what undoing it needs. */
interface WrittenChange {
  addedCount: number;
  removedCount: number;
  conflictIds: string[];
  before: ChangeBefore;
  left: Pick<ChangeOutcome, 'version' | 'left'>;
  audited: AuditedChange;
}

/** Changes rules, links and timeslots; the caller has compared what was shown, and compares again afterwards. */
export async function writeTimeslotChange(
  scope: ClientScope,
  change: Pick<TimeslotChange, 'calendarId' | 'wanted' | 'seenVersion'>,
  now: Date,
): Promise<WrittenChange> {
  const byHand = byHandOf(change.wanted);
  if (byHand) return writeTimeslots(scope, change.calendarId, byHand, now);
  const id = change.calendarId ?? '';
  await lockCalendar(scope, id);
  const before = await getTimeslotGroup(scope, id);
  await refuseStaleGroup(scope, before, change.seenVersion);
  const exceptionPlaces = await readExceptionPlaces(scope, id);
  const takenFromSchedules = await saveRules(scope, before, change.wanted);
  const after = await getTimeslotGroup(scope, id);
  // The counters are locked from here on: the caller compares again what was planned before that lock.
  const plan = changesTimeslots(change.wanted) ? await regenerateTimeslots(scope, after, now) : noPlan;
  const { name, hidden, synced, ticketGroupIds, periods, exceptions } = before;
  const rules = { name, hidden, synced, ticketGroupIds, periods, exceptions };
  return {
    addedCount: plan.add.length,
    removedCount: plan.remove.length,
    conflictIds: plan.conflicts,
    before: { ...(structuredClone(rules) as ChangeBefore), takenFromSchedules, exceptionPlaces },
    left: { version: versionOf(after) },
    audited: { group: { before, after } },
  };
}

const noPlan: Pick<TimeslotChangePlan, 'add' | 'remove' | 'conflicts'> = {
  add: [],
  remove: [],
  conflicts: [],
};

/** Locks the counters of these timeslots, so that no sale comes between the plan and what is written. */
async function writeTimeslots(
  scope: ClientScope,
  calendarId: string | null,
  byHand: NonNullable<ReturnType<typeof byHandOf>>,
  now: Date,
): Promise<WrittenChange> {
  const looked = await planByHand(scope, calendarId, byHand, now);
  for (const calendar of looked) await lockCalendar(scope, calendar.calendarId);
  const ids = byHand.timeslots.map(({ id }) => id);
  await lockTimeslotCounters(scope, ids);
  const plans = await planByHand(scope, calendarId, byHand, now);
  const snapshots = plans.flatMap((plan) => snapshotsOf(plan));
  for (const { calendarId: own, plan } of plans) await carryOutByHand(scope, own, plan);
  const left = await listLeft(scope, snapshots, now);
  return {
    addedCount: plans.reduce((sum, { plan }) => sum + plan.add.length, 0),
    removedCount: plans.reduce((sum, { plan }) => sum + plan.remove.length, 0),
    conflictIds: plans.flatMap(({ plan }) => plan.conflicts),
    before: { snapshots },
    left: { version: '', left },
    audited: { timeslots: await compareTimeslots(scope, snapshots, now) },
  };
}

function snapshotsOf({ calendarId, timeZone, coming, plan }: CalendarHandPlan): TimeslotSnapshot[] {
  const touched = new Set([...plan.byHand, ...plan.givenBack, ...plan.remove]);
  const added = plan.add.map(({ startsAt }) => ({ startsAt: startsAt.toISOString(), was: null }));
  return [
    ...coming
      .filter(({ id }) => touched.has(id))
      .map((timeslot) => snapshotOf(timeslot, { calendarId, timeZone })),
    ...added.map((one) => ({ calendarId, timeZone, ...one })),
  ];
}
