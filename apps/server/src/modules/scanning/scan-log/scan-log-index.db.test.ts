import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test, vi } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { listScans } from './scan-log.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function readsOf(index: string): Promise<number> {
  const { rows } = await database.owner.query<{ reads: number }>(
    'select idx_tup_read::int as reads from pg_stat_user_indexes where indexrelname = $1',
    [index],
  );
  return rows[0]?.reads ?? 0;
}

test('the scan log of a museum and of one gate are read off an index, a page at a time', async () => {
  const { clientId } = await aClient(app);
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into device (client_id, name, key_hash) select $1, 'Gate ' || n, sha256(n::text::bytea)
     from generate_series(1, 2) as n returning id`,
    [clientId],
  );
  const [gate, other] = rows.map(({ id }) => id);
  await database.owner.query(
    `insert into scan (client_id, device_id, device_sequence, code, at, verdict, reason)
     select $1, case when n % 2 = 0 then $2::uuid else $3::uuid end, n, 'code ' || n,
       now() - n * interval '1 second', 'valid', 'valid' from generate_series(1, 8000) as n`,
    [clientId, gate, other],
  );
  await database.owner.query('analyze scan');
  const read = (filter: { deviceId?: string | null }) =>
    inClient(app.db, clientId, async (scope) => {
      const stretch = { before: null, limit: 50, isInverted: false };
      const first = await listScans(scope, filter, { ...stretch, after: null });
      return [...first, ...(await listScans(scope, filter, { ...stretch, after: first.at(-1) ?? null }))];
    });
  const [all, ofGate] = [await read({}), await read({ deviceId: gate ?? null })];
  for (const scans of [all, ofGate]) {
    expect(new Set(scans.map(({ id }) => id)).size).toBe(100);
    expect(scans.map(({ at }) => at)).toEqual(scans.map(({ at }) => at).toSorted((a, b) => +b - +a));
  }
  expect(new Set(ofGate.map(({ deviceName }) => deviceName)).size).toBe(1);
  // The server tells of its reads a moment later.
  for (const index of ['scan_newest', 'scan_device_newest']) {
    await vi.waitFor(async () => expect(await readsOf(index)).toBeGreaterThanOrEqual(100), patience);
    expect(await readsOf(index)).toBeLessThanOrEqual(110);
  }
});
