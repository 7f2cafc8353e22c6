import { asked, ended } from '@foyer/ui/browser/indexed-db.ts';
import {
  forgetCount,
  type KeptScan,
  type KeptTicket,
  type KeptVoucher,
  openGateDatabase,
} from './gate-database.ts';
import { afterVisitors } from './visitors-first.ts';

/** Of the keys of notes. */
const NOTED = 'noted';
/** Notes of one transaction: copying them stops a slow phone for some milliseconds. */
const NOTES_AT_ONCE = 50;

export interface NotedScan {
  at: Date;
  direction: 'in' | 'out';
  deviceName: string;
}

/** Writes on the list what this device let in or out, so that it knows it also before the server says so. */
export async function noteScan(
  codes: readonly string[],
  { at, direction, deviceName }: NotedScan,
  unlisted: KeptTicket | null = null,
): Promise<void> {
  if (codes.length === 0) return;
  const transaction = (await openGateDatabase()).transaction(['tickets', 'vouchers', 'list'], 'readwrite');
  const [tickets, vouchers] = [transaction.objectStore('tickets'), transaction.objectStore('vouchers')];
  for (const code of codes) {
    const listed: KeptTicket | undefined = await asked(tickets.get(code));
    const ticket = listed ?? unlisted;
    if (ticket) {
      const isNoted = ticket.scans.some(([atMs, way]) => atMs === at.getTime() && way === direction);
      const note: KeptScan = [at.getTime(), direction, deviceName];
      // Of a ticket that the list does not have the server's list may never speak.
      if (!isNoted && listed) transaction.objectStore('list').put(true, [NOTED, code, at.getTime()]);
      if (!isNoted) tickets.put({ ...ticket, scans: [...ticket.scans, listed ? [...note, true] : note] });
      continue;
    }
    const voucher: KeptVoucher | undefined = await asked(vouchers.get(code));
    if (voucher && direction === 'in') vouchers.put({ ...voucher, usedAtMs: at.getTime(), deviceName });
  }
  await ended(transaction);
  if (unlisted) forgetCount();
}

/** Staff took a scan back. */
export async function forgetScan(codes: readonly string[], at: Date): Promise<void> {
  if (codes.length === 0) return;
  const transaction = (await openGateDatabase()).transaction(['tickets', 'vouchers'], 'readwrite');
  const [tickets, vouchers] = [transaction.objectStore('tickets'), transaction.objectStore('vouchers')];
  for (const code of codes) {
    const ticket: KeptTicket | undefined = await asked(tickets.get(code));
    if (ticket) tickets.put({ ...ticket, scans: ticket.scans.filter(([atMs]) => atMs !== at.getTime()) });
    const voucher: KeptVoucher | undefined = await asked(vouchers.get(code));
    if (voucher?.usedAtMs === at.getTime()) vouchers.put({ ...voucher, usedAtMs: null, deviceName: null });
  }
  await ended(transaction);
}

/** What this device wrote on a ticket, until the server's list has spoken of it. */
interface Note {
  code: string;
  atMs: number;
}

export async function listNotes(): Promise<Note[]> {
  const list = (await openGateDatabase()).transaction('list').objectStore('list');
  const keys = await asked(list.getAllKeys(IDBKeyRange.bound([NOTED], [NOTED, []])));
  return (keys as [string, string, number][]).map(([, code, atMs]) => ({ code, atMs }));
}

/**
 * The server's list has come in whole since these were written: what it says counts. Of the tickets of one barcode, or of a group,
 * the server may have let another one pass than this device did.
 */
export async function settleNotes(notes: readonly Note[]): Promise<void> {
  for (let from = 0; from < notes.length; from += NOTES_AT_ONCE) {
    await afterVisitors();
    const transaction = (await openGateDatabase()).transaction(['tickets', 'list'], 'readwrite');
    const tickets = transaction.objectStore('tickets');
    for (const { code, atMs } of notes.slice(from, from + NOTES_AT_ONCE)) {
      const ticket: KeptTicket | undefined = await asked(tickets.get(code));
      const scans = ticket?.scans.filter(([at, , , isOwn]) => !isOwn || at !== atMs) ?? [];
      if (ticket && scans.length < ticket.scans.length) tickets.put({ ...ticket, scans });
      transaction.objectStore('list').delete([NOTED, code, atMs]);
    }
    await ended(transaction);
  }
}
