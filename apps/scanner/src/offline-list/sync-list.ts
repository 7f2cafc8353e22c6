import type {
  GateListHead,
  GateListPage,
  ListedTicket,
  ListedVoucher,
} from '@foyer/domain/scanning/gate-list.ts';
import { asked, ended } from '@foyer/ui/browser/indexed-db.ts';
import type { GateCall } from '../app/gate-api.ts';
import {
  forgetCount,
  forgetList,
  type KeptList,
  type KeptTicket,
  type KeptVoucher,
  keptList,
  openGateDatabase,
} from './gate-database.ts';
import { afterVisitors } from './visitors-first.ts';

const dayMs = 86_400_000;
/** Rows of one transaction: copying them stops a slow phone for some milliseconds. */
const ROWS_AT_ONCE = 50;

/** Fetches the list: all of it the first time, then what changed. Each page is kept with its place, so that an end half-way loses none. */
export async function syncList(
  readPage: (after: string | null) => Promise<GateCall<GateListPage>>,
): Promise<GateCall<GateListPage>['kind']> {
  let after = (await keptList())?.cursor || null;
  for (;;) {
    const call = await readPage(after);
    if (call.kind !== 'answered') return call.kind;
    await keepPage(call.value);
    after = call.value.cursor;
    if (!call.value.hasMore) return call.kind;
  }
}

/**
 * Keeps a page: its rows first, then its place, so that an end half-way asks for it once more. A visitor who is decided
 * for meanwhile waits for one small transaction at most.
 */
async function keepPage({ cursor, hasMore, isFull, head, tickets, vouchers }: GateListPage): Promise<void> {
  const { salt, publicKeys, gate, timeZone, orderPrefix } = head;
  const before = isFull ? null : await keptList();
  const list: KeptList = {
    ...{ cursor: '', madeAt: before?.madeAt ?? null, salt, publicKeys, gate, timeZone, orderPrefix },
  };
  if (isFull) await keepList(list, ['tickets', 'vouchers']);
  for (let from = 0; from < tickets.length; from += ROWS_AT_ONCE)
    await keepTickets(head, tickets.slice(from, from + ROWS_AT_ONCE));
  for (let from = 0; from < vouchers.length; from += ROWS_AT_ONCE)
    await keepVouchers(head, vouchers.slice(from, from + ROWS_AT_ONCE));
  if (!hasMore) await deleteTicketsUntil(Date.parse(head.serverNowAt) - dayMs);
  await keepList({ ...list, cursor, madeAt: hasMore ? list.madeAt : head.serverNowAt }, []);
  forgetCount();
}

/** A full list begins with emptied stores: what comes in from now on is known by the new salt. */
async function keepList(list: KeptList, emptied: ('tickets' | 'vouchers')[]): Promise<void> {
  forgetList();
  const transaction = (await openGateDatabase()).transaction([...emptied, 'list'], 'readwrite');
  for (const store of emptied) transaction.objectStore(store).clear();
  transaction.objectStore('list').put(list, 'list');
  await ended(transaction);
  forgetList();
}

async function keepTickets(head: GateListHead, tickets: readonly ListedTicket[]): Promise<void> {
  await afterVisitors();
  const transaction = (await openGateDatabase()).transaction('tickets', 'readwrite');
  for (const { barcode, group, type, location, scans, ...ticket } of tickets) {
    const kept: KeptTicket = {
      ...ticket,
      type: head.types[type] ?? null,
      location: head.locations[location] ?? null,
      scans: scans.map(([atMs, direction, device]) => [atMs, direction, head.devices[device] ?? '']),
    };
    if (barcode) kept.barcode = barcode;
    if (group) kept.group = group;
    transaction.objectStore('tickets').put(kept);
  }
  await ended(transaction);
}

async function keepVouchers(head: GateListHead, vouchers: readonly ListedVoucher[]): Promise<void> {
  await afterVisitors();
  const transaction = (await openGateDatabase()).transaction('vouchers', 'readwrite');
  for (const { batch, device, ...voucher } of vouchers) {
    const deviceName = head.devices[device] ?? null;
    const kept: KeptVoucher = { ...voucher, batch: head.batches[batch] ?? null, deviceName };
    transaction.objectStore('vouchers').put(kept);
  }
  await ended(transaction);
}

async function deleteTicketsUntil(ms: number): Promise<void> {
  let deleted = ROWS_AT_ONCE;
  while (deleted === ROWS_AT_ONCE) {
    await afterVisitors();
    const transaction = (await openGateDatabase()).transaction('tickets', 'readwrite');
    const tickets = transaction.objectStore('tickets');
    const over = tickets.index('validUntilMs').getAllKeys(IDBKeyRange.upperBound(ms), ROWS_AT_ONCE);
    const codes = await asked(over);
    for (const code of codes) tickets.delete(code);
    await ended(transaction);
    deleted = codes.length;
  }
}
