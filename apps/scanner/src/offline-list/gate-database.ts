import type { GateListHead, ListedTicket } from '@foyer/domain/scanning/gate-list.ts';
import { asked, databaseOf, ended } from '@foyer/ui/browser/indexed-db.ts';
import { randomUuid } from '@foyer/ui/random-uuid.ts';

/** `isOwn`: this device wrote it, for the time until the server's list says which ticket it let pass. */
export type KeptScan = [atMs: number, direction: 'in' | 'out', deviceName: string, isOwn?: true];

/** A ticket of the list, with what the page spoke of put in. Codes are hashes. */
export interface KeptTicket extends Omit<ListedTicket, 'barcode' | 'group' | 'type' | 'location' | 'scans'> {
  /** Absent = none: then no index holds it. */
  barcode?: string;
  group?: string;
  type: GateListHead['types'][number] | null;
  location: GateListHead['locations'][number] | null;
  scans: KeptScan[];
}

export interface KeptVoucher {
  code: string;
  batch: GateListHead['batches'][number] | null;
  usedAtMs: number | null;
  deviceName: string | null;
  isCancelled: boolean;
}

export interface KeptList {
  /** '' = the first page of a full list is not whole yet. */
  cursor: string;
  /** By the server's clock; null = the first list has not come in whole. */
  madeAt: string | null;
  salt: string;
  publicKeys: GateListHead['publicKeys'];
  gate: GateListHead['gate'];
  timeZone: string;
  orderPrefix: string;
}

/** The list on this device. */
export const openGateDatabase = databaseOf('foyer-gate', 1, (database) => {
  const tickets = database.createObjectStore('tickets', { keyPath: 'code' });
  tickets.createIndex('barcode', 'barcode');
  tickets.createIndex('group', 'group');
  tickets.createIndex('validUntilMs', 'validUntilMs');
  database.createObjectStore('vouchers', { keyPath: 'code' });
  database.createObjectStore('list');
});

/** Another with each list that is kept: windows of one device share the list, not what they remember of it. */
const listItem = 'foyer.gate.list';
let remembered: { version: string | null; list: KeptList | null } | null = null;

/** All of the list but its tickets and vouchers; remembered, since a visitor waits for each reading of the database. */
export async function keptList(): Promise<KeptList | null> {
  const version = localStorage.getItem(listItem);
  if (remembered && remembered.version === version) return remembered.list;
  const database = await openGateDatabase();
  const list = (await asked(database.transaction('list').objectStore('list').get('list'))) ?? null;
  remembered = { version, list };
  return list;
}

/** Before and after it is written: what was read in between is not remembered either. */
export function forgetList(): void {
  remembered = null;
  localStorage.setItem(listItem, randomUuid());
}

/** Until the list changes: a hundred thousand are not counted again every few seconds, while a visitor waits. */
let counted: number | null = null;

export function forgetCount(): void {
  counted = null;
}

export async function countKeptTickets(): Promise<number> {
  const database = await openGateDatabase();
  counted ??= await asked(database.transaction('tickets').objectStore('tickets').count());
  return counted;
}

/** Another device, or none: what the list of the last one held is deleted. */
export async function emptyGateDatabase(): Promise<void> {
  forgetList();
  const transaction = (await openGateDatabase()).transaction(['tickets', 'vouchers', 'list'], 'readwrite');
  for (const store of ['tickets', 'vouchers', 'list']) transaction.objectStore(store).clear();
  forgetCount();
  await ended(transaction);
  forgetList();
}
