import { actsFor, type ClosureAct } from '@foyer/domain/closures/closure-visit.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { advanceVisit, sendVisitsToSettle } from '../changes/index.ts';
import { cancelAffectedVisit, retryRefundsOf } from '../order-changes/index.ts';
import { lockClosure } from './closure.repository.ts';
import { type ClosureVisit, getVisit, lockVisit } from './closure-visit.repository.ts';

/**
 * What staff decide about a visit that needs a person: pay back (again), settled elsewhere (its tickets end, its
 * money is given back by hand), or keep the tickets. Refusal: `closure-act-not-allowed`, also where another decision
 * came first.
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
  if (act === 'keep') return advanceVisit(app, scope, visit, { event: 'keep' });
  if (act === 'refund' && visit.cause === 'refund-failed') {
    await retryRefundsOf(scope, visit);
    return advanceVisit(app, scope, visit, { event: 'retry-refund' });
  }
  if (act === 'refund') {
    await advanceVisit(app, scope, visit, { event: 'choose-refund', remedy: 'refund' });
    return sendVisitsToSettle(scope, [visit.id]);
  }
  const actor = { kind: account.kind, id: account.accountId };
  const by = { actor, name: account.username };
  valueOrThrow(await cancelAffectedVisit(app, scope, visit, { by, reason: 'closed' }));
  await advanceVisit(app, scope, visit, { event: 'settle' });
}
