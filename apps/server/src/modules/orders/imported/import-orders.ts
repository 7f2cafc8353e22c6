import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { numberOrders } from '../order-completion.repository.ts';
import { type OrderToPlace, placeOrders } from '../place-order.ts';
import { insertTickets, listTicketRules } from '../ticket.repository.ts';
import { findOrderLines } from './imported-line.repository.ts';

/** An order of one ticket that another system sold. */
export interface ImportedOrder {
  order: OrderToPlace;
  /** The 16 digits that Foyer knows its ticket by. */
  ticketNumber: string;
  /** The code that is printed on it. */
  barcodeId: string;
}

/**
 * Makes completed orders of tickets that were sold elsewhere: they take no places, send no mail and are worth nothing here.
 * @returns the ids of the orders.
 */
export async function importOrders(
  app: App,
  scope: ClientScope,
  imported: readonly ImportedOrder[],
  actor: OrderActor,
): Promise<string[]> {
  const now = app.clock();
  const placed = await placeOrders(
    app,
    scope,
    imported.map(({ order }) => order),
  );
  const ids = placed.map(({ orderId }) => orderId);
  const lines = await findOrderLines(scope, ids);
  const tickets = imported.flatMap(({ order, ticketNumber, barcodeId }, index) => {
    const line = lines.get(ids[index] ?? '');
    if (!line) return [];
    const { locationId, isTest: test } = order;
    return {
      order: { id: line.orderId, locationId, test },
      ...{ orderLineId: line.id, ticketTypeId: line.ticketTypeId, code: ticketNumber, barcodeId },
      ...{ timeslotId: null, visitDate: order.visit.date, visitTime: null },
    };
  });
  const rules = await listTicketRules(scope, tickets);
  await insertTickets(scope, tickets, { rules, now });
  await numberOrders(scope, ids, { actor, at: now });
  return ids;
}
