import { randomFillSync } from 'node:crypto';
import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { canOrderBecome, isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { completeHold, type Places, returnSoldPlaces } from '../capacity/index.ts';
import { sellSale } from '../sale-counters/index.ts';
import { areShutByClosure, listTimeslots } from '../scheduling/index.ts';
import {
  insertOrderCounters,
  listOrderLines,
  type Order,
  type OrderLine,
  takeOrderNumber,
  updateOrder,
} from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import { insertTickets } from './ticket.repository.ts';

/**
 * completed: it has its number and tickets now. already: it had them before, nothing changed.
 * no-places: its hold is over and its places are gone; nothing changed but the timeline. closed: a closure has shut
 * its timeslot meanwhile; its places are given back (decision 0023). over: it was cancelled
 * or refunded and cannot come back.
 */
export type Completion = 'completed' | 'already' | 'no-places' | 'closed' | 'over';

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
  const lines = await listOrderLines(scope, order.id);
  const timeslotIds = lines.flatMap((line) => line.timeslotId ?? []);
  if (await areShutByClosure(scope, timeslotIds)) {
    await returnSoldPlaces(scope, places);
    await recordOrderEvent(scope, order.id, 'visit-closed', { kind: 'system' });
    return 'closed';
  }
  await insertOrderCounters(scope, order.id, places);
  await issueTickets(scope, order, lines, app.clock());
  const number = await takeOrderNumber(scope, order.id);
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
  const lines = await listOrderLines(scope, order.id);
  return sellSale(
    scope,
    lines.map(({ ticketTypeId, quantity, timeslotId, visitDate: date }) => {
      return { ticketTypeId, quantity, timeslotId, date };
    }),
  );
}

/** Whether every timeslot of the order is open and not yet begun, and no day is over: nobody is sold a visit that cannot be made. */
async function canStillVisit(scope: ClientScope, orderId: string, now: Date): Promise<boolean> {
  const lines = await listOrderLines(scope, orderId);
  const ids = lines.flatMap((line) => line.timeslotId ?? []);
  const timeslots = await listTimeslots(scope, ids);
  // Dates are local to a location, whose day may have begun before that of UTC: a day ticket is sold till it is over.
  const yesterday = addDays(localDateAt(now, 'UTC'), -1);
  const areDaysToCome = lines.every(({ timeslotId, visitDate }) => {
    return timeslotId !== null || visitDate === null || visitDate >= yesterday;
  });
  return (
    areDaysToCome &&
    timeslots.length === new Set(ids).size &&
    timeslots.every((timeslot) => timeslot.state === 'open' && timeslot.startsAt > now)
  );
}

async function issueTickets(
  scope: ClientScope,
  order: Order,
  lines: readonly OrderLine[],
  now: Date,
): Promise<void> {
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
  await insertTickets(scope, order, tickets, now);
}
