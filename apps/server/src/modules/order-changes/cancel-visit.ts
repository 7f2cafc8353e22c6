import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { listTicketsToChange, lockOrder, recordOrderEvent } from '../orders/index.ts';
import { payBackElsewhere, requestRefunds } from '../payments/index.ts';
import { makeChange } from './make-change.ts';
import { quoteChange } from './quote-change.ts';
import { allGoesBack } from './terms-of-client.ts';
import {
  startOfVisit,
  textOfStart,
  unusedTicketsOf,
  type VisitActor,
  type VisitOf,
} from './visits/visit-of-order.ts';

export type CancelVisitInput = VisitOf & {
  orderId: string;
  by: VisitActor;
  reason: string;
  /** What becomes of the money: it goes back by the means it came from, or staff give it back outside of Foyer. */
  money: RefundReason | 'elsewhere';
};

/** What was cancelled, and what goes back for it. */
export interface CancelledVisit {
  ticketCount: number;
  amountMinor: number;
}

/**
 * Cancels the unused tickets of an order in one timeslot, or for one day of a product, because the client cannot let them
 * visit, in the caller's transaction: their codes are invalid at once, their places free, and what was paid for them goes
 * back. Locks the order. Repeated, it cancels nothing more. Refusal: `order-not-sold`.
 */
export async function cancelVisit(
  app: App,
  scope: ClientScope,
  input: CancelVisitInput,
): Promise<Result<CancelledVisit>> {
  const { orderId, by, reason, money } = input;
  const order = await lockOrder(scope, orderId);
  const tickets = await listTicketsToChange(scope, orderId);
  const cancelled = unusedTicketsOf(tickets, input);
  if (cancelled.length === 0) return ok({ ticketCount: 0, amountMinor: 0 });
  if (!isOrderSold(order.state)) return refused({ code: 'order-not-sold' });
  const wish = { cancelled, replaced: [], added: [], newCodes: [], refundMinor: null };
  const quoted = await quoteChange(app, scope, { order, tickets }, wish, allGoesBack);
  if (!quoted.ok) return quoted;
  const changeId = makeId();
  const made = await makeChange(app, scope, changeId, quoted.value);
  if (!made.ok) return made;
  const from = await startOfVisit(scope, input);
  await recordOrderEvent(scope, orderId, 'visit-cancelled', by.actor, {
    count: cancelled.length,
    from: textOfStart(from),
    reason,
    ...(by.name ? { by: by.name } : {}),
  });
  const amountMinor = quoted.value.priced.refundMinor;
  const about = { fromDate: from.date, fromTime: from.time };
  if (amountMinor === 0) {
    // Where money goes back, the mail about the refund tells it.
    await sendMessages(scope, {
      bus: 'event',
      type: 'visit-cancelled',
      payload: { orderId, ...about, reason },
      source: 'order-changes',
    });
  } else if (money === 'elsewhere') await payBackElsewhere(app, scope, order, changeId, amountMinor);
  else await requestRefunds(app, scope, order, amountMinor, money, about);
  return ok({ ticketCount: cancelled.length, amountMinor });
}
