import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { readOrderSearch } from '@foyer/domain/orders/order-search.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { decideRebooking, type RebookingDecision } from '@foyer/domain/rebooking/decide-rebooking.ts';
import type { RebookingTicket } from '@foyer/domain/rebooking/rebooking-facts.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listTicketTypes } from '../catalog/index.ts';
import {
  findOrderIds,
  getOrder,
  listTicketsToChange,
  type Order,
  type TicketToChange,
} from '../orders/index.ts';
import { rebookingRulesOf } from './rebooking-rules-of.ts';

/** What the rules in force say of one order, or of one of its tickets. */
export interface TriedRebooking {
  orderId: string;
  orderNumber: string;
  currency: string;
  /** Whether the order is paid and not cancelled; else no rule is asked. */
  isSold: boolean;
  decision: RebookingDecision;
}

/**
 * Asks the rule of the visitor's page for the order or ticket with a number: null = there is none, or it is out of the
 * account's sight.
 */
export async function tryRebooking(
  context: RequestContext,
  { number, language }: { number: string; language: string | undefined },
): Promise<TriedRebooking | null> {
  context.require('instellingen', 'access');
  const search = readOrderSearch(number);
  if (search.by !== 'number' && search.by !== 'ticket' && search.by !== 'id') return null;
  const [orderId] = await findOrderIds(context, { filter: { search: number } }, 1);
  if (!orderId) return null;
  return context.inClientReadOnly(async (scope) => {
    const order = await getOrder(scope, orderId);
    const all = isOrderSold(order.state) ? await listTicketsToChange(scope, orderId) : [];
    const tickets = search.by === 'ticket' ? all.filter(({ code }) => code === search.ticketNumber) : all;
    const now = context.app.clock();
    const rules = await rebookingRulesOf(scope, now, language);
    const decision = decideRebooking({
      ...rules,
      tickets: await toRebookingTickets(scope, tickets),
      wanted: null,
      timeZone: tickets[0]?.timeZone ?? 'UTC',
      now,
      by: 'buyer',
    });
    return {
      orderId,
      orderNumber: numberOf(order),
      currency: order.currency,
      isSold: tickets.length > 0,
      decision,
    };
  });
}

function numberOf({ number }: Order): string {
  return number === null ? '' : formatOrderNumber(number);
}

async function toRebookingTickets(
  scope: ClientScope,
  tickets: readonly TicketToChange[],
): Promise<RebookingTicket[]> {
  const types = await listTicketTypes(scope, [...new Set(tickets.map(({ ticketTypeId }) => ticketTypeId))]);
  const visitOf = (date: string | null, time: string | null) => (date === null ? null : { date, time });
  return tickets.map((ticket) => ({
    ticketId: ticket.id,
    ticketTypeId: ticket.ticketTypeId,
    ticketGroupId: ticket.ticketGroupId,
    eventId: types.find(({ id }) => id === ticket.ticketTypeId)?.eventId ?? null,
    state: 'active',
    isScanned: ticket.isScanned,
    visit: visitOf(ticket.visitDate, ticket.visitTime),
    firstVisit: visitOf(ticket.firstVisitDate, ticket.firstVisitTime),
    timesRebooked: ticket.rebookings,
    paidMinor: Math.round(ticket.lineTotalMinor / ticket.lineQuantity),
    newPriceMinor: null,
  }));
}
