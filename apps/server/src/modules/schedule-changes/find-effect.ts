import { createHash } from 'node:crypto';
import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { type OpenTimeslot, planMoves, visitsToSettle } from '@foyer/domain/scheduling/plan-remedies.ts';
import type { ExistingTimeslot, TimeslotChangePlan } from '@foyer/domain/scheduling/plan-timeslot-changes.ts';
import type { TimeslotGroup } from '@foyer/domain/scheduling/timeslot-group.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listComingTimeslots, listTimeslots, planRegeneration, withRules } from '../scheduling/index.ts';
import type {
  ChangedDay,
  ChangeEffect,
  ConflictRow,
  MovedVisitors,
  ScheduleChange,
} from './schedule-change.ts';
import { listVisits, type VisitInTimeslot } from './visits-in-timeslot.repository.ts';

/** What a change would do now, to timeslots and to visitors. Nothing is changed. */
export async function findEffect(
  scope: ClientScope,
  group: TimeslotGroup,
  change: Pick<ScheduleChange, 'wanted' | 'remedies' | 'mailsVisitors'>,
  now: Date,
): Promise<ChangeEffect> {
  const coming = await listComingTimeslots(scope, group.id, now);
  const plan = await planRegeneration(scope, withRules(group, change.wanted), now);
  const visits = Map.groupBy(await listVisits(scope, plan.conflicts), ({ timeslotId }) => timeslotId);
  const open = openAfter(plan, coming);
  const changes = new Map(plan.change.map((entry) => [entry.id, entry]));
  const rows: ConflictRow[] = [];
  const settled: { row: ConflictRow; visits: VisitInTimeslot[] }[] = [];
  for (const timeslot of await listTimeslots(scope, plan.conflicts)) {
    const after = changes.get(timeslot.id) ?? timeslot;
    const conflict = after.conflict ?? 'not-in-rules';
    const all = visits.get(timeslot.id) ?? [];
    const taken = timeslot.heldCount + timeslot.soldCount;
    const isInRules = conflict !== 'not-in-rules';
    const chosen = visitsToSettle(all, { taken, wanted: after.wantedCapacity, isInRules });
    const ids = new Set(chosen.map(({ orderId }) => orderId));
    const concerned = all.filter(({ orderId }) => ids.has(orderId));
    const ticketCount = sum(concerned.map((visit) => visit.ticketCount));
    // Places that are only held settle themselves: they are sold or come back within minutes.
    const remedy = concerned.length === 0 ? 'keep' : (change.remedies[timeslot.id]?.remedy ?? null);
    const moves = remedy === 'move' ? planMoves(open, timeslot.startsAt, concerned, now) : [];
    const row: ConflictRow = {
      ...{ timeslotId: timeslot.id, date: timeslot.date, time: timeslot.time, conflict, ticketCount, remedy },
      wantedCapacity: after.wantedCapacity,
      orderCount: concerned.length,
      heldCount: timeslot.heldCount,
      moves: targetsOf(moves, open, timeslot.startsAt, group.timeZone),
      unplacedCount: sum(moves.filter(({ to }) => to === null).map((move) => move.ticketCount)),
      amountMinor: sum(concerned.map(({ amountMinor }) => amountMinor)),
    };
    rows.push(row);
    settled.push({ row, visits: concerned });
  }
  const shown = rows.filter(({ ticketCount }) => ticketCount > 0);
  const ofRemedy = (remedy: string) => settled.filter(({ row }) => row.remedy === remedy);
  const ticketsOf = (remedy: string) => sum(ofRemedy(remedy).map(({ row }) => row.ticketCount));
  const mailed = [...ofRemedy('cancel'), ...(change.mailsVisitors ? ofRemedy('move') : [])];
  return {
    addedCount: plan.add.length,
    removedCount: plan.remove.length,
    changedCount: new Set([...plan.change, ...plan.describe].map(({ id }) => id)).size,
    rows: shown,
    days: daysOf(plan, coming, shown, group.timeZone),
    mailCount: mailed.flatMap((entry) => entry.visits).filter(({ hasAddress }) => hasAddress).length,
    movedCount: ticketsOf('move') - sum(shown.map(({ unplacedCount }) => unplacedCount)),
    keptCount: ticketsOf('keep'),
    cancelledCount: ticketsOf('cancel'),
    refundMinor: sum(ofRemedy('cancel').map(({ row }) => row.amountMinor)),
    openCount: shown.filter(({ remedy, unplacedCount }) => remedy === null || unplacedCount > 0).length,
    fingerprint: fingerprintOf(plan, settled),
  };
}

/** The timeslots that visitors can be moved to once the change is made. */
function openAfter(plan: TimeslotChangePlan, coming: readonly ExistingTimeslot[]): OpenTimeslot[] {
  const changes = new Map(plan.change.map((change) => [change.id, change]));
  const gone = new Set([...plan.remove, ...plan.conflicts]);
  const kept = coming.flatMap(({ id, startsAt, takenPlaces, ...present }) => {
    const { state, capacity } = changes.get(id) ?? present;
    if (gone.has(id) || state !== 'open' || capacity === 0) return [];
    return [{ startsAt, left: capacity === null ? null : capacity - takenPlaces }];
  });
  const added = plan.add
    .filter(({ exception, capacity }) => !exception?.closed && capacity !== 0)
    .map(({ startsAt, capacity }) => ({ startsAt, left: capacity }));
  return [...kept, ...added];
}

function targetsOf(
  moves: ReturnType<typeof planMoves>,
  open: readonly OpenTimeslot[],
  from: Date,
  timeZone: string,
): MovedVisitors[] {
  const byTarget = Map.groupBy(
    moves.filter(({ to }) => to !== null),
    ({ to }) => to?.getTime() ?? 0,
  );
  return [...byTarget].map(([startsAt, sent]) => ({
    ...localTimeAt(new Date(startsAt), timeZone),
    minutesLater: Math.round((startsAt - from.getTime()) / 60_000),
    ticketCount: sum(sent.map(({ ticketCount }) => ticketCount)),
    left: open.find((timeslot) => timeslot.startsAt.getTime() === startsAt)?.left ?? null,
  }));
}

function daysOf(
  plan: TimeslotChangePlan,
  coming: readonly ExistingTimeslot[],
  rows: readonly ConflictRow[],
  timeZone: string,
): ChangedDay[] {
  const starts = new Map(coming.map(({ id, startsAt }) => [id, startsAt]));
  const days = new Map<string, ChangedDay>();
  const on = (date: string): ChangedDay => {
    const day = days.get(date) ?? { date, addedCount: 0, removedCount: 0, changedCount: 0, ticketCount: 0 };
    days.set(date, day);
    return day;
  };
  const dateOf = (id: string) => localTimeAt(starts.get(id) ?? new Date(0), timeZone).date;
  for (const { date } of plan.add) on(date).addedCount += 1;
  for (const id of plan.remove) on(dateOf(id)).removedCount += 1;
  const changed = new Set([...plan.change, ...plan.describe].map(({ id }) => id));
  for (const id of changed) on(dateOf(id)).changedCount += 1;
  for (const { date, ticketCount } of rows) on(date).ticketCount += ticketCount;
  return [...days.values()].sort((one, other) => one.date.localeCompare(other.date));
}

function fingerprintOf(
  plan: TimeslotChangePlan,
  settled: readonly { row: ConflictRow; visits: readonly VisitInTimeslot[] }[],
): string {
  const visitors = settled.map(({ row, visits }) => [row.timeslotId, row.remedy, visits]);
  const facts = [plan.add.length, plan.remove.toSorted(), plan.change, plan.describe.length, visitors];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
