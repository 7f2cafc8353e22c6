import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listOrders } from './list-orders.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function readsOf(index: string): Promise<number> {
  // A connection tells of its reads at its next question, or when it had none for ten seconds.
  await sql`select 1`.execute(app.db);
  const { rows } = await database.owner.query<{ reads: number }>(
    'select idx_tup_read::int as reads from pg_stat_user_indexes where indexrelname = $1',
    [index],
  );
  return rows[0]?.reads ?? 0;
}

test('orders sorted by their total are read off an index, a page at a time', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  await database.owner.query(
    `insert into orders (client_id, secret_hash, state, language, currency, total_minor, number, completed_at)
     select $1, sha256(n::text::bytea), 'completed', 'en', 'EUR', (n * 7919) % 9973, n, now()
     from generate_series(1, 20000) as n`,
    [client.clientId],
  );
  await database.owner.query('analyze orders');
  const page = { limit: 50, inverted: false };
  const first = await listOrders(manager, { sort: '-total' }, page);
  const second = await listOrders(manager, { sort: '-total' }, { ...page, after: first.at(-1)?.cursor });
  const totals = [...first, ...second].map(({ order }) => order.totalMinor);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(new Set([...first, ...second].map(({ order }) => order.id)).size).toBe(100);
  // The server tells of its reads a moment later.
  await vi.waitFor(async () => expect(await readsOf('orders_total')).toBeGreaterThanOrEqual(100), 15_000);
  expect(await readsOf('orders_total')).toBeLessThanOrEqual(110);
});
