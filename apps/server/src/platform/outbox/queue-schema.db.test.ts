import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';

const database = await testDatabase();

test('a server starts while another one is in the middle of its jobs: it waits for none of them', async () => {
  const working = await database.owner.connect();
  try {
    await working.query('begin');
    await working.query('lock table pgboss.job in row exclusive mode');
    const ownerUrl = `${database.ownerUrl}${database.ownerUrl.includes('?') ? '&' : '?'}options=-c%20lock_timeout%3D5s`;
    await expect(migrateDatabase({ ownerUrl })).resolves.toBeDefined();
  } finally {
    await working.query('rollback');
    working.release();
  }
});

test('a copy of the database that was made without its grants gets them at the next start', async () => {
  await database.owner.query('revoke all on all tables in schema pgboss from foyer_worker, foyer_app');
  await migrateDatabase({ ownerUrl: database.ownerUrl });
  const { rows } = await database.owner.query(
    `select has_table_privilege('foyer_worker', 'pgboss.job', 'insert') as worker,
      has_table_privilege('foyer_app', 'pgboss.job', 'update') as app`,
  );
  expect(rows).toEqual([{ worker: true, app: true }]);
});
