import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ClientScope } from '../database/database.ts';
import { loading, reading } from './reading.ts';

const database = await testDatabase();
const { app } = testApp(database);
const usernames = (scope: ClientScope) =>
  sql<{ username: string }>`select username from account`.execute(scope.tx).then(({ rows }) => rows);

/** What GraphQL hands a resolver for a call of a museum's manager. */
async function aCall() {
  const call = await signedInAs(app, await aClient(app));
  return { call, context: { requestId: 'test', signedIn: () => call, maybeSignedIn: call } };
}

test('a field that reads sees its museum only', async () => {
  await aClient(app);
  const { context } = await aCall();
  expect(await reading(usernames)({}, {}, context)).toEqual([{ username: 'manager' }]);
});

test('a field that reads can change nothing and holds up nothing', async () => {
  const { call, context } = await aCall();
  const refused = [sql`update account set username = 'another'`, sql`select id from account for share`];
  for (const statement of refused) {
    const field = reading((scope) => statement.execute(scope.tx));
    await expect(field({}, {}, context)).rejects.toThrow('read-only transaction');
    const list = loading((scope, _ids: string[]) => statement.execute(scope.tx));
    await expect(list([], context)).rejects.toThrow('read-only transaction');
  }
  expect(await call.inClient(usernames)).toEqual([{ username: 'manager' }]);
});

test('after a field that fails, the next one on its connection may change something again', async () => {
  const { call, context } = await aCall();
  const fails = reading((scope) => sql`select 1 / ${0}::int`.execute(scope.tx));
  await expect(fails({}, {}, context)).rejects.toThrow('division');
  await call.inClient((scope) => sql`update account set username = 'another'`.execute(scope.tx));
  expect(await reading(usernames)({}, {}, context)).toEqual([{ username: 'another' }]);
});
