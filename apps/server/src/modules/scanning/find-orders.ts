import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import type { FoundOrder } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameForStaff } from '../catalog/index.ts';
import type { CallingDevice } from './devices/calling-device.repository.ts';
import { findTicketsOfToday } from './find-orders.repository.ts';

/** Orders with tickets for today, by a part of the buyer's name or by their number: for who has lost the ticket. */
export async function findOrdersAtGate(
  app: Pick<App, 'clock'>,
  scope: ClientScope,
  { gate, language }: CallingDevice,
  query: string,
): Promise<{ orders: FoundOrder[] }> {
  const digits = /(\d{1,9})$/.exec(query)?.[1];
  const tickets = await findTicketsOfToday(scope, {
    date: localDayAt(app.clock(), gate.timeZone).date,
    isTest: gate.acceptsTestTickets,
    name: query,
    number: digits === undefined ? null : Number(digits),
  });
  const named = await nameForStaff(scope, tickets, language);
  const orders = new Map<string, FoundOrder>();
  for (const { orderId, number, buyerName, time, code, ticketTypeName, isUsed, isGroup } of named) {
    const orderNumber = number === null ? null : formatOrderNumber(number, gate.orderPrefix);
    const order = orders.get(orderId) ?? { orderNumber, buyer: buyerName, time, tickets: [] };
    order.tickets.push({ number: code, typeName: ticketTypeName, isUsed, isGroup });
    orders.set(orderId, order);
  }
  return { orders: [...orders.values()] };
}
