import { randomFillSync } from 'node:crypto';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { recountOrder } from '../sale-counters/index.ts';
import type { VisitActor } from './move-visit.ts';
import { lockOrder } from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import { listUnusedTickets, moveLinesToDay, replaceTickets } from './visit-ticket.repository.ts';

export interface MoveToDayInput {
  orderId: string;
  from: { date: string; productId: string };
  toDate: string;
  by: VisitActor;
  reason: string;
}

/**
 * Moves the unused tickets of an order for a day of a product to another day, as `moveVisit` does from one timeslot
 * to another. Whether the product is sold for that day the caller asks first.
 * @returns how many tickets were moved. Refusals: `order-not-sold`, `not-enough-places` (then the caller rolls back).
 */
export async function moveVisitToDay(
  app: App,
  scope: ClientScope,
  { orderId, from, toDate, by, reason }: MoveToDayInput,
): Promise<Result<number>> {
  const order = await lockOrder(scope, orderId);
  if (!isOrderSold(order.state)) return refused({ code: 'order-not-sold' });
  const unused = await listUnusedTickets(scope, orderId, { day: from });
  if (unused.length === 0 || from.date === toDate) return ok(0);
  await replaceTickets(
    scope,
    unused.map(({ id }) => ({ id, code: drawTicketNumber((bytes) => randomFillSync(bytes)) })),
    { date: toDate },
    app.clock(),
  );
  await moveLinesToDay(scope, orderId, from.date, toDate);
  const counted = await recountOrder(scope, orderId);
  if (!counted.ok) return counted;
  await recordOrderEvent(scope, orderId, 'visit-moved', by.actor, {
    count: unused.length,
    from: from.date,
    to: toDate,
    reason,
    ...(by.name ? { by: by.name } : {}),
  });
  await sendMessages(scope, {
    bus: 'event',
    type: 'visit-moved',
    payload: { orderId, fromDate: from.date, fromTime: null, reason },
    source: 'orders',
  });
  return ok(unused.length);
}
