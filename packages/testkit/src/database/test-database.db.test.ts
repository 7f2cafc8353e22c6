import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();

test('a test file gets a migrated database of its own', async () => {
  const { rows } = await database.owner.query('select subdomain from client');
  expect(rows).toEqual([{ subdomain: 'platform' }]);
});

test('the application sees no client before one is chosen', async () => {
  const { rows } = await sql`select * from client`.execute(database.app);
  expect(rows).toEqual([]);
});
