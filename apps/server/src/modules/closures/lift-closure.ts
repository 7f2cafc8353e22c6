import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { addAffectedVisits, advanceVisit } from '../changes/index.ts';
import { listShutBy, releaseTimeslots } from '../scheduling/index.ts';
import { changeClosure } from './change-closure.ts';
import {
  addTimeslotsTo,
  type Closure,
  getClosure,
  listClosureIdsBeside,
  lockClosuresBeside,
  updateClosure,
} from './closure.repository.ts';
import { toAffectedVisits } from './closure-effect.ts';
import { type ClosureVisit, listVisitIds, lockVisit } from './closure-visit.repository.ts';
import { mailClosure } from './mail-closure.ts';
import { tellOfLift } from './settle-groups.ts';
import { type DayOfStretch, keyOf, listDaysOfStretch } from './shut-days.ts';
import { listTouchedVisits } from './touched-visit.repository.ts';

/** What stays shut although a closure was lifted, by the closure that has it from now on. */
interface StaysShut {
  closure: Closure;
  timeslotIds: string[];
  days: DayOfStretch[];
}

/**
 * Reopens what the closure shut, as rules and people have it now. A visitor without a choice keeps the visit, with a
 * mail where one said otherwise; what was moved or refunded, or is about to be because the visitor chose so, stays
 * so, and so does what becomes of visits in the past. What another closure covers stays shut and is its own from now
 * on, with its visits (decision 0039); a day that only both left nothing of opens for those of the other too. Until
 * the end of its time. Refusal: `closure-over`.
 */
export async function liftClosure(context: RequestContext, id: string): Promise<Closure> {
  const { app } = context;
  return changeClosure(context, id, 'lift-closure', async (scope, closure) => {
    if (closure.liftedAt !== null) return false;
    const now = localTimeAt(app.clock(), closure.timeZone);
    const nowLocal = `${now.date} ${now.time}`;
    if (nowLocal >= closure.untilLocal) throw new RefusedError([{ code: 'closure-over' }]);
    await lockClosuresBeside(scope, closure);
    await updateClosure(scope, id, { liftedAt: app.clock() });
    const closedIds = await listShutBy(scope, id);
    const shut = await findWhatStaysShut(app, scope, closure);
    const stillShut = new Set(shut.flatMap(({ timeslotIds }) => timeslotIds));
    await tellOfLift(
      app,
      scope,
      closure,
      closedIds.filter((one) => !stillShut.has(one)),
    );
    const days = await listDaysOfStretch(scope, closure, app.clock());
    const overIds = new Set<string | null>();
    for (const visit of await lockPendingVisits(scope, id)) {
      if (isDecided(visit, closure)) continue;
      if (hasEnded(visit, nowLocal, days)) overIds.add(visit.timeslotId);
      else if (shut.some((one) => isIn(visit, one))) await keep(app, scope, visit);
      else await reopen(app, scope, closure, visit);
    }
    for (const { closure: next, timeslotIds, days: ofNext } of shut) {
      for (const visit of await lockPendingVisits(scope, next.id))
        if (!isDecided(visit, next) && stateOfDay(visit, ofNext) === 'open')
          await reopen(app, scope, next, visit);
      await addTimeslotsTo(scope, next.id, timeslotIds.length);
      const stayingShut = {
        timeslotIds: timeslotIds.filter((timeslotId) => !overIds.has(timeslotId)),
        days: ofNext.filter(({ state }) => state === 'shut'),
      };
      const handed = toAffectedVisits(await listTouchedVisits(scope, stayingShut), next.remedy);
      await addAffectedVisits(scope, next.id, handed);
    }
    return true;
  });
}

async function lockPendingVisits(scope: ClientScope, closureId: string): Promise<ClosureVisit[]> {
  const visits: ClosureVisit[] = [];
  for (const id of await listVisitIds(scope, closureId, ['waiting', 'offered', 'mailed', 'needs-you']))
    visits.push(await lockVisit(scope, id));
  return visits;
}

/** Its money is to go back because its visitor chose so, did not answer in time, or staff said so. */
function isDecided(visit: ClosureVisit, closure: Closure): boolean {
  return visit.state === 'waiting' && visit.remedy !== closure.remedy;
}

async function reopen(app: App, scope: ClientScope, closure: Closure, visit: ClosureVisit): Promise<void> {
  // What staff have to settle they still have to: its visitor was promised something.
  if (visit.state === 'needs-you') return;
  if (visit.state !== 'waiting') await mailClosure(app, scope, closure, visit, 'lifted');
  await keep(app, scope, visit);
}

async function keep(app: App, scope: ClientScope, visit: ClosureVisit): Promise<void> {
  await advanceVisit(app, scope, visit, { event: 'keep' });
}

async function findWhatStaysShut(app: App, scope: ClientScope, lifted: Closure): Promise<StaysShut[]> {
  const handedOver = await releaseTimeslots(scope, lifted.id);
  const shut: StaysShut[] = [];
  for (const id of await listClosureIdsBeside(scope, lifted)) {
    const closure = await getClosure(scope, id);
    const timeslotIds = handedOver.filter(({ closureId }) => closureId === id).map((one) => one.timeslotId);
    shut.push({ closure, timeslotIds, days: await listDaysOfStretch(scope, closure, app.clock()) });
  }
  return shut;
}

/** By the clocks of the closure. */
function hasEnded(visit: ClosureVisit, nowLocal: string, days: readonly DayOfStretch[]): boolean {
  if (visit.timeslotId !== null) return `${visit.date} ${visit.time}` <= nowLocal;
  return (stateOfDay(visit, days) ?? (visit.date < nowLocal.slice(0, 10) ? 'over' : 'open')) === 'over';
}

function isIn(visit: ClosureVisit, { timeslotIds, days }: StaysShut): boolean {
  if (visit.timeslotId !== null) return timeslotIds.includes(visit.timeslotId);
  return stateOfDay(visit, days) === 'shut';
}

function stateOfDay(
  { timeslotId, productId, date }: ClosureVisit,
  days: readonly DayOfStretch[],
): DayOfStretch['state'] | undefined {
  if (timeslotId !== null || productId === null) return undefined;
  return days.find((day) => keyOf(day) === keyOf({ productId, date }))?.state;
}
