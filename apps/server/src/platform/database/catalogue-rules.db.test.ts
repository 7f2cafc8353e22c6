import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { findCatalogueFaults } from '@foyer/testkit/samples/catalogue-faults.ts';
import { expect, test } from 'vitest';

const database = await testDatabase();

/** What the catalogue check says after a change of the schema that is then undone. */
async function faultsAfter(change: string): Promise<string[]> {
  const connection = await database.owner.connect();
  try {
    await connection.query('begin');
    await connection.query(change);
    return await findCatalogueFaults(connection);
  } finally {
    await connection.query('rollback');
    connection.release();
  }
}

const coat = (columns: string) => `create table coat (${columns})`;
const guarded = "call protect_client_table('coat')";

test('every table is keyed by its client first and shows no row of another client', async () => {
  expect(await findCatalogueFaults(database.owner)).toEqual([]);
});

test('a well-made new table is accepted', async () => {
  const table = coat('client_id uuid references client, id uuid, primary key (client_id, id)');
  expect(await faultsAfter(`${table}; ${guarded}`)).toEqual([]);
});

test.each([
  ['a table without a client', coat('id uuid primary key'), 'coat has no column client_id'],
  [
    'a primary key that does not begin with the client',
    `${coat('client_id uuid, id uuid primary key')}; ${guarded}`,
    'coat_pkey is unique and does not begin with client_id',
  ],
  ['a table without a primary key', `${coat('client_id uuid')}; ${guarded}`, 'coat has no primary key'],
  [
    'a unique key over all clients',
    `${coat('client_id uuid, id uuid, hook text unique, primary key (client_id, id)')}; ${guarded}`,
    'coat_hook_key is unique and does not begin with client_id',
  ],
  [
    'a reference that could cross to another client',
    `${coat('client_id uuid, id uuid, primary key (client_id, id), account uuid, foreign key (account, client_id) references account')}; ${guarded}`,
    'coat.coat_account_client_id_fkey refers to another row without the client_id of both',
  ],
  [
    'a table without row-level security',
    coat('client_id uuid, id uuid, primary key (client_id, id)'),
    'coat does not force row-level security',
  ],
  [
    'a policy that asks once and for nothing',
    'create policy lazy on account to foyer_app using (client_id = (select client_id)) with check (client_id = (select client_id))',
    'account.lazy opens rows of other clients to the application',
  ],
  [
    'a policy that shows every row',
    'create policy generous on account to foyer_app using (true)',
    'account.generous opens rows of other clients to the application',
  ],
  [
    'a policy that shows every row to workers in a client',
    'create policy generous on account to foyer_worker using (true)',
    'account.generous opens rows of other clients to a worker that has chosen one',
  ],
  [
    'a table without its policy',
    'drop policy client_only on account',
    'account for foyer_app has no policy that shows the chosen client only',
  ],
  [
    'a table that the application owns',
    'alter table account owner to foyer_app',
    'account is owned by foyer_app',
  ],
  [
    'an application that passes row-level security',
    'alter role foyer_app bypassrls',
    'foyer_app may pass row-level security or make objects',
  ],
  [
    'an application that may truncate',
    'grant truncate on account to foyer_app',
    'account for foyer_app may be truncated, which row-level security does not stop',
  ],
  [
    'a function with an open search path',
    "create function peek() returns uuid language sql security definer as 'select id from client limit 1'",
    "peek() runs with its owner's rights and an open search_path",
  ],
  [
    'a view that shows the rows of its owner',
    'create view all_accounts as select * from account',
    "all_accounts is a view that shows its owner's rows",
  ],
])('%s is found', async (_fault, change, expected) => {
  expect(await faultsAfter(change)).toContain(expected);
});
