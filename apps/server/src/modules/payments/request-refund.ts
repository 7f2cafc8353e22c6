import { postRefundRequest } from '@foyer/domain/ledger/post-money.ts';
import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { postToLedger } from '../ledger/index.ts';
import { getOrder, recordOrderEvent } from '../orders/index.ts';
import type { Payment } from './payment.repository.ts';
import { insertRefund } from './refund.repository.ts';

/**
 * Decides in the caller's transaction that money goes back; a worker pays it out by the same means. The event
 * `refund-requested` tells the visitor.
 */
export async function requestRefund(
  app: App,
  scope: ClientScope,
  payment: Payment,
  amountMinor: number,
  reason: RefundReason,
): Promise<void> {
  const refund = await insertRefund(scope, {
    orderId: payment.orderId,
    paymentId: payment.id,
    amountMinor,
    reason,
  });
  const { orderId, currency } = payment;
  const { test: isTest } = await getOrder(scope, orderId);
  const cause = { causeId: refund.id, orderId, isTest, currency, at: app.clock() };
  await postToLedger(scope, postRefundRequest(cause, amountMinor));
  await recordOrderEvent(
    scope,
    payment.orderId,
    'refund-requested',
    { kind: 'system' },
    { amountMinor, reason },
  );
  const payload = { refundId: refund.id, orderId: payment.orderId };
  await sendMessages(
    scope,
    { bus: 'command', type: 'pay-refund', payload, source: 'payments' },
    {
      bus: 'event',
      type: 'refund-requested',
      payload: { ...payload, amountMinor, reason },
      source: 'payments',
    },
  );
}
