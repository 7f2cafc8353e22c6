import { postPaymentElsewhere } from '@foyer/domain/ledger/post-money.ts';
import { isOrderPayable } from '@foyer/domain/orders/order-states.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { z } from 'zod';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import {
  lockOrdersWithHolds,
  recordOrderEvent,
  refuseOutOfSight,
  requireOrders,
} from '../../orders/index.ts';
import { completePaid, listPayments } from '../../payments/index.ts';
import { factsOfNote, sealNote } from '../change-note.ts';

const input = z.object({
  orderId: z.uuid(),
  reason: z.string().trim().min(1, 'reason-required').max(1_000, 'note-too-long'),
});

/**
 * Staff took the money of an order outside of Foyer: it is completed, and its tickets are mailed. Refusals:
 * `order-not-payable` (sold, cancelled or refunded); `payment-under-way` where its provider has the money on the way;
 * `places-gone` where its hold is over and its places were sold; `reason-required`.
 */
export async function markOrderPaid(context: RequestContext, typed: unknown): Promise<string> {
  requireOrders(context, 'extra');
  const { orderId, reason } = valueOrThrow(parseInput(input, typed));
  const { app, account } = context;
  await context.inClient(async (scope) => {
    const sales = await lockOrdersWithHolds(scope, [orderId], 'wait');
    const [sale] = sales;
    if (!sale || !isOrderPayable(sale.order.state)) throw new RefusedError([{ code: 'order-not-payable' }]);
    const { order } = sale;
    refuseOutOfSight(context, order);
    const payments = await listPayments(scope, [orderId]);
    if (payments.some(({ state }) => state === 'pending' || state === 'authorised')) {
      throw new RefusedError([{ code: 'payment-under-way' }]);
    }
    const { test: isTest, currency, totalMinor, byCodesMinor } = order;
    const amountMinor = totalMinor - byCodesMinor;
    const now = app.clock();
    const cause = { causeId: orderId, orderId, isTest, currency, at: now };
    const actor = { kind: account.kind, id: account.accountId };
    const received = postPaymentElsewhere(cause, amountMinor);
    const completion = (await completePaid(app, scope, sales, actor, received, now)).get(orderId);
    if (completion !== 'completed') throw new RefusedError([{ code: 'places-gone' }]);
    const note = await sealNote(app, scope, order, reason);
    await recordOrderEvent(scope, orderId, 'order-marked-paid', actor, {
      amountMinor,
      by: account.username,
      ...factsOfNote(note),
    });
    await writeAudit(scope, actorOf(context), {
      action: 'mark-order-paid',
      entity: 'order',
      entityId: orderId,
      before: { orderState: order.state },
      after: { orderState: 'completed' as const, totalMinor },
    });
  });
  return orderId;
}
