import { isOrderSold, type OrderState } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext, SignedInAccount } from '../../platform/request-context.ts';
import { writeAudit } from '../audit-log/index.ts';
import { lockOrder } from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import { refuseOutOfSight, requireOrders } from './order-sight.ts';

/** Who sends them; the name is the timeline's. */
export type ResendActor = Pick<SignedInAccount, 'accountId' | 'kind' | 'username'>;

/** Whether an order has tickets that can be mailed. */
export function hasTicketsToSend({ state, buyerEmail }: { state: OrderState; buyerEmail: string }): boolean {
  return isOrderSold(state) && buyerEmail !== '';
}

/**
 * Mails an order's tickets to its buyer once more. Refusal: `order-without-tickets` (not paid, cancelled, or without
 * an address). @throws NotFoundError `order-not-found`
 */
export async function resendTickets(context: RequestContext, orderId: string): Promise<void> {
  requireOrders(context, 'edit');
  await context.inClient(async (scope) => {
    refuseOutOfSight(context, await lockOrder(scope, orderId));
    valueOrThrow(await resendTicketsOf(scope, orderId, context.account));
  });
}

/** The same in the caller's transaction, who has checked the right. */
export async function resendTicketsOf(
  scope: ClientScope,
  orderId: string,
  { accountId, kind, username }: ResendActor,
): Promise<Result<null>> {
  if (!hasTicketsToSend(await lockOrder(scope, orderId))) return refused({ code: 'order-without-tickets' });
  await recordOrderEvent(scope, orderId, 'tickets-resent', { kind, id: accountId }, { by: username });
  await writeAudit(
    scope,
    { kind, id: accountId },
    { action: 'resend-tickets', entity: 'order', entityId: orderId },
  );
  await sendMessages(scope, {
    bus: 'event',
    type: 'tickets-resend-requested',
    payload: { orderId },
    source: 'orders',
  });
  return ok(null);
}
