import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';

const database = await testDatabase();

test('a database of an older development version is refused with a plain message, and stays as it was', async () => {
  await database.owner.query('delete from migration');
  await database.owner.query("insert into migration (name, checksum) values ('0001-foundation.sql', 'old')");
  const migrating = migrateDatabase({ ownerUrl: database.ownerUrl });
  await expect(migrating).rejects.toThrow(/^This database was made by an older development version of Foyer/);
  await expect(migrating).rejects.toThrow(
    /Nothing was changed or deleted\. Remove its data folder, or name a new one/,
  );

  const { rows: ran } = await database.owner.query('select name from migration');
  expect(ran).toEqual([{ name: '0001-foundation.sql' }]);
  const { rows: clients } = await database.owner.query('select subdomain from client');
  expect(clients).toEqual([{ subdomain: 'platform' }]);
});
