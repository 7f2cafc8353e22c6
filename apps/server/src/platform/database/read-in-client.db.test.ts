import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readInClient } from './read-in-client.ts';

const database = await testDatabase();
const { app } = testApp(database);
const usernames = sql<{ username: string; clientId: string }>`select username, client_id from account`;

test('a question sees the rows of its client only, many at once over few connections', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => aClient(app)));
  const asked = Array.from({ length: 40 }, (_, index) => clients[index % 4]?.clientId ?? '');
  const answers = await Promise.all(asked.map((clientId) => readInClient(app.db, clientId, usernames)));
  expect(answers).toEqual(asked.map((clientId) => [{ username: 'manager', clientId }]));
});

test('a question can change nothing', async () => {
  const { clientId } = await aClient(app);
  const change = sql`update account set username = 'somebody' returning id`;
  await expect(readInClient(app.db, clientId, change)).rejects.toThrow('read-only transaction');
  expect(await readInClient(app.db, clientId, usernames)).toMatchObject([{ username: 'manager' }]);
});

test('after a question that fails the next ones are answered', async () => {
  const { clientId } = await aClient(app);
  await expect(readInClient(app.db, clientId, sql`select 1 / ${0}::int as none`)).rejects.toThrow('division');
  const again = Array.from({ length: 20 }, () => readInClient(app.db, clientId, usernames));
  expect((await Promise.all(again)).flat()).toHaveLength(20);
});
