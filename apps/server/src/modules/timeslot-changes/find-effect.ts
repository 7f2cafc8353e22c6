import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { refundsOfVisits } from '@foyer/domain/orders/visit-amount.ts';
import {
  type OpenTimeslot,
  planMoves,
  type TimeslotRemedy,
  type VisitMove,
  visitsToSettle,
} from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import type {
  ExistingTimeslot,
  TimeslotChangePlan,
} from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import { countOutsideHours } from '@foyer/domain/venues/location-open.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { fingerprintOf } from '../changes/index.ts';
import { listGroupsIn, type TouchedGroup } from '../reservations/index.ts';
import { listTimeslotGroups, listTimeslots } from '../scheduling/index.ts';
import { listLocations } from '../venues/index.ts';
import { findChangedFacts } from './find-changed-facts.ts';
import { listChangedDays } from './list-changed-days.ts';
import { listChangedLimits } from './list-changed-limits.ts';
import { type PlannedCalendar, planChange } from './plan-change.ts';
import type { ChangeEffect, ConflictRow, MovedVisitors, TimeslotChange } from './timeslot-change.ts';
import { listVisitsInTimeslots, type VisitInTimeslot } from './visits-in-timeslot.repository.ts';

export type DraftedTimeslots = Pick<TimeslotChange, 'calendarId' | 'wanted' | 'remedies' | 'mailsVisitors'>;

interface SettledRow {
  row: ConflictRow;
  visits: VisitInTimeslot[];
  groups: TouchedGroup[];
  /** Of visits by their order, of groups by their reservation. */
  moves: readonly VisitMove[];
}

/** Where the visits and groups of a timeslot are moved, by their order or reservation. */
export type PlannedMoves = ReadonlyMap<string, readonly VisitMove[]>;

/** What a change would do now, to timeslots and to visitors. Nothing is changed. */
export async function findEffect(
  scope: ClientScope,
  change: DraftedTimeslots,
  now: Date,
): Promise<ChangeEffect> {
  return (await planEffect(scope, change, now)).effect;
}

/** Groups in timeslots that a change takes from them, and what was chosen for them. */
export type PlannedGroup = TouchedGroup & { remedy: TimeslotRemedy | null };

/** The same, with the timeslot that each moved order and group gets. */
export async function planEffect(
  scope: ClientScope,
  change: DraftedTimeslots,
  now: Date,
): Promise<{ effect: ChangeEffect; moves: PlannedMoves; groups: PlannedGroup[] }> {
  const planned = await planChange(scope, change, now);
  const settled: SettledRow[] = [];
  const groups = await listTimeslotGroups(
    scope,
    planned.map(({ calendarId }) => calendarId),
  );
  for (const calendar of planned) {
    const groupId = groups.find(({ id }) => id === calendar.calendarId)?.id ?? null;
    settled.push(...(await settleCalendar(scope, { ...calendar, groupId }, change, now)));
  }
  setRefundAmounts(settled);
  const shown = settled
    .map(({ row }) => row)
    .filter(({ ticketCount, groupCount = 0 }) => ticketCount + groupCount > 0);
  const ofRemedy = (remedy: string) => settled.filter(({ row }) => row.remedy === remedy);
  const ticketsOf = (remedy: string) => sum(ofRemedy(remedy).map(({ row }) => row.ticketCount));
  const mailed = [...ofRemedy('cancel'), ...(change.mailsVisitors ? ofRemedy('move') : [])];
  const group = groups.find(({ id }) => id === change.calendarId);
  const plans = planned.map(({ plan }) => plan);
  const facts = group ? await findChangedFacts(scope, group, change.wanted, now) : [];
  const effect: ChangeEffect = {
    facts,
    addedCount: sum(plans.map(({ add }) => add.length)),
    removedCount: sum(plans.map(({ remove }) => remove.length)),
    changedCount: sum(plans.map((plan) => changedIdsOf(plan).size)),
    rows: shown,
    days: listChangedDays(planned, shown),
    limits: listChangedLimits(planned),
    skipped: planned.flatMap(({ skipped }) => skipped),
    outsideHoursCount: await countAddedOutsideHours(scope, planned, groups),
    mailCount: mailed.flatMap(({ visits, groups }) => [...visits, ...groups]).filter(hasAddressOf).length,
    movedCount: ticketsOf('move') - sum(settled.map(unplacedTickets)),
    keptCount: ticketsOf('keep'),
    cancelledCount: ticketsOf('cancel'),
    refundMinor: sum(ofRemedy('cancel').map(({ row }) => row.amountMinor)),
    openCount: shown.filter(({ remedy, unplacedCount }) => remedy === null || unplacedCount > 0).length,
    fingerprint: fingerprintOf([plans.map(whatMatters), facts, settled.map(whomItConcerns)]),
  };
  return {
    effect,
    moves: new Map(settled.map(({ row, moves }) => [row.timeslotId, moves])),
    groups: settled.flatMap(({ row, groups }) => groups.map((group) => ({ ...group, remedy: row.remedy }))),
  };
}

/** The new timeslots of timeslot groups that start outside the opening hours of their location. */
async function countAddedOutsideHours(
  scope: ClientScope,
  planned: readonly PlannedCalendar[],
  groups: readonly { id: string; locationId: string }[],
): Promise<number> {
  const adding = planned.filter(({ plan }) => plan.add.length > 0);
  const locationOf = new Map(groups.map(({ id, locationId }) => [id, locationId]));
  const ids = adding.flatMap(({ calendarId }) => locationOf.get(calendarId) ?? []);
  const locations = await listLocations(scope, ids);
  return sum(
    adding.map(({ calendarId, plan }) => {
      const location = locations.find(({ id }) => id === locationOf.get(calendarId));
      return location ? countOutsideHours(plan.add, location.weekHours) : 0;
    }),
  );
}

/** The timeslots that a plan changes in any way. */
export function changedIdsOf(plan: TimeslotChangePlan): Set<string> {
  return new Set([...plan.change, ...plan.describe].map(({ id }) => id));
}

/** The timeslots of a calendar whose visitors need a choice, with what the chosen remedy does. */
async function settleCalendar(
  scope: ClientScope,
  { groupId, plan, coming, timeZone }: PlannedCalendar & { groupId: string | null },
  change: DraftedTimeslots,
  now: Date,
): Promise<SettledRow[]> {
  const visits = Map.groupBy(
    await listVisitsInTimeslots(scope, plan.conflicts),
    ({ timeslotId }) => timeslotId,
  );
  const groupsIn = Map.groupBy(
    await listGroupsIn(scope, plan.conflicts, now),
    ({ timeslotId }) => timeslotId,
  );
  const open = openAfter(plan, coming);
  const changes = new Map(plan.change.map((entry) => [entry.id, entry]));
  const settled: SettledRow[] = [];
  for (const timeslot of await listTimeslots(scope, plan.conflicts)) {
    const after = changes.get(timeslot.id) ?? timeslot;
    const conflict = after.conflict ?? 'closed';
    const all = visits.get(timeslot.id) ?? [];
    const taken = timeslot.heldCount + timeslot.soldCount;
    const isInRules = conflict === 'capacity-below-taken';
    const places = { taken, wanted: after.wantedCapacity, isInRules };
    const chosen = visitsToSettle(all, places, change.remedies[timeslot.id]?.orderIds);
    const ids = new Set(chosen.map(({ orderId }) => orderId));
    const concerned = all.filter(({ orderId }) => ids.has(orderId));
    const ticketCount = sum(concerned.map((visit) => visit.ticketCount));
    // Places that are only held settle themselves: they are sold or come back within minutes.
    // A lower limit sends no group away: it keeps its places, as over the limit.
    const groups = isInRules ? [] : (groupsIn.get(timeslot.id) ?? []);
    const isEmpty = concerned.length + groups.length === 0;
    const remedy = isEmpty ? 'keep' : (change.remedies[timeslot.id]?.remedy ?? null);
    const groupsToMove = groups.map(({ id, places }) => ({
      orderId: id,
      ticketCount: places,
      placeCount: places,
    }));
    const toMove = [...groupsToMove, ...concerned];
    const moves = remedy === 'move' ? planMoves(open, timeslot.startsAt, toMove, now) : [];
    const row: ConflictRow = {
      timeslotId: timeslot.id,
      groupId,
      date: timeslot.date,
      time: timeslot.time,
      conflict,
      ticketCount,
      remedy,
      wantedCapacity: after.wantedCapacity,
      orderCount: concerned.length,
      orderIds: concerned.map(({ orderId }) => orderId),
      otherOrderCount: all.length - concerned.length,
      surplus: isInRules ? Math.max(0, taken - (after.wantedCapacity ?? taken)) : 0,
      heldCount: timeslot.heldCount,
      groupCount: groups.length,
      groupPeople: sum(groups.map(({ people }) => people)),
      moves: targetsOf(moves, open, timeslot.startsAt, timeZone),
      unplacedCount: sum(moves.filter(({ to }) => to === null).map(peopleOf(groups))),
      amountMinor: sum(refundsOfVisits(concerned)),
    };
    settled.push({ row, visits: concerned, groups, moves });
  }
  return settled;
}

/** An order may have visits in several timeslots: what is its last ticket follows from all that are cancelled. */
function setRefundAmounts(settled: readonly SettledRow[]): void {
  const cancelled = settled.filter(({ row }) => row.remedy === 'cancel');
  const refunds = refundsOfVisits(cancelled.flatMap(({ visits }) => visits));
  for (const { row, visits } of cancelled) row.amountMinor = sum(refunds.splice(0, visits.length));
}

/** The timeslots that visitors can be moved to once the change is made. */
function openAfter(plan: TimeslotChangePlan, coming: readonly ExistingTimeslot[]): OpenTimeslot[] {
  const changes = new Map(plan.change.map((change) => [change.id, change]));
  const gone = new Set([...plan.remove, ...plan.conflicts]);
  const kept = coming.flatMap(({ id, startsAt, takenPlaces, ...present }) => {
    const { state, capacity } = changes.get(id) ?? present;
    if (gone.has(id) || present.closureId || present.groupShut || state !== 'open' || capacity === 0)
      return [];
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

const whatMatters = ({ add, remove, change, describe }: TimeslotChangePlan) => [
  ...[add.length, remove.toSorted(), change, describe.length],
];

const whomItConcerns = ({ row, visits, groups }: SettledRow) => [
  ...[row.timeslotId, row.remedy, visits, groups.map(({ id, version }) => [id, version])],
];

const hasAddressOf = ({ hasAddress }: { hasAddress: boolean }) => hasAddress;

/** A group without places in its timeslot is people all the same. */
const peopleOf =
  (groups: readonly TouchedGroup[]) =>
  ({ orderId, ticketCount }: VisitMove): number =>
    groups.find(({ id }) => id === orderId)?.people ?? ticketCount;

const unplacedTickets = ({ visits, moves }: SettledRow): number =>
  sum(
    moves
      .filter(({ to, orderId }) => to === null && visits.some((visit) => visit.orderId === orderId))
      .map(({ ticketCount }) => ticketCount),
  );

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
