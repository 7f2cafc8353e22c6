import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import { ok, type Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type CancelledVisit, type CancelVisitInput, cancelVisit } from '../orders/index.ts';
import { listPayments } from './payment.repository.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Cancels the tickets of an order in one timeslot and gives back what was paid for them, in the caller's transaction;
 * a worker pays it out by the same means. Asked again, it changes nothing.
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
  for (const payment of await listPayments(scope, [input.orderId])) {
    if (payment.state !== 'paid' || rest === 0) continue;
    const amountMinor = Math.min(rest, payment.amountMinor);
    await requestRefund(scope, payment, amountMinor, refundReason);
    rest -= amountMinor;
  }
  return ok(cancelled.value);
}
