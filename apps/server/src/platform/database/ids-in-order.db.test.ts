import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';

const database = await testDatabase();

test('what is written down together keeps its order, on an older PostgreSQL too', async () => {
  const before = Date.now();
  const { rows } = await database.owner.query<{ id: string }>(
    'select uuidv7() as id from generate_series(1, 2000) as n order by n',
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
  const drawnAt = Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16);
  expect(drawnAt).toBeGreaterThan(before - 60_000);
  expect(drawnAt).toBeLessThan(Date.now() + 60_000);
});
