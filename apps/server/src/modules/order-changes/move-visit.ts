import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { listTicketsToChange, lockOrder, recordOrderEvent } from '../orders/index.ts';
import { findTarget } from './find-target.ts';
import { makeChange } from './make-change.ts';
import { quoteChange } from './quote-change.ts';
import { splitByLine } from './resolve-wish.ts';
import { priceStays } from './terms-of-client.ts';
import {
  startOfVisit,
  textOfStart,
  unusedTicketsOf,
  type VisitActor,
  type VisitOf,
} from './visits/visit-of-order.ts';

export interface MoveVisitInput {
  orderId: string;
  from: VisitOf;
  /** Another timeslot; for tickets without a time another day: whether it is sold the caller asks first. */
  to: { timeslotId: string } | { date: string };
  by: VisitActor;
  /** `timeslots-changed`, `timeslots-undone`, `closed`, `chosen`: the words are the mail's and the timeline's. */
  reason: string;
  /** Whether the buyer gets a mail with the new tickets; the default is yes. */
  mail?: boolean;
}

/**
 * Moves the unused tickets of an order from one visit to another because the client asks them to, in the caller's
 * transaction: new places are taken and the old ones released, each ticket gets a successor with a new code, and the buyer
 * gets a mail (product.md, section 6: order number, paid price and timeline stay). Locks the order. Repeated, it moves
 * nothing more.
 * @returns how many tickets were moved. Refusals: `order-not-sold`; with the reason that "Why?" gives
 * `timeslot-closed` (closed, cancelled or begun), `timeslot-of-other-tickets`, `not-enough-places`; after a refusal
 * the caller rolls back.
 */
export async function moveVisit(
  app: App,
  scope: ClientScope,
  { orderId, from, to, by, reason, mail = true }: MoveVisitInput,
): Promise<Result<number>> {
  const order = await lockOrder(scope, orderId);
  if (!isOrderSold(order.state)) return refused({ code: 'order-not-sold' });
  const tickets = await listTicketsToChange(scope, orderId);
  const moved = unusedTicketsOf(tickets, from);
  if (moved.length === 0) return ok(0);
  const target = await findTarget(app, scope, to, {
    ticketIds: moved.map(({ id }) => id),
    ticketTypeIds: [],
  });
  if (!target.ok) return target;
  const replaced = splitByLine(moved, null, target.value);
  if (replaced.length === 0) return ok(0);
  const wish = { cancelled: [], replaced, added: [], newCodes: [], refundMinor: null };
  const quoted = await quoteChange(app, scope, { order, tickets }, wish, priceStays);
  if (!quoted.ok) return quoted;
  const made = await makeChange(app, scope, makeId(), quoted.value, { isByClient: true });
  if (!made.ok) return made;
  const start = await startOfVisit(scope, from);
  await recordOrderEvent(scope, orderId, 'visit-moved', by.actor, {
    count: moved.length,
    from: textOfStart(start),
    to: target.value ? textOfStart(target.value) : '',
    reason,
    ...(by.name ? { by: by.name } : {}),
  });
  if (mail) {
    await sendMessages(scope, {
      bus: 'event',
      type: 'visit-moved',
      payload: { orderId, fromDate: start.date, fromTime: start.time, reason },
      source: 'order-changes',
    });
  }
  return ok(moved.length);
}
