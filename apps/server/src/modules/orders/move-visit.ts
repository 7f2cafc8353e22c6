import { randomFillSync } from 'node:crypto';
import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import { findTimeslotShut } from '@foyer/domain/scheduling/availability/timeslot-shut.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { recountOrder } from '../sale-counters/index.ts';
import { getTimeslot, listShutByClosure, listTimeslots, type Timeslot } from '../scheduling/index.ts';
import { lockOrder } from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import {
  isTimeslotOfTickets,
  listUnusedTickets,
  moveLines,
  replaceTickets,
} from './visit-ticket.repository.ts';

/** The author and reason of a moved or cancelled visit; `name` is an account's, for the timeline. */
export interface VisitActor {
  actor: OrderActor;
  name?: string;
}

export interface MoveVisitInput {
  orderId: string;
  fromTimeslotId: string;
  toTimeslotId: string;
  by: VisitActor;
  /** `timeslots-changed`, `timeslots-undone`, `closed`, `chosen`: the words are the mail's and the timeline's. */
  reason: string;
  /** Whether the buyer gets a mail with the new tickets; the default is yes. */
  mail?: boolean;
}

/**
 * Moves the unused tickets of an order from one timeslot to another, in the caller's transaction: new places are
 * taken and the old ones released, each ticket gets a successor with a new code, and the buyer gets a mail
 * (product.md, section 6: order number, paid price and timeline stay). Locks the order. Repeated, it moves nothing
 * more.
 * @returns how many tickets were moved. Refusals: `order-not-sold`; with the reason that "Why?" gives
 * `timeslot-closed` (closed, cancelled or begun), `timeslot-of-other-tickets`, `not-enough-places`; after a refusal
 * the caller rolls back.
 */
export async function moveVisit(
  app: App,
  scope: ClientScope,
  { orderId, fromTimeslotId, toTimeslotId, by, reason, mail = true }: MoveVisitInput,
): Promise<Result<number>> {
  const order = await lockOrder(scope, orderId);
  if (!isOrderSold(order.state)) return refused({ code: 'order-not-sold' });
  const tickets = await listUnusedTickets(scope, orderId, { timeslotId: fromTimeslotId });
  if (tickets.length === 0 || fromTimeslotId === toTimeslotId) return ok(0);
  const to = await getTimeslot(scope, toTimeslotId);
  if (to.state !== 'open' || to.startsAt <= app.clock()) return refused(closedBecause(to));
  const ids = tickets.map(({ id }) => id);
  if (!(await isTimeslotOfTickets(scope, ids, toTimeslotId)))
    return refused(saleRefusalOf('timeslot-of-other-tickets'));
  await replaceTickets(
    scope,
    ids.map((id) => ({ id, code: drawTicketNumber((bytes) => randomFillSync(bytes)) })),
    { timeslotId: toTimeslotId },
    app.clock(),
  );
  await moveLines(scope, orderId, fromTimeslotId, toTimeslotId);
  const counted = await recountOrder(scope, orderId);
  if (!counted.ok) return counted;
  // Closed since it was read: the lock that was waited for is the closure's.
  if ((await listShutByClosure(scope, [toTimeslotId])).size > 0) {
    return refused({ code: 'timeslot-closed', params: { reason: 'closed-by-closure' } });
  }
  const [from] = await listTimeslots(scope, [fromTimeslotId]);
  const facts = { count: ids.length, from: from ? startOf(from) : '', to: startOf(to), reason };
  await recordOrderEvent(scope, orderId, 'visit-moved', by.actor, {
    ...facts,
    ...(by.name ? { by: by.name } : {}),
  });
  if (mail) {
    await sendMessages(scope, {
      bus: 'event',
      type: 'visit-moved',
      payload: { orderId, fromDate: from?.date ?? null, fromTime: from?.time ?? null, reason },
      source: 'orders',
    });
  }
  return ok(ids.length);
}

function closedBecause(to: Timeslot): Refusal {
  const reason = findTimeslotShut(to)?.reason ?? 'past';
  return { code: 'timeslot-closed', params: { reason } };
}

/** As the timeline names a start: `2026-11-21 10:00`. */
export function startOf({ date, time }: Timeslot): string {
  return `${date} ${time}`;
}
