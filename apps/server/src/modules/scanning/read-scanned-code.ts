import { barcodeKey } from '@foyer/domain/barcodes/barcode-text.ts';
import { isGiftLink } from '@foyer/domain/scanning/gift-link.ts';
import { readTicketCode, type TicketPublicKey, verifyTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { LRUCache } from 'lru-cache';
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

const keptText = (code: string): string => (isGiftLink(code) ? (code.split('#')[0] ?? '') : code);

/** A QR code counts only with the signature of one of the client's keys (product.md, section 6). */
export async function readScannedCodes(
  scope: ClientScope,
  codes: readonly string[],
): Promise<(code: string) => ScannedCode> {
  const signed = codes.flatMap((code) => {
    const content = readTicketNumber(code) ? undefined : readTicketCode(code)?.content;
    return content ? [{ code, keyNumber: content.keyNumber }] : [];
  });
  const keys = await keysOf(
    scope,
    signed.map(({ keyNumber }) => keyNumber),
  );
  const numbers = signed.map(async ({ code }): Promise<[code: string, ticketNumber: string | null]> => {
    return [code, (await verifyTicketCode(code, keys))?.ticketNumber ?? null];
  });
  const numberOf = new Map(await Promise.all(numbers));
  return (code) => {
    const typed = readTicketNumber(code);
    if (typed) return { ticketNumber: typed, isTyped: true, barcodeKey: typed, kept: typed };
    const ticketNumber = numberOf.get(code) ?? null;
    const isSigned = numberOf.has(code);
    return {
      // The link of a present holds its secret.
      ...{ ticketNumber, isTyped: false, kept: ticketNumber ?? keptText(code) },
      barcodeKey: isSigned ? null : barcodeKey(code),
    };
  };
}

type PublicKeys = ReadonlyMap<number, TicketPublicKey>;

/** The keys of clients: one that was made stays as it is. */
const keptKeys = new LRUCache<string, PublicKeys>({ max: 500 });

async function keysOf(scope: ClientScope, keyNumbers: readonly number[]): Promise<PublicKeys> {
  const kept: PublicKeys = keptKeys.get(scope.clientId) ?? new Map();
  return keyNumbers.every((one) => kept.has(one)) ? kept : readKeys(scope);
}

async function readKeys(scope: ClientScope): Promise<PublicKeys> {
  const rows = await listTicketPublicKeys(scope);
  const keys = new Map(rows.map(({ keyNumber, publicKey }) => [keyNumber, new Uint8Array(publicKey)]));
  keptKeys.set(scope.clientId, keys);
  return keys;
}
