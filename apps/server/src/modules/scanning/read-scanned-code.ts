import { barcodeKey } from '@foyer/domain/barcodes/barcode-text.ts';
import { readTicketCode, verifyTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketPublicKeys } from '../tickets/index.ts';

/** What a gate sent: a signed code, a number that was typed, a code of a barcode series or of something else. */
export interface ScannedCode {
  /** null = no code of this client's tickets. */
  ticketNumber: string | null;
  /** 16 digits without a signature: typed, or read from something that only holds the number. */
  isTyped: boolean;
  /** As a code of a series is compared; null = it is a signed code. */
  barcodeKey: string | null;
  /** As the scan log keeps it: the number of a ticket; any other code as it was read. */
  kept: string;
}

/** A QR code counts only with the signature of one of the client's keys (product.md, section 6). */
export async function readScannedCodes(
  scope: ClientScope,
  codes: readonly string[],
): Promise<(code: string) => ScannedCode> {
  const signed = codes.filter((code) => !readTicketNumber(code) && readTicketCode(code) !== null);
  const numberOf = new Map<string, string | null>();
  if (signed.length > 0) {
    const keys = await listTicketPublicKeys(scope);
    const publicKeys = new Map(
      keys.map(({ keyNumber, publicKey }) => [keyNumber, new Uint8Array(publicKey)]),
    );
    for (const code of signed)
      numberOf.set(code, (await verifyTicketCode(code, publicKeys))?.ticketNumber ?? null);
  }
  return (code) => {
    const typed = readTicketNumber(code);
    if (typed) return { ticketNumber: typed, isTyped: true, barcodeKey: typed, kept: typed };
    const ticketNumber = numberOf.get(code) ?? null;
    const isSigned = numberOf.has(code);
    return {
      ...{ ticketNumber, isTyped: false, kept: ticketNumber ?? code },
      barcodeKey: isSigned ? null : barcodeKey(code),
    };
  };
}
