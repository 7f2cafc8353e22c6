import { canOrderBecome, isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { amountOfTickets } from '@foyer/domain/orders/visit-amount.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { recountOrder } from '../sale-counters/index.ts';
import { listTimeslots } from '../scheduling/index.ts';
import type { VisitActor } from './move-visit.ts';
import { lockOrder, updateOrder } from './order.repository.ts';
import { recordOrderEvent } from './order-event.repository.ts';
import { postCancelledTickets } from './post-cancelled-tickets.ts';
import {
  cancelTickets,
  countValidTickets,
  listUnusedTickets,
  type VisitOf,
} from './visit-ticket.repository.ts';

export type CancelVisitInput = VisitOf & {
  orderId: string;
  by: VisitActor;
  reason: string;
  /** Staff give the money back outside of Foyer. */
  isPaidBackElsewhere?: boolean;
};

/** What was cancelled, and what was paid for it. */
export interface CancelledVisit {
  ticketCount: number;
  amountMinor: number;
}

/**
 * Cancels the unused tickets of an order in one timeslot, or for one day of a product, in the caller's transaction:
 * their codes are invalid at once and their places free. `amountMinor` is to be refunded by the caller (`refundVisit`
 * of payments). Locks the order. Repeated, it cancels nothing more. Refusal: `order-not-sold`.
 */
export async function cancelVisit(
  app: App,
  scope: ClientScope,
  input: CancelVisitInput,
): Promise<Result<CancelledVisit>> {
  const { orderId, by, reason } = input;
  const order = await lockOrder(scope, orderId);
  const tickets = await listUnusedTickets(scope, orderId, input);
  if (tickets.length === 0) return ok({ ticketCount: 0, amountMinor: 0 });
  if (!isOrderSold(order.state)) return refused({ code: 'order-not-sold' });
  await cancelTickets(
    scope,
    tickets.map(({ id }) => id),
    app.clock(),
  );
  const counted = await recountOrder(scope, orderId);
  if (!counted.ok) return counted;
  const rest = order.totalMinor - order.refundedMinor;
  const isLast = (await countValidTickets(scope, orderId)) === 0;
  const costs = { serviceMinor: order.serviceCostMinor, isServiceOnFree: order.serviceOnFree };
  const amountMinor = isLast ? rest : Math.min(rest, amountOfTickets(tickets, costs));
  const state = !isLast ? 'partly cancelled' : order.totalMinor > 0 ? 'refunded' : 'cancelled';
  if (!canOrderBecome(order.state, state)) return refused({ code: 'order-not-sold' });
  await updateOrder(scope, orderId, { state, refundedMinor: order.refundedMinor + amountMinor });
  const isElsewhere = input.isPaidBackElsewhere ?? false;
  await postCancelledTickets(scope, order, tickets, { amountMinor, isLast, isElsewhere, at: app.clock() });
  const from = await startOfVisit(scope, input);
  await recordOrderEvent(scope, orderId, 'visit-cancelled', by.actor, {
    count: tickets.length,
    from: [from.date, from.time].filter(Boolean).join(' '),
    reason,
    ...(by.name ? { by: by.name } : {}),
  });
  if (amountMinor === 0) {
    // Where money goes back, the mail about the refund tells it.
    await sendMessages(scope, {
      bus: 'event',
      type: 'visit-cancelled',
      payload: { orderId, fromDate: from.date, fromTime: from.time, reason },
      source: 'orders',
    });
  }
  return ok({ ticketCount: tickets.length, amountMinor });
}

async function startOfVisit(
  scope: ClientScope,
  visit: VisitOf,
): Promise<{ date: string | null; time: string | null }> {
  if ('day' in visit) return { date: visit.day.date, time: null };
  const [timeslot] = await listTimeslots(scope, [visit.timeslotId]);
  return { date: timeslot?.date ?? null, time: timeslot?.time ?? null };
}
