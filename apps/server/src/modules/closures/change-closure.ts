import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { sendVisitsToSettle } from '../changes/index.ts';
import { type Closure, getClosure, lockClosure, lockClosures, updateClosure } from './closure.repository.ts';
import { listVisitIds } from './closure-visit.repository.ts';

/** Holds mails and refunds back, never the closing itself. */
export async function pauseClosure(context: RequestContext, id: string): Promise<Closure> {
  return changeClosure(context, id, 'pause-closure', async (scope, closure) => {
    if (closure.pausedAt !== null) return false;
    await updateClosure(scope, id, { pausedAt: context.app.clock() });
    return true;
  });
}

/** Resumes what a pause held back. */
export async function resumeClosure(context: RequestContext, id: string): Promise<Closure> {
  return changeClosure(context, id, 'resume-closure', async (scope, closure) => {
    if (closure.pausedAt === null) return false;
    await updateClosure(scope, id, { pausedAt: null });
    await sendVisitsToSettle(scope, await listVisitIds(scope, id, ['waiting']));
    return true;
  });
}

/** One act on a closure, in its turn; what changes nothing is not written down. */
export async function changeClosure(
  context: RequestContext,
  id: string,
  action: 'pause-closure' | 'resume-closure' | 'lift-closure',
  change: (scope: ClientScope, closure: Closure) => Promise<boolean>,
): Promise<Closure> {
  context.require('timeslotgroup', 'edit');
  return context.inClient(async (scope) => {
    await getClosure(scope, id);
    await lockClosures(scope);
    const isChanged = await change(scope, await lockClosure(scope, id, 'update'));
    if (isChanged) await writeAudit(scope, actorOf(context), { action, entity: 'closure', entityId: id });
    return getClosure(scope, id);
  });
}
