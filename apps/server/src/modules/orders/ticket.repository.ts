import './orders.tables.ts';
import type { TicketState } from '@foyer/domain/tickets/ticket-states.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** One admission with one code. `code` is the ticket number of 16 digits. */
export interface Ticket {
  id: string;
  orderId: string;
  orderLineId: string;
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  unitPriceMinor: number;
  vatBasisPoints: number;
  code: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
  locationId: string | null;
  validFrom: Date | null;
  validUntil: Date | null;
  state: TicketState;
  test: boolean;
  acquiredAt: Date;
  usedAt: Date | null;
  cancelledAt: Date | null;
  rebookedAt: Date | null;
}

export interface NewTicket {
  orderLineId: string;
  ticketTypeId: string;
  code: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
}

/**
 * Inserts an order's tickets. A dated ticket is valid on its day by the clocks of its location (midnight to
 * midnight, product.md section 3); an undated one from now on without end.
 */
export async function insertTickets(
  scope: ClientScope,
  order: { id: string; locationId: string | null; test: boolean },
  tickets: readonly NewTicket[],
): Promise<void> {
  const { clientId, tx } = scope;
  const zone = sql<string>`coalesce(
    (select time_zone from location where client_id = ${clientId} and id = ${order.locationId}),
    (select time_zone from client where id = ${clientId}))`;
  const midnight = (date: string | null, days: number) =>
    date === null ? null : sql<Date>`((${date}::date + ${days}::integer)::timestamp at time zone ${zone})`;
  await tx
    .insertInto('ticket')
    .values(
      tickets.map((ticket) => ({
        clientId,
        orderId: order.id,
        locationId: order.locationId,
        test: order.test,
        validFrom: midnight(ticket.visitDate, 0),
        validUntil: midnight(ticket.visitDate, 1),
        ...ticket,
      })),
    )
    .execute();
}

/** The tickets of an order in the order of its lines. */
export async function listTickets(scope: ClientScope, orderId: string): Promise<Ticket[]> {
  return scope.tx
    .selectFrom('ticket')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.clientId', '=', 'ticket.clientId')
        .onRef('orderLine.id', '=', 'ticket.orderLineId'),
    )
    .select([
      'ticket.id',
      'ticket.orderId',
      'ticket.orderLineId',
      'ticket.ticketTypeId',
      'orderLine.ticketTypeName',
      'orderLine.productName',
      'orderLine.unitPriceMinor',
      'orderLine.vatBasisPoints',
      'ticket.code',
      'ticket.timeslotId',
      'ticket.visitDate',
      'ticket.visitTime',
      'ticket.locationId',
      'ticket.validFrom',
      'ticket.validUntil',
      'ticket.state',
      'ticket.test',
      'ticket.acquiredAt',
      'ticket.usedAt',
      'ticket.cancelledAt',
      'ticket.rebookedAt',
    ])
    .where('ticket.clientId', '=', scope.clientId)
    .where('ticket.orderId', '=', orderId)
    .orderBy('orderLine.position')
    .orderBy('ticket.id')
    .execute();
}
