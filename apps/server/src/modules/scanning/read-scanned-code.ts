import { readTicketCode, verifyTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketPublicKeys } from '../tickets/index.ts';

/** What a gate sent: a QR code, a number that was typed, or a code of something else. */
export interface ScannedCode {
  /** null = no code of this client's tickets. */
  ticketNumber: string | null;
  /** 16 digits without a signature: typed, or read from something that only holds the number. */
  isTyped: boolean;
  /** As the scan log keeps it: the number of a ticket; any other code as it was read. */
  kept: string;
}

/** A QR code counts only with the signature of one of the client's keys (product.md, section 6). */
export async function readScannedCode(scope: ClientScope, code: string): Promise<ScannedCode> {
  const typed = readTicketNumber(code);
  if (typed) return { ticketNumber: typed, isTyped: true, kept: typed };
  const ticketNumber = readTicketCode(code) && (await readSignedNumber(scope, code));
  return { ticketNumber, isTyped: false, kept: ticketNumber ?? code };
}

async function readSignedNumber(scope: ClientScope, code: string): Promise<string | null> {
  const keys = await listTicketPublicKeys(scope);
  const publicKeys = new Map(keys.map(({ keyNumber, publicKey }) => [keyNumber, new Uint8Array(publicKey)]));
  return (await verifyTicketCode(code, publicKeys))?.ticketNumber ?? null;
}
