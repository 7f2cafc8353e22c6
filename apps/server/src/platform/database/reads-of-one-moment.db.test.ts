import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ClientScope } from './database.ts';
import { inClientReadOnly } from './in-client.ts';

const database = await testDatabase();
const { app } = testApp(database);
const { clientId } = await aClient(app, { name: 'Getij' });

async function nameOfClient({ tx }: ClientScope): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from client where id = ${clientId}`.execute(tx);
  return rows[0]?.name;
}

test('what one answer reads is of one moment, also where something changes between its reads', async () => {
  const seen = await inClientReadOnly(app.db, clientId, async (scope) => {
    const before = await nameOfClient(scope);
    await database.owner.query(`update client set name = 'Vloed' where id = $1`, [clientId]);
    return [before, await nameOfClient(scope)];
  });
  expect(seen).toEqual(['Getij', 'Getij']);
  expect(await inClientReadOnly(app.db, clientId, nameOfClient)).toBe('Vloed');
});
