import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { TicketToChange } from '../../orders/index.ts';
import { listTimeslots } from '../../scheduling/index.ts';

/** The subject of a visit: a timeslot, or the day of a product whose tickets have no time. */
export type VisitOf = { timeslotId: string } | { day: { date: string; productId: string } };

/** The author and reason of a moved or cancelled visit; `name` is an account's, for the timeline. */
export interface VisitActor {
  actor: OrderActor;
  name?: string;
}

/** Those tickets of an order that are for a visit and were not used. */
export function unusedTicketsOf(tickets: readonly TicketToChange[], visit: VisitOf): TicketToChange[] {
  return tickets.filter((ticket) => {
    if (ticket.isScanned) return false;
    if ('timeslotId' in visit) return ticket.timeslotId === visit.timeslotId;
    const { date, productId } = visit.day;
    return ticket.timeslotId === null && ticket.visitDate === date && ticket.productId === productId;
  });
}

/** When the visit starts, or its day. */
export async function startOfVisit(
  scope: ClientScope,
  visit: VisitOf,
): Promise<{ date: string | null; time: string | null }> {
  if ('day' in visit) return { date: visit.day.date, time: null };
  const [timeslot] = await listTimeslots(scope, [visit.timeslotId]);
  return { date: timeslot?.date ?? null, time: timeslot?.time ?? null };
}

/** As the timeline names a start: `2026-11-21 10:00`. */
export const textOfStart = ({ date, time }: { date: string | null; time: string | null }): string =>
  [date, time].filter(Boolean).join(' ');
