import { barcodeKey } from '@foyer/domain/barcodes/barcode-text.ts';
import { gateCodeHash } from '@foyer/domain/scanning/gate-code-hash.ts';
import {
  readTicketCode,
  type TicketCodeContent,
  verifyTicketCode,
} from '@foyer/domain/tickets/ticket-code.ts';
import { readTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { tidyVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import { asked } from '@foyer/ui/browser/indexed-db.ts';
import { type KeptList, type KeptTicket, type KeptVoucher, openGateDatabase } from './gate-database.ts';

/** What the list holds of a scanned code. */
export type FoundCode =
  /** Several: a group ticket, or the one barcode of a ticket type. */
  | { kind: 'tickets'; tickets: KeptTicket[]; asked: number; isShared: boolean }
  | { kind: 'voucher'; voucher: KeptVoucher }
  /** Genuine by its signature, and not on the list. */
  | { kind: 'signed'; content: TicketCodeContent; hash: string }
  /** A number without a signature that is not on the list. */
  | { kind: 'number'; hash: string }
  | { kind: 'unknown' };

/** So many tickets of one barcode are read first: mostly one of them can be used. */
const FIRST_OF_A_BARCODE = 200;

/** @param fits whether a ticket can be used: of the tickets of one barcode so many are read that one of them does. */
export async function findKept(
  list: KeptList,
  code: string,
  fits: (ticket: KeptTicket) => boolean,
): Promise<FoundCode> {
  const typed = readTicketNumber(code);
  const isSigned = typed === null && readTicketCode(code) !== null;
  const content = isSigned ? await verify(list, code) : null;
  if (isSigned && !content) return { kind: 'unknown' };
  const number = typed ?? content?.ticketNumber ?? null;
  const hashOf = (text: string) => gateCodeHash(list.salt, text);
  const database = await openGateDatabase();
  const hash = number === null ? null : await hashOf(number);
  const ticket = hash === null ? undefined : await readOne<KeptTicket>(database, 'tickets', hash);
  if (ticket) return withGroup(database, ticket);
  if (content && hash) return { kind: 'signed', content, hash };
  const ofBarcode = await readOfBarcode(database, await hashOf(barcodeKey(code)), fits);
  const [only] = ofBarcode;
  if (only && ofBarcode.length === 1) return withGroup(database, only);
  if (only) return { kind: 'tickets', tickets: ofBarcode, asked: 0, isShared: true };
  if (hash) return { kind: 'number', hash };
  const voucher = await readOne<KeptVoucher>(database, 'vouchers', await hashOf(tidyVoucherCode(code)));
  return voucher ? { kind: 'voucher', voucher } : { kind: 'unknown' };
}

/** One ticket of the list, or none. */
export async function findAnyKept(): Promise<KeptTicket[]> {
  const database = await openGateDatabase();
  return asked(database.transaction('tickets').objectStore('tickets').getAll(null, 1));
}

async function withGroup(database: IDBDatabase, ticket: KeptTicket): Promise<FoundCode> {
  if (!ticket.group) return { kind: 'tickets', tickets: [ticket], asked: 0, isShared: false };
  const group = (await readMany(database, 'group', ticket.group, 1_000)).filter(
    ({ state, code }) => state === 'active' || code === ticket.code,
  );
  return {
    kind: 'tickets',
    tickets: group,
    asked: group.findIndex(({ code }) => code === ticket.code),
    isShared: false,
  };
}

/** An index cannot be read from its two hundredth entry on: each time twice as many are read. */
async function readOfBarcode(
  database: IDBDatabase,
  barcode: string,
  fits: (ticket: KeptTicket) => boolean,
): Promise<KeptTicket[]> {
  for (let most = FIRST_OF_A_BARCODE; ; most *= 2) {
    const tickets = await readMany(database, 'barcode', barcode, most);
    if (tickets.length < most || tickets.some(fits)) return tickets;
  }
}

function readOne<T>(database: IDBDatabase, store: string, key: string): Promise<T | undefined> {
  return asked(database.transaction(store).objectStore(store).get(key));
}

function readMany(database: IDBDatabase, index: string, key: string, most: number): Promise<KeptTicket[]> {
  return asked(database.transaction('tickets').objectStore('tickets').index(index).getAll(key, most));
}

function verify(list: KeptList, code: string): Promise<TicketCodeContent | null> {
  const keys = list.publicKeys.map(({ keyNumber, publicKey }) => {
    return [keyNumber, Uint8Array.from(atob(publicKey), (sign) => sign.charCodeAt(0))] as const;
  });
  return verifyTicketCode(code, new Map(keys));
}
