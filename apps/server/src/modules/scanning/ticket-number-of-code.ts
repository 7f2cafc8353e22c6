import { readTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';

/**
 * The ticket number in what was scanned (a signed QR code) or typed (its 16 digits, spaces ignored); null when it is
 * neither. The signature is not checked here: the number is random, and the database knows its ticket.
 */
export function ticketNumberOfCode(code: string): string | null {
  return readTicketCode(code)?.content.ticketNumber ?? readTicketNumber(code);
}
