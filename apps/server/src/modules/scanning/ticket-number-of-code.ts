import { readTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';

/**
 * The ticket number in what was scanned (a signed QR code) or typed (its 16 digits, spaces forgiven); null when
 * it is neither. The signature is not asked here: the number is random, and the database says whose it is.
 */
export function ticketNumberOfCode(code: string): string | null {
  return readTicketCode(code)?.content.ticketNumber ?? readTicketNumber(code);
}
