import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { releaseTimeslots } from '../scheduling/index.ts';
import { changeClosure } from './change-closure.ts';
import {
  addTimeslotsTo,
  type Closure,
  getClosure,
  listClosureIdsBeside,
  lockClosuresBeside,
  updateClosure,
} from './closure.repository.ts';
import { type ClosureVisit, listVisitIds, lockVisit, updateVisit } from './closure-visit.repository.ts';
import { mailClosure } from './mail-closure.ts';
import { sendVisitsToSettle } from './settle-visit.ts';
import { listShutDays, type ShutDay } from './shut-days.ts';
import { insertVisits } from './touched-visit.repository.ts';

/** What stays shut although a closure was lifted, by the closure that has it from now on. */
interface StaysShut {
  closure: Closure;
  timeslotIds: string[];
  days: ShutDay[];
}

/**
 * Reopens what the closure shut, as rules and people say it now. Who has not chosen yet keeps his visit, and is told so
 * where he was told otherwise; what was moved or paid back stays so. What another closure covers stays shut and is its
 * own from now on, with its visits (decision 0039). Until the end of its time. Refusal: `closure-over`.
 */
export async function liftClosure(context: RequestContext, id: string): Promise<Closure> {
  const { app } = context;
  return changeClosure(context, id, 'lift-closure', async (scope, closure) => {
    if (closure.liftedAt !== null) return false;
    const now = localTimeAt(app.clock(), closure.timeZone);
    if (`${now.date} ${now.time}` >= closure.untilLocal) throw new RefusedError([{ code: 'closure-over' }]);
    await lockClosuresBeside(scope, closure);
    await updateClosure(scope, id, { liftedAt: app.clock() });
    const shut = await findWhatStaysShut(app, scope, closure);
    for (const visitId of await listVisitIds(scope, id, ['waiting', 'offered', 'mailed', 'needs-you'])) {
      const visit = await lockVisit(scope, visitId);
      const staysShut = shut.some((one) => isIn(visit, one));
      if (visit.state === 'needs-you' && !staysShut) continue;
      if (visit.state !== 'waiting' && !staysShut) await mailClosure(app, scope, closure, visit, 'lifted');
      await updateVisit(scope, visitId, { state: 'kept', settledAt: app.clock() });
    }
    for (const { closure: next, timeslotIds, days } of shut) {
      await addTimeslotsTo(scope, next.id, timeslotIds.length);
      await sendVisitsToSettle(scope, await insertVisits(scope, next, { timeslotIds, days }));
    }
    return true;
  });
}

async function findWhatStaysShut(app: App, scope: ClientScope, lifted: Closure): Promise<StaysShut[]> {
  const handedOver = await releaseTimeslots(scope, lifted.id);
  const shut: StaysShut[] = [];
  for (const id of await listClosureIdsBeside(scope, lifted)) {
    const closure = await getClosure(scope, id);
    const timeslotIds = handedOver.filter(({ closureId }) => closureId === id).map((one) => one.timeslotId);
    shut.push({ closure, timeslotIds, days: await listShutDays(scope, closure, app.clock(), false) });
  }
  return shut;
}

function isIn({ timeslotId, date, productId }: ClosureVisit, { timeslotIds, days }: StaysShut): boolean {
  if (timeslotId !== null) return timeslotIds.includes(timeslotId);
  return days.some((day) => day.date === date && day.productId === productId);
}
