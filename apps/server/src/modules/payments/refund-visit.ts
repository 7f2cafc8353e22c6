import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import { ok, type Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type CancelledVisit, type CancelVisitInput, cancelVisit } from '../orders/index.ts';
import { listPayments } from './payment.repository.ts';
import { listRefunds } from './refund.repository.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Cancels the tickets of an order in one timeslot and gives back what was paid for them, in the caller's transaction;
 * a worker pays it out by the means it came from, of each no more than it gave. Asked again, it changes nothing.
 */
export async function refundVisit(
  app: App,
  scope: ClientScope,
  input: CancelVisitInput,
  refundReason: RefundReason = 'visit-cancelled',
): Promise<Result<CancelledVisit>> {
  const cancelled = await cancelVisit(app, scope, input);
  if (!cancelled.ok) return cancelled;
  let rest = cancelled.value.amountMinor;
  const refunds = await listRefunds(scope, [input.orderId]);
  for (const payment of await listPayments(scope, [input.orderId])) {
    const before = refunds.filter(({ paymentId }) => paymentId === payment.id);
    const left = payment.amountMinor - before.reduce((sum, refund) => sum + refund.amountMinor, 0);
    if (payment.state !== 'paid' || rest === 0 || left <= 0) continue;
    const amountMinor = Math.min(rest, left);
    await requestRefund(app, scope, payment, amountMinor, refundReason);
    rest -= amountMinor;
  }
  return ok(cancelled.value);
}
