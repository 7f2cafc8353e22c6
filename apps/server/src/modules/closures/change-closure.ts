import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { openShutTimeslots } from '../scheduling/index.ts';
import { type Closure, getClosure, lockClosure, updateClosure } from './closure.repository.ts';
import { listVisitIds, lockVisit, updateVisit } from './closure-visit.repository.ts';
import { mailClosure } from './mail-closure.ts';
import { sendVisitsToSettle } from './settle-visit.ts';

/** Holds mails and refunds back, never the closing itself. */
export async function pauseClosure(context: RequestContext, id: string): Promise<Closure> {
  return changeClosure(context, id, 'pause-closure', async (scope, closure) => {
    if (closure.pausedAt !== null) return false;
    await updateClosure(scope, id, { pausedAt: context.app.clock() });
    return true;
  });
}

/** Goes on with what a pause held back. */
export async function resumeClosure(context: RequestContext, id: string): Promise<Closure> {
  return changeClosure(context, id, 'resume-closure', async (scope, closure) => {
    if (closure.pausedAt === null) return false;
    await updateClosure(scope, id, { pausedAt: null });
    await sendVisitsToSettle(scope, await listVisitIds(scope, id, ['waiting']));
    return true;
  });
}

/**
 * Reopens what the closure shut. Who has not chosen yet keeps his visit, and is told so where he was told otherwise;
 * what was moved or paid back stays so. Until the end of its time. Refusal: `closure-over`.
 */
export async function liftClosure(context: RequestContext, id: string): Promise<Closure> {
  const { app } = context;
  return changeClosure(context, id, 'lift-closure', async (scope, closure) => {
    if (closure.liftedAt !== null) return false;
    const now = localTimeAt(app.clock(), closure.timeZone);
    if (`${now.date} ${now.time}` >= closure.untilLocal) throw new RefusedError([{ code: 'closure-over' }]);
    await updateClosure(scope, id, { liftedAt: app.clock() });
    await openShutTimeslots(scope, id);
    for (const visitId of await listVisitIds(scope, id, ['waiting', 'offered', 'mailed'])) {
      const visit = await lockVisit(scope, visitId);
      if (visit.state !== 'waiting') await mailClosure(app, scope, closure, visit, 'lifted');
      await updateVisit(scope, visitId, { state: 'kept', settledAt: app.clock() });
    }
    return true;
  });
}

async function changeClosure(
  context: RequestContext,
  id: string,
  action: 'pause-closure' | 'resume-closure' | 'lift-closure',
  change: (scope: ClientScope, closure: Closure) => Promise<boolean>,
): Promise<Closure> {
  context.require('timeslotgroup', 'edit');
  return context.inClient(async (scope) => {
    await getClosure(scope, id);
    const isChanged = await change(scope, await lockClosure(scope, id, 'update'));
    if (isChanged) await writeAudit(scope, actorOf(context), { action, entity: 'closure', entityId: id });
    return getClosure(scope, id);
  });
}
