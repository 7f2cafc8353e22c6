import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { listRefunds, lockRefund, updateRefund } from './refund.repository.ts';

/**
 * Tries the refunds of an order once more that its provider did not pay out. One that the queue pays at this moment is left
 * alone: asked for again, it could be paid twice.
 * @returns how many are tried
 */
export async function retryRefunds(scope: ClientScope, orderId: string): Promise<number> {
  let tried = 0;
  for (const { id } of await listRefunds(scope, [orderId])) {
    const refund = await lockRefund(scope, id);
    if (refund?.state !== 'failed') continue;
    await updateRefund(scope, id, { state: 'waiting' });
    const payload = { refundId: id, orderId };
    await sendMessages(scope, { bus: 'command', type: 'pay-refund', payload, source: 'payments' });
    tried += 1;
  }
  return tried;
}
