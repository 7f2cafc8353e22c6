import type { Currency } from '@foyer/domain/money/currency.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** What the preview of an act looks at. */
export interface ActOrder {
  id: string;
  state: OrderState;
  buyerEmail: string;
  currency: Currency;
  totalMinor: number;
  refundedMinor: number;
  visitDate: string | null;
  visitTime: string | null;
  /** Tickets that were not cancelled, and those of them that were scanned. */
  validTickets: number;
  scannedTickets: number;
}

type TicketCounts = Pick<ActOrder, 'validTickets' | 'scannedTickets'>;

/**
 * Orders in the order of their ids. Two reads, each of every order once: joined, a plan without statistics meets all
 * tickets with all orders.
 */
export async function listActOrders(scope: ClientScope, ids: readonly string[]): Promise<ActOrder[]> {
  if (ids.length === 0) return [];
  const orders = await sql<Omit<ActOrder, keyof TicketCounts>>`
    select id, state, buyer_email, currency, total_minor, refunded_minor, visit_date, visit_time from orders
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  const tickets = await sql<TicketCounts & { orderId: string }>`
    select order_id, count(*)::int as valid_tickets, count(used_at)::int as scanned_tickets from ticket
    where client_id = ${scope.clientId} and order_id = any (${[...ids]}::uuid[]) and state <> 'cancelled'
    group by order_id`.execute(scope.tx);
  const counts = new Map(tickets.rows.map(({ orderId, ...counted }) => [orderId, counted]));
  const byId = new Map(orders.rows.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    return order ? { ...order, ...(counts.get(id) ?? { validTickets: 0, scannedTickets: 0 }) } : [];
  });
}

/** What an act on money looks at: where it differs, the order is another one than was seen. */
export function seenOf(order: ActOrder): string {
  const { state, refundedMinor, visitDate, visitTime, validTickets, scannedTickets } = order;
  return [state, refundedMinor, visitDate, visitTime, validTickets, scannedTickets].join('|');
}
