import type { GateListPage } from '@foyer/domain/scanning/gate-list.ts';
import { ended } from '@foyer/ui/browser/indexed-db.ts';
import type { GateCall } from '../app/gate-api.ts';
import {
  forgetCount,
  type KeptTicket,
  type KeptVoucher,
  keptList,
  openGateDatabase,
} from './gate-database.ts';

const dayMs = 86_400_000;

/** Fetches the list: all of it the first time, then what changed. Each page is kept with its place, so that an end half-way loses none. */
export async function syncList(
  readPage: (after: string | null) => Promise<GateCall<GateListPage>>,
): Promise<GateCall<GateListPage>['kind']> {
  let after = (await keptList())?.cursor ?? null;
  for (;;) {
    const call = await readPage(after);
    if (call.kind !== 'answered') return call.kind;
    await keepPage(call.value);
    after = call.value.cursor;
    if (!call.value.hasMore) return call.kind;
  }
}

async function keepPage({ cursor, hasMore, isFull, head, tickets, vouchers }: GateListPage): Promise<void> {
  const before = isFull ? null : await keptList();
  const transaction = (await openGateDatabase()).transaction(['tickets', 'vouchers', 'list'], 'readwrite');
  const [keptTickets, keptVouchers] = [
    transaction.objectStore('tickets'),
    transaction.objectStore('vouchers'),
  ];
  if (isFull) {
    keptTickets.clear();
    keptVouchers.clear();
  }
  const over = Date.parse(head.serverNowAt) - dayMs;
  const overs = keptTickets.index('validUntilMs').openCursor(IDBKeyRange.upperBound(over));
  overs.onsuccess = () => {
    overs.result?.delete();
    overs.result?.continue();
  };
  for (const { barcode, group, type, location, scans, ...ticket } of tickets) {
    const kept: KeptTicket = {
      ...ticket,
      type: head.types[type] ?? null,
      location: head.locations[location] ?? null,
      scans: scans.map(([atMs, direction, device]) => [atMs, direction, head.devices[device] ?? '']),
    };
    if (barcode) kept.barcode = barcode;
    if (group) kept.group = group;
    keptTickets.put(kept);
  }
  for (const { batch, device, ...voucher } of vouchers) {
    const deviceName = head.devices[device] ?? null;
    keptVouchers.put({ ...voucher, batch: head.batches[batch] ?? null, deviceName } satisfies KeptVoucher);
  }
  const { salt, publicKeys, gate, timeZone, orderPrefix } = head;
  const madeAt = hasMore ? (before?.madeAt ?? null) : head.serverNowAt;
  transaction
    .objectStore('list')
    .put({ cursor, madeAt, salt, publicKeys, gate, timeZone, orderPrefix }, 'list');
  await ended(transaction);
  forgetCount();
}
