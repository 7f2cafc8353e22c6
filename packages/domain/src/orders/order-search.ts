import { isUuid } from '../result/uuid.ts';
import { readTicketCode } from '../tickets/ticket-code.ts';
import { readTicketNumber } from '../tickets/ticket-number.ts';
import { defaultOrderNumberPrefix, readOrderNumber } from './order-number.ts';

/** The typed or scanned search text of an order list. */
export type OrderSearch =
  | { by: 'nothing' }
  | { by: 'ticket'; ticketNumber: string }
  | { by: 'number'; sequence: number }
  | { by: 'id'; id: string }
  | { by: 'phone'; digits: string }
  | { by: 'email'; start: string }
  | { by: 'name'; part: string }
  | { by: 'too little' };

/** Letters that a search by name needs at least (specification 001, search minimum). */
export const minimumSearchLetters = 4;

/** A telephone number begins with + or 0, as no order number does. */
const phone = /^(?:\+|0)[\d\s()./-]{5,30}$/;

/**
 * Decides what a search means: a ticket by its QR code or its 16 digits, an order by its number or its id, a buyer by
 * the telephone number, the start of the e-mail address or any part of the name.
 */
export function readOrderSearch(typed: string, prefix: string = defaultOrderNumberPrefix): OrderSearch {
  // no search has control characters, and the database refuses some of them
  const text = typed.replace(/\p{Cc}/gu, ' ').trim();
  if (text === '') return { by: 'nothing' };
  const ticketNumber = readTicketCode(text)?.content.ticketNumber ?? readTicketNumber(text);
  if (ticketNumber) return { by: 'ticket', ticketNumber };
  if (isUuid(text.toLowerCase())) return { by: 'id', id: text.toLowerCase() };
  if (phone.test(text)) return { by: 'phone', digits: text.replace(/\D/g, '') };
  const number = readOrderNumber(text, prefix);
  if (number) {
    const [given, digits] = number.split('-');
    return given === prefix ? { by: 'number', sequence: Number(digits) } : { by: 'name', part: text };
  }
  if (text.length < minimumSearchLetters) return { by: 'too little' };
  return text.includes('@') ? { by: 'email', start: text.toLowerCase() } : { by: 'name', part: text };
}
