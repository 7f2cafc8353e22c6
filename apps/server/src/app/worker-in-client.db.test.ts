import { aBusyClient } from '@foyer/testkit/builders/a-busy-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inClient } from '../platform/database/in-client.ts';

const database = await testDatabase();
const apps = testApp(database);
const mine = await aBusyClient(apps, database, { name: 'Getij' });
const theirs = await aBusyClient(apps, database, { name: 'Verzwegen Museum' });

/** Each table of clients, with the number of rows that the second client has in it, past row-level security. */
async function listTables(): Promise<{ name: string; key: string; rows: number }[]> {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const keys = [{ name: 'client', key: 'id' }, ...tables.map(({ name }) => ({ name, key: 'client_id' }))];
  return Promise.all(
    keys.map(async ({ name, key }) => {
      const { rows } = await database.owner.query(
        `select count(*)::int as n from ${name} where ${key} = $1`,
        [theirs.clientId],
      );
      return { name, key, rows: rows[0].n };
    }),
  );
}

const tables = await listTables();
const withRows = tables.filter(({ rows }) => rows > 0);
const ofOthers = (name: string, key: string, clientId: string) =>
  sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} where ${sql.ref(key)} <> ${clientId}`;

test('a worker that has chosen a client sees no row of another one, in any table', async () => {
  const seen = await inClient(apps.worker.db, mine.clientId, async ({ tx }) => {
    const found: string[] = [];
    for (const { name, key } of tables) {
      const { rows } = await ofOthers(name, key, mine.clientId).execute(tx);
      if (rows[0]?.n !== 0) found.push(name);
    }
    return found;
  });
  expect(seen).toEqual([]);
  expect(withRows.length).toBeGreaterThan(25);
});

test('a worker that has chosen a client changes no row of another one, in any table', async () => {
  const changed: string[] = [];
  for (const { name, key } of withRows) {
    const done = inClient(apps.worker.db, mine.clientId, async ({ tx }) => {
      const statement = sql`update ${sql.table(name)} set ${sql.ref(key)} = ${sql.ref(key)} where ${sql.ref(key)} = ${theirs.clientId}`;
      return (await statement.execute(tx)).numAffectedRows;
    });
    if ((await done.catch(() => 0n)) !== 0n) changed.push(name);
  }
  expect(changed).toEqual([]);
});

test('a worker without a client finds what is due of all of them', async () => {
  const found = await sql`select from timeslot where client_id = ${theirs.clientId}`.execute(apps.worker.db);
  expect(found.rows.length).toBeGreaterThan(0);
});
