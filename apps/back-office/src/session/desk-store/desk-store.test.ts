import { expect, test } from 'vitest';
import type { DeskRecord, DeskRecords, RecordKind } from './desk-records.ts';
import { openDeskStore } from './desk-store.ts';

function memoryRecords() {
  const kept = new Map<string, DeskRecord>();
  const records: DeskRecords = {
    list: async (kind, tillId) =>
      [...kept].flatMap(([key, one]) => (key.startsWith(kind) && one.tillId === tillId ? [one] : [])),
    put: async (kind, record) => void kept.set(`${kind}/${record.id}`, record),
    remove: async (kind, ids) => {
      for (const id of ids) kept.delete(`${kind}/${id}`);
    },
  };
  const get = (kind: RecordKind, id: string) => kept.get(`${kind}/${id}`);
  return { records, kept, get };
}

const key = Buffer.alloc(32, 7).toString('base64');
const otherKey = Buffer.alloc(32, 8).toString('base64');
const sale = (saleId: string, soldAt: string) => ({ saleId, soldAt, buyer: { lastName: 'Visser' } });

test('sales come back as they were kept, oldest first, also after the browser was closed', async () => {
  const { records } = memoryRecords();
  const store = await openDeskStore({ tillId: 'till', key }, records);
  await store.keepSale(sale('two', '2026-11-20T13:34:00Z'));
  await store.keepSale(sale('one', '2026-11-20T13:26:00Z'));
  const again = await openDeskStore({ tillId: 'till', key }, records);
  expect(await again.readSales()).toEqual({
    sales: [sale('one', '2026-11-20T13:26:00Z'), sale('two', '2026-11-20T13:34:00Z')],
    unreadable: 0,
  });
  await again.forgetSales(['one']);
  expect((await again.readSales()).sales).toEqual([sale('two', '2026-11-20T13:34:00Z')]);
});

test('nothing of a sale or a lease can be read on the device', async () => {
  const { records, kept } = memoryRecords();
  const store = await openDeskStore({ tillId: 'till', key }, records);
  await store.keepSale(sale('one', '2026-11-20T13:26:00Z'));
  await store.keepDesk({ offer: 'Salt & Light' });
  const bytes = [...kept.values()].map(({ sealed }) => Buffer.from(sealed.bytes).toString('latin1')).join();
  expect(bytes).not.toMatch(/Visser|Salt|saleId/);
  expect(await store.readDesk()).toEqual({ offer: 'Salt & Light' });
});

test('the same sale sealed twice is never the same bytes', async () => {
  const { records, get } = memoryRecords();
  const store = await openDeskStore({ tillId: 'till', key }, records);
  await store.keepSale(sale('one', '2026-11-20T13:26:00Z'));
  const first = get('sales', 'one')?.sealed;
  await store.keepSale(sale('one', '2026-11-20T13:26:00Z'));
  expect(get('sales', 'one')?.sealed.iv).not.toEqual(first?.iv);
});

test('with another key, or under another name, nothing opens; and nothing is lost', async () => {
  const { records, kept, get } = memoryRecords();
  const store = await openDeskStore({ tillId: 'till', key }, records);
  await store.keepSale(sale('one', '2026-11-20T13:26:00Z'));
  const stranger = await openDeskStore({ tillId: 'till', key: otherKey }, records);
  expect(await stranger.readSales()).toEqual({ sales: [], unreadable: 1 });
  const record = get('sales', 'one');
  if (!record) throw new Error('not kept');
  kept.set('sales/two', { ...record, id: 'two' });
  expect(await store.readSales()).toMatchObject({ sales: [{ saleId: 'one' }], unreadable: 1 });
});

test('tills are apart', async () => {
  const { records } = memoryRecords();
  const one = await openDeskStore({ tillId: 'one', key }, records);
  const other = await openDeskStore({ tillId: 'other', key }, records);
  await one.keepSale(sale('of one', '2026-11-20T13:26:00Z'));
  expect((await other.readSales()).sales).toEqual([]);
});
