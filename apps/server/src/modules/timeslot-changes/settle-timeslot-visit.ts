import { listNearest } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { type AffectedVisit, hasWaitingVisits, type Settling, type VisitStep } from '../changes/index.ts';
import { moveAffectedVisit, refundAffectedVisit } from '../order-changes/index.ts';
import { tidyCalendar } from './tidy-calendar.ts';
import type { ChangeBefore, ChangeOutcome, TimeslotChange, WantedChange } from './timeslot-change.ts';
import { type ComingTimeslot, listTimeslotsNear } from './timeslots-near.repository.ts';
import { countPlacesOfVisit } from './visits-in-timeslot.repository.ts';

/** How the visits of a change of timeslots are settled: moved, cancelled, or brought back where they were. */
export const settleTimeslotVisits: Settling<WantedChange, ChangeBefore, ChangeOutcome> = {
  lockChange: async () => true,
  settle: (app, scope, visit, change) =>
    visit.remedy === 'cancel' ? refund(app, scope, visit, change) : move(app, scope, visit, change),
  finish: ({ clock }, scope, { changeId, calendarId }) =>
    calendarId === null ? Promise.resolve() : tidyUp(scope, changeId, calendarId, clock()),
};

const actorOf = ({ outcome }: TimeslotChange) => outcome?.by ?? { actor: { kind: 'system' as const } };

async function refund(
  app: App,
  scope: ClientScope,
  visit: AffectedVisit,
  change: TimeslotChange,
): Promise<VisitStep> {
  const act = { by: actorOf(change), reason: 'timeslots-changed' };
  valueOrThrow(await refundAffectedVisit(app, scope, visit, act));
  return { event: 'refund' };
}

/** To the timeslot that the dry run showed while it has room, else to the nearest that has. */
async function move(
  app: App,
  scope: ClientScope,
  visit: AffectedVisit,
  change: TimeslotChange,
): Promise<VisitStep> {
  const isBack = visit.remedy === 'move back';
  const { calendarId, startsAt, timeslotId, movedToId } = visit;
  const near = calendarId && startsAt ? await listTimeslotsNear(scope, calendarId, startsAt) : [];
  const fromTimeslotId = isBack ? movedToId : timeslotId;
  const to = isBack ? startingAt(near, startsAt) : await plannedOrNearest(scope, near, visit, app.clock());
  if (!fromTimeslotId || !to) throw new RefusedError([{ code: 'no-timeslot-near' }]);
  const places = { fromTimeslotId, toTimeslotId: to.id, mail: change.mailsVisitors };
  const act = { by: actorOf(change), reason: isBack ? 'timeslots-undone' : 'timeslots-changed' };
  valueOrThrow(await moveAffectedVisit(app, scope, visit, places, act));
  return { event: 'move', movedToId: to.id };
}

const startingAt = (near: readonly ComingTimeslot[], start: Date | null) =>
  near.find(({ startsAt }) => startsAt.getTime() === start?.getTime());

async function plannedOrNearest(
  scope: ClientScope,
  near: readonly ComingTimeslot[],
  { orderId, timeslotId, startsAt, plannedStart }: AffectedVisit,
  now: Date,
): Promise<ComingTimeslot | undefined> {
  if (!startsAt || !timeslotId) return undefined;
  const placeCount = await countPlacesOfVisit(scope, orderId, timeslotId);
  const open = near.filter(({ state }) => state === 'open');
  const withRoom = listNearest(open, startsAt, placeCount, now);
  return startingAt(withRoom, plannedStart) ?? withRoom[0];
}

async function tidyUp(scope: ClientScope, changeId: string, calendarId: string, now: Date): Promise<void> {
  if (await hasWaitingVisits(scope, changeId, calendarId)) return;
  await tidyCalendar(scope, calendarId, now);
}
