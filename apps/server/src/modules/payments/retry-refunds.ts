import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { listRefunds, updateRefund } from './refund.repository.ts';

/** Tries the refunds of an order once more that its provider did not pay out. */
export async function retryRefunds(scope: ClientScope, orderId: string): Promise<void> {
  for (const { id, state } of await listRefunds(scope, [orderId])) {
    if (state !== 'failed') continue;
    await updateRefund(scope, id, { state: 'waiting' });
    const payload = { refundId: id, orderId };
    await sendMessages(scope, { bus: 'command', type: 'pay-refund', payload, source: 'payments' });
  }
}
