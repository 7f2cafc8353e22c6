import { randomFillSync } from 'node:crypto';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { canOrderBecome, isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { completeHold, type Places, sellPlaces } from '../capacity/index.ts';
import { listTimeslots } from '../scheduling/index.ts';
import {
  insertOrderCounters,
  listOrderLines,
  type Order,
  takeOrderNumber,
  updateOrder,
} from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import { insertTickets } from './ticket.repository.ts';

/**
 * completed: it has its number and tickets now. already: it had them before, nothing changed.
 * no-places: its hold is over and its places are gone; nothing changed but the timeline. over: it was cancelled
 * or refunded and cannot come back.
 */
export type Completion = 'completed' | 'already' | 'no-places' | 'over';

/**
 * Completes a locked order in the transaction that found it paid (or free): held places become sold, tickets are
 * issued, the number is given and `order-completed` goes out, all or nothing. If the hold expired meanwhile, the
 * order is completed while places are left (product.md section 5).
 */
export async function completeOrder(
  app: App,
  scope: ClientScope,
  order: Order,
  actor: OrderActor,
): Promise<Completion> {
  if (isOrderSold(order.state)) return 'already';
  if (order.state === 'cancelled' || !canOrderBecome(order.state, 'completed')) return 'over';
  const places = await secureTakenPlaces(app, scope, order);
  if (!places) {
    await recordOrderEvent(scope, order.id, 'places-gone', { kind: 'system' });
    return 'no-places';
  }
  await insertOrderCounters(scope, order.id, places);
  await issueTickets(scope, order);
  const number = await takeOrderNumber(scope);
  await updateOrder(scope, order.id, { state: 'completed', number, completedAt: app.clock() });
  await recordOrderEvent(scope, order.id, 'order-completed', actor, { number });
  await sendMessages(scope, {
    bus: 'event',
    type: 'order-completed',
    payload: { orderId: order.id },
    source: 'orders',
  });
  return 'completed';
}

/** The places of the hold, or where it is over the same places again; undefined when they are gone. */
async function secureTakenPlaces(app: App, scope: ClientScope, order: Order): Promise<Places[] | undefined> {
  const held = order.holdId ? await completeHold(scope, order.holdId) : undefined;
  if (held) return held;
  if (!(await canStillVisit(scope, order.id, app.clock()))) return undefined;
  const sold = order.places.length === 0 || (await sellPlaces(scope, order.places));
  return sold ? order.places : undefined;
}

/** Whether every timeslot of the order is open and not yet begun: nobody is sold a visit that cannot be made. */
async function canStillVisit(scope: ClientScope, orderId: string, now: Date): Promise<boolean> {
  const ids = (await listOrderLines(scope, orderId)).flatMap((line) => line.timeslotId ?? []);
  const timeslots = await listTimeslots(scope, ids);
  return (
    timeslots.length === new Set(ids).size &&
    timeslots.every((timeslot) => timeslot.state === 'open' && timeslot.startsAt > now)
  );
}

async function issueTickets(scope: ClientScope, order: Order): Promise<void> {
  const lines = await listOrderLines(scope, order.id);
  const tickets = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, () => ({
      orderLineId: line.id,
      ticketTypeId: line.ticketTypeId,
      code: drawTicketNumber((bytes) => randomFillSync(bytes)),
      timeslotId: line.timeslotId,
      visitDate: line.visitDate,
      visitTime: line.visitTime,
    })),
  );
  await insertTickets(scope, order, tickets);
}
