import { decideSettleStep } from '@foyer/domain/closures/closure-visit.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Settling, VisitStep } from '../changes/index.ts';
import { paidForOrder, refundAffectedVisit, type SettlingAct } from '../order-changes/index.ts';
import { getClosure, lockClosure } from './closure.repository.ts';
import { type ClosureVisit, getVisit } from './closure-visit.repository.ts';
import { mailClosure } from './mail-closure.ts';

/**
 * How the visits of a closure are settled. A paused closure leaves them waiting: resuming sends their commands again.
 * What a lifted one still has is of visits that were in the past by then.
 */
export const settleClosureVisits: Settling<unknown, null, null> = {
  lockChange: async (scope, id) => (await lockClosure(scope, id, 'share')).pausedAt === null,
  settle: async (app, scope, { id }) => settle(app, scope, await getVisit(scope, id)),
  finish: async () => {},
};

async function settle(app: App, scope: ClientScope, visit: ClosureVisit): Promise<VisitStep> {
  const next = decideSettleStep({
    remedy: visit.remedy,
    hasAddress: visit.buyerEmail !== '',
    amountMinor: visit.amountMinor,
    paidMinor: visit.remedy === 'refund' ? await paidForOrder(scope, visit) : 0,
  });
  if ('cause' in next) return { event: 'ask-staff', cause: next.cause };
  if (next.step === 'list') return { event: 'list' };
  if (next.step === 'refund') return refund(app, scope, visit, bySystem);
  const closure = await getClosure(scope, visit.closureId);
  const isMailed = await mailClosure(app, scope, closure, visit, next.step);
  return isMailed ? { event: next.step } : { event: 'ask-staff', cause: 'no-email' };
}

const bySystem: SettlingAct['by'] = { actor: { kind: 'system' } };

/** Cancels a locked visit and asks its money back. */
export async function refund(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  by: SettlingAct['by'],
): Promise<VisitStep> {
  const refunded = await refundAffectedVisit(app, scope, visit, { by, reason: 'closed' });
  return refunded.ok ? { event: 'refund' } : { event: 'ask-staff', cause: 'order-over' };
}
