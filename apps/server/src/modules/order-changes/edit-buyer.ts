import { buyerInput } from '@foyer/domain/order-changes/buyer-input.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, Personal, refuseStale, writeAudit } from '../audit-log/index.ts';
import {
  buyerVersionOf,
  changeBuyer,
  getOrder,
  keyOfOrder,
  lockOrder,
  type Order,
  recordOrderEvent,
  refuseOutOfSight,
  requireOrders,
} from '../orders/index.ts';

/**
 * Corrects the buyer of an order, and mails the tickets to the right address where that is asked. What was written meanwhile
 * by a colleague is refused (`changed-meanwhile`): `seen` is the version that was edited.
 */
export async function editBuyer(context: RequestContext, typed: unknown): Promise<string> {
  requireOrders(context, 'edit');
  const { orderId, seen, isResent, ...buyer } = valueOrThrow(parseInput(buyerInput, typed));
  const { account } = context;
  await context.inClient(async (scope) => {
    const order = await lockOrder(scope, orderId);
    refuseOutOfSight(context, order);
    await refuseStale(scope, 'order', { id: orderId, version: buyerVersionOf(order) }, seen);
    if (isResent && !(isOrderSold(order.state) && buyer.email !== '')) {
      throw new RefusedError([{ code: 'order-without-tickets' }]);
    }
    await changeBuyer(scope, orderId, buyer);
    const after = await getOrder(scope, orderId);
    const actor = { kind: account.kind, id: account.accountId };
    await recordOrderEvent(scope, orderId, 'buyer-changed', actor, { by: account.username });
    await writeAudit(
      scope,
      actorOf(context),
      {
        action: 'edit-buyer',
        entity: 'order',
        entityId: orderId,
        before: buyerOf(order),
        after: buyerOf(after),
      },
      await keyOfOrder(context.app, scope, order),
    );
    if (!isResent) return;
    const payload = { orderId };
    await recordOrderEvent(scope, orderId, 'tickets-resent', actor, { by: account.username });
    await sendMessages(scope, {
      bus: 'event',
      type: 'tickets-resend-requested',
      payload,
      source: 'order-changes',
    });
  });
  return orderId;
}

const buyerOf = ({ buyerFirstName, buyerLastName, buyerEmail, buyerPhone }: Order) => ({
  firstName: new Personal(buyerFirstName),
  lastName: new Personal(buyerLastName),
  email: new Personal(buyerEmail),
  phone: new Personal(buyerPhone),
});
