import { actsFor, type ClosureAct } from '@foyer/domain/closures/closure-visit.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { cancelVisit } from '../orders/index.ts';
import { retryRefunds } from '../payments/index.ts';
import { lockClosure } from './closure.repository.ts';
import { type ClosureVisit, getVisit, lockVisit, updateVisit, visitOf } from './closure-visit.repository.ts';
import { sendVisitsToSettle } from './settle-visit.ts';

/**
 * What staff decide about a visit that needs them: pay back (again), settled elsewhere (its tickets end, its money is
 * given back by hand), or keep the tickets. Refusal: `closure-act-not-allowed`, also where somebody was first.
 */
export async function settleByHand(
  context: RequestContext,
  visitId: string,
  act: ClosureAct,
): Promise<ClosureVisit> {
  context.require('timeslotgroup', act === 'keep' ? 'edit' : 'extra');
  return context.inClient(async (scope) => {
    const { closureId } = await getVisit(scope, visitId);
    await lockClosure(scope, closureId, 'share');
    const visit = await lockVisit(scope, visitId);
    if (visit.state !== 'needs-you' || !visit.cause || !actsFor(visit.cause).includes(act)) {
      throw new RefusedError([{ code: 'closure-act-not-allowed' }]);
    }
    await carryOut(context, scope, visit, act);
    await writeAudit(scope, actorOf(context), {
      action: 'settle-closure-visit',
      entity: 'order',
      entityId: visit.orderId,
      after: { act, cause: visit.cause },
    });
    return getVisit(scope, visitId);
  });
}

async function carryOut(
  context: RequestContext,
  scope: ClientScope,
  visit: ClosureVisit,
  act: ClosureAct,
): Promise<void> {
  const { app, account } = context;
  const settledAt = app.clock();
  if (act === 'keep') return updateVisit(scope, visit.id, { state: 'kept', settledAt });
  if (act === 'refund' && visit.cause === 'refund-failed') return retryRefunds(scope, visit.orderId);
  if (act === 'refund') {
    await updateVisit(scope, visit.id, { state: 'waiting', remedy: 'refund' });
    return sendVisitsToSettle(scope, [visit.id]);
  }
  const actor = { kind: account.kind, id: account.accountId };
  const { orderId } = visit;
  const by = { actor, name: account.username };
  valueOrThrow(await cancelVisit(scope, app, { orderId, ...visitOf(visit), by, reason: 'closed' }));
  await updateVisit(scope, visit.id, { state: 'settled', settledAt });
}
