import { decideSettleStep } from '@foyer/domain/closures/closure-visit.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { reading } from '../../platform/outbox/read-payload.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { getOrder } from '../orders/index.ts';
import { listPayments, refundVisit } from '../payments/index.ts';
import { type Closure, lockClosure } from './closure.repository.ts';
import { type ClosureVisit, getVisit, lockVisit, updateVisit, visitOf } from './closure-visit.repository.ts';
import { mailClosure } from './mail-closure.ts';

/** One command a visit: what fails or waits for one order holds up no other. */
export async function sendVisitsToSettle(scope: ClientScope, visitIds: readonly string[]): Promise<void> {
  await sendMessages(
    scope,
    ...visitIds.map((visitId) => ({
      bus: 'command' as const,
      type: 'settle-closure-visit',
      payload: { visitId },
      source: 'closures',
    })),
  );
}

/**
 * Carries out the command `settle-closure-visit`: the remedy of one visit, in one transaction on its locked row, so
 * that a command that comes twice, or after a kill, does it once. A paused closure leaves it as it is: going on sends
 * the commands anew. What a lifted one still has is of visits that were over by then: nobody could come to them.
 */
export const settleVisit = reading(z.object({ visitId: z.uuid() }), async (app, message) => {
  const { visitId } = message.payload;
  await inClient(app.db, message.clientId, async (scope) => {
    const { closureId } = await getVisit(scope, visitId);
    const closure = await lockClosure(scope, closureId, 'share');
    const visit = await lockVisit(scope, visitId);
    if (visit.state !== 'waiting' || closure.pausedAt !== null) return;
    await carryOut(app, scope, closure, visit);
  });
});

async function carryOut(app: App, scope: ClientScope, closure: Closure, visit: ClosureVisit): Promise<void> {
  const next = decideSettleStep({
    remedy: visit.remedy,
    hasAddress: visit.buyerEmail !== '',
    amountMinor: visit.amountMinor,
    paidMinor: visit.remedy === 'refund' ? await sumPaid(scope, visit.orderId) : 0,
  });
  const settledAt = app.clock();
  if ('cause' in next) {
    const cause = next.cause === 'refund-failed' ? 'no-payment' : next.cause;
    await updateVisit(scope, visit.id, { state: 'needs-you', cause });
  } else if (next.step === 'list') await updateVisit(scope, visit.id, { state: 'listed', settledAt });
  else if (next.step === 'refund') await refund(app, scope, visit);
  else if (!(await mailClosure(app, scope, closure, visit, next.step)))
    await updateVisit(scope, visit.id, { state: 'needs-you', cause: 'no-email' });
  else if (next.step === 'mail') await updateVisit(scope, visit.id, { state: 'mailed', settledAt });
  else await updateVisit(scope, visit.id, { state: 'offered' });
}

/** Cancels a locked visit and sends its money back; `by` where its visitor chose so. */
export async function refund(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  by: Parameters<typeof refundVisit>[2]['by'] = { actor: { kind: 'system' } },
): Promise<void> {
  const { orderId } = visit;
  const refunded = await refundVisit(scope, app, { orderId, ...visitOf(visit), by, reason: 'closed' });
  if (refunded.ok) await updateVisit(scope, visit.id, { state: 'refunding', settledAt: app.clock() });
  else await updateVisit(scope, visit.id, { state: 'needs-you', cause: 'order-over' });
}

/** What payment providers took for an order and have not been asked to give back. */
async function sumPaid(scope: ClientScope, orderId: string): Promise<number> {
  const payments = await listPayments(scope, [orderId]);
  const { refundedMinor } = await getOrder(scope, orderId);
  const paid = payments.filter(({ state }) => state === 'paid');
  return paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - refundedMinor;
}
