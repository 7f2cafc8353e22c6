import { barcodeKey } from '@foyer/domain/barcodes/barcode-text.ts';
import { gateCodeHash } from '@foyer/domain/scanning/gate-code-hash.ts';
import { expect, test } from 'vitest';
import { decideOffline } from './decide-offline.ts';
import type { KeptList, KeptScan, KeptTicket } from './gate-database.ts';

const at = new Date('2026-11-20T12:00:00Z');
const anHourAgo: KeptScan = [at.getTime() - 3_600_000, 'in', 'Gate B'];

const list: KeptList = {
  ...{ cursor: '', madeAt: at.toISOString(), salt: 'salt', publicKeys: [] },
  gate: { locationId: null, ticketGroupIds: null, acceptsTestTickets: false },
  ...{ timeZone: 'Europe/Amsterdam', orderPrefix: '' },
};

const barcode = await gateCodeHash(list.salt, barcodeKey('PARTNER-0001'));

function aTicket(nth: number, scans: KeptScan[]): KeptTicket {
  return {
    ...{
      code: `hash ${String(nth).padStart(6, '0')}`,
      barcode,
      state: 'active',
      isPaid: true,
      isTest: false,
    },
    ...{ validFromMs: null, validUntilMs: null, date: null, time: null, orderNumber: null },
    ...{ dailyScanLimit: null, totalScanLimit: null, type: null, location: null, scans },
  };
}

/** A browser's database that holds these tickets of one barcode, in the order of their hashes. @returns what is read of it. */
function keepTickets(tickets: readonly KeptTicket[]): { most: number }[] {
  const reads: { most: number }[] = [];
  const answer = (result: unknown) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const getAll = (key: string, most: number) => {
    reads.push({ most });
    return answer(key === barcode ? tickets.slice(0, most) : []);
  };
  const objectStore = () => ({ index: () => ({ getAll }), get: () => answer(undefined) });
  const database = { transaction: () => ({ objectStore }), addEventListener: () => {} };
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    value: { open: () => answer(database) },
  });
  return reads;
}

const used = (howMany: number) => Array.from({ length: howMany }, (_, nth) => aTicket(nth, [anHourAgo]));
const scan = (direction: 'in' | 'out') =>
  decideOffline(list, { code: 'PARTNER-0001', direction, people: null, at });

// The database of a browser is opened once: all that happens at this gate is one test.
test('the one barcode of a ticket type lets in as many as were sold, also where hundreds came in before', async () => {
  const kept: KeptTicket[] = [];
  const reads = keepTickets(kept);
  const keep = (tickets: readonly KeptTicket[]) => {
    kept.splice(0, kept.length, ...tickets);
    reads.length = 0;
  };
  const next = aTicket(200, []);
  keep([...used(200), next]);
  expect(await scan('in')).toMatchObject({ reason: 'valid', passed: [next.code] });

  const unused = aTicket(900, []);
  keep([...used(900), unused]);
  expect(await scan('in')).toMatchObject({ reason: 'valid', passed: [unused.code] });

  keep(used(200));
  expect(await scan('in')).toMatchObject({ reason: 'already-used', passed: [] });
  expect(await scan('out')).toMatchObject({ reason: 'left', passed: ['hash 000000'] });

  keep([...used(3), ...Array.from({ length: 997 }, (_, nth) => aTicket(3 + nth, []))]);
  expect(await scan('in')).toMatchObject({ reason: 'valid', passed: ['hash 000003'] });
  expect(reads, 'one reading while one of the first can be used').toHaveLength(1);
});
