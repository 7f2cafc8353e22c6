import { countServiceTickets, noCosts, type OrderCosts } from '../pricing/order-costs.ts';

/** A ticket and the line that it was bought in; amounts in minor units. */
export interface PaidTicket {
  orderLineId: string;
  lineQuantity: number;
  lineTotalMinor: number;
}

/** Tickets of one line: the first of them, what was paid for all, and the service cost that they bear. */
export interface ShareOfLine<Ticket extends PaidTicket> {
  ticket: Ticket;
  ticketsMinor: number;
  serviceMinor: number;
}

/**
 * What was paid for some tickets of an order, line by line: of each line its share, rounded half away from zero once a
 * line, and the whole line where all of its tickets are among them; with the service cost of each ticket. The transaction
 * cost is the order's, and goes back with its last ticket.
 */
export function sharesOfTickets<Ticket extends PaidTicket>(
  tickets: readonly Ticket[],
  costs: Pick<OrderCosts, 'serviceMinor' | 'isServiceOnFree'> = noCosts,
): ShareOfLine<Ticket>[] {
  return [...Map.groupBy(tickets, ({ orderLineId }) => orderLineId).values()].flatMap((ofLine) => {
    const [ticket] = ofLine;
    if (!ticket) return [];
    const { lineQuantity, lineTotalMinor } = ticket;
    const count = Math.min(ofLine.length, lineQuantity);
    const served = countServiceTickets([{ totalMinor: lineTotalMinor, quantity: ofLine.length }], costs);
    return [
      {
        ticket,
        ticketsMinor: Math.round((lineTotalMinor * count) / lineQuantity),
        serviceMinor: costs.serviceMinor * served,
      },
    ];
  });
}

/** The sum of `sharesOfTickets`. */
export function amountOfTickets(
  tickets: readonly PaidTicket[],
  costs: Pick<OrderCosts, 'serviceMinor' | 'isServiceOnFree'> = noCosts,
): number {
  const shares = sharesOfTickets(tickets, costs);
  return shares.reduce((sum, share) => sum + share.ticketsMinor + share.serviceMinor, 0);
}

/** The tickets of an order in one place that are to be cancelled. */
export interface VisitToCancel {
  orderId: string;
  ticketCount: number;
  /** What was paid for them (`amountOfTickets`). */
  amountMinor: number;
  /** The valid tickets of the order, these among them. */
  orderTicketCount: number;
  /** What of the order's total has not gone back yet. */
  orderRestMinor: number;
}

/**
 * What goes back where these visits are cancelled one after the other: never more than is left of the order, and with
 * its last ticket all that is left, the transaction cost too.
 */
export function refundsOfVisits(visits: readonly VisitToCancel[]): number[] {
  const left = new Map<string, { tickets: number; restMinor: number }>();
  return visits.map(({ orderId, ticketCount, amountMinor, orderTicketCount, orderRestMinor }) => {
    const order = left.get(orderId) ?? { tickets: orderTicketCount, restMinor: orderRestMinor };
    const tickets = order.tickets - ticketCount;
    const refundMinor = tickets === 0 ? order.restMinor : Math.min(order.restMinor, amountMinor);
    left.set(orderId, { tickets, restMinor: order.restMinor - refundMinor });
    return refundMinor;
  });
}
