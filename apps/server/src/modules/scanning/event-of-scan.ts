import type { NewOrderEvent } from '../orders/index.ts';
import type { CallingDevice } from './devices/calling-device.repository.ts';
import type { LockedTicket } from './locked-ticket.ts';

/** What the timeline of an order says of a ticket at a gate. */
export function eventOf(
  { id, name: deviceName }: Pick<CallingDevice, 'id' | 'name'>,
  kind: 'ticket-scanned' | 'scan-undone',
  { orderId, ticketNumber }: LockedTicket,
): NewOrderEvent {
  return { orderId, kind, actor: { kind: 'device', id }, facts: { ticketNumber, deviceName } };
}
