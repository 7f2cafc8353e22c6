import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { GateTicket } from '@foyer/domain/scanning/gate-contract.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameForStaff } from '../catalog/index.ts';
import type { Ticket } from '../orders/index.ts';

/** A ticket whose name is sealed. */
export type NamedAtGate = Pick<Ticket, 'id' | 'orderId' | 'visitorName'>;

/** What the gate shows of a ticket: four facts, and how many of its order's tickets for the visit are in. */
export async function getGateTicket(
  scope: ClientScope,
  ticketId: string,
  language: string | undefined,
): Promise<Omit<GateTicket, 'visitorName'> & { named: NamedAtGate }> {
  const sold = await scope.tx
    .selectFrom('ticket')
    .innerJoin('orderLine', (join) =>
      join
        .onRef('orderLine.clientId', '=', 'ticket.clientId')
        .onRef('orderLine.id', '=', 'ticket.orderLineId'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.clientId', '=', 'ticket.clientId').onRef('orders.id', '=', 'ticket.orderId'),
    )
    .innerJoin('client', 'client.id', 'ticket.clientId')
    .leftJoin('location', (join) =>
      join.onRef('location.clientId', '=', 'ticket.clientId').onRef('location.id', '=', 'ticket.locationId'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ticket as one')
          .select(({ fn }) => [fn.count<number>('one.usedAt').as('inside'), fn.countAll<number>().as('size')])
          .whereRef('one.clientId', '=', 'ticket.clientId')
          .whereRef('one.orderId', '=', 'ticket.orderId')
          .where('one.state', '=', 'active')
          .whereRef('one.visitDate', 'is not distinct from', 'ticket.visitDate')
          .whereRef('one.visitTime', 'is not distinct from', 'ticket.visitTime')
          .as('party'),
      (join) => join.onTrue(),
    )
    .select([
      'orderLine.ticketTypeId',
      'orderLine.ticketTypeName',
      'orderLine.productName',
      'ticket.visitDate as date',
      'ticket.visitTime as time',
      'location.name as locationName',
      'ticket.validFrom',
      'ticket.validUntil',
      'orders.id as orderId',
      'orders.number',
      'client.orderPrefix',
      'orders.buyerName',
      'ticket.id as ticketId',
      'ticket.visitorName as sealedName',
      'orders.language',
      'party.inside',
      'party.size',
    ])
    .where('ticket.clientId', '=', scope.clientId)
    .where('ticket.id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const [row = sold] = await nameForStaff(scope, [sold], language);
  const { validFrom, validUntil, orderId, number, orderPrefix, buyerName, ticketTypeName, ...shown } = row;
  const {
    ticketTypeId: _ticketTypeId,
    ticketId: id,
    sealedName: visitorName,
    inside,
    size,
    ...facts
  } = shown;
  return {
    ...facts,
    named: { id, orderId, visitorName },
    typeName: ticketTypeName,
    validFromAt: validFrom?.toISOString() ?? null,
    validUntilAt: validUntil?.toISOString() ?? null,
    orderNumber: number === null ? null : formatOrderNumber(number, orderPrefix),
    buyer: buyerName || null,
    group: { inside, size },
  };
}
