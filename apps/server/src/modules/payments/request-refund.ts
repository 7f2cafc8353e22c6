import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { recordOrderEvent } from '../orders/index.ts';
import type { Payment } from './payment.repository.ts';
import { insertRefund } from './refund.repository.ts';

/**
 * Decides in the caller's transaction that money goes back; a worker pays it out by the same means. The event
 * `refund-requested` tells the visitor.
 */
export async function requestRefund(
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
