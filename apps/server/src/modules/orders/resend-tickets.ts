import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { RefusedError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockOrder } from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import { refuseOutOfSight, requireOrders } from './order-sight.ts';

/**
 * Mails an order's tickets to its buyer once more. Refusal: `order-without-tickets` (not paid, cancelled, or without
 * an address). @throws NotFoundError `order-not-found`
 */
export async function resendTickets(context: RequestContext, orderId: string): Promise<void> {
  requireOrders(context, 'edit');
  await context.inClient(async (scope) => {
    const order = await lockOrder(scope, orderId);
    refuseOutOfSight(context, order);
    if (!isOrderSold(order.state) || !order.buyerEmail) {
      throw new RefusedError([{ code: 'order-without-tickets' }]);
    }
    const { accountId, kind, username } = context.account;
    await recordOrderEvent(scope, orderId, 'tickets-resent', { kind, id: accountId }, { by: username });
    await writeAudit(scope, actorOf(context), {
      action: 'resend-tickets',
      entity: 'order',
      entityId: orderId,
    });
    await sendMessages(scope, {
      bus: 'event',
      type: 'tickets-resend-requested',
      payload: { orderId },
      source: 'orders',
    });
  });
}
