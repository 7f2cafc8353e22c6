import { randomUUID } from 'node:crypto';
import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { aClient, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { anAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createAccount } from '../modules/identity/index.ts';
import { inClient } from '../platform/database/in-client.ts';
import { createServer } from './create-server.ts';

/** The messages of specification 001, section 8, "Account", "Clients" and "Administration": letter by letter, as sent. */
const database = await testDatabase();
const { app } = testApp(database);
const server = await createServer(app);
afterAll(() => server.close());
const client = await aClient(app, { subdomain: 'getij' });
await database.owner.query(`update client set external_id = 'NL-0412' where id = $1`, [client.clientId]);

async function signIn(username: string): Promise<string> {
  const payload = { username, password: TEST_PASSWORD };
  return (await injectPatiently(server, { method: 'POST', url: '/v1/login_check', payload })).json().token;
}

await anAdmin(app, 'ruben');
const clerk = { username: 'clerk', email: '', accountType: 'client user', locale: 'en_US' } as const;
const rights = startAccountRights('management').filter(({ module }) => module === 'gebruikers');
await inClient(app.db, client.clientId, (scope) =>
  createAccount(app, scope, { ...clerk, password: TEST_PASSWORD, rights }),
);
const askers = {
  manager: graphqlAsker(server, await tokenOf(app, server, client)),
  clerk: graphqlAsker(server, await signIn('clerk|getij')),
  admin: graphqlAsker(server, await signIn('ruben|platform')),
};

const account = {
  username: 'sanne',
  email: 'sanne@getij.example',
  accountType: 'reception',
  locale: 'nl_NL',
  mustChangePassword: false,
  password: '',
  repeatPassword: '',
  rights: [],
};
const createAccountOf = (changes: object) => ({
  document: 'mutation ($input: AccountInput!) { createAccount(input: $input) { id } }',
  variables: { input: { ...account, ...changes } },
});
const changeAccountOf = (id: string, changes: object) => ({
  document:
    'mutation ($id: ID!, $input: AccountInput!) { changeAccount(id: $id, input: $input, version: 1) { id } }',
  variables: { id, input: { ...account, ...changes } },
});
const museum = {
  name: 'Duin',
  subdomain: 'duin',
  postalCode: '1411 AB',
  paymentEnvironment: 'test',
  currency: 'EUR',
};
const createClientOf = (changes: object) => ({
  document: `mutation ($input: ClientInput!, $mainAccount: MainAccountInput!) {
    createClient(input: $input, mainAccount: $mainAccount) { id } }`,
  variables: {
    input: { ...museum, ...changes },
    mainAccount: { username: 'main', email: 'main@duin.example', locale: 'nl_NL' },
  },
});
const clientOf = (id: string) => ({ document: `{ managedClient(id: "${id}") { id } }` });
const managersPassword = { password: 'my own now', repeatPassword: 'my own now' };

test.each([
  ['manager', 'username', 'The chosen username already exists', createAccountOf({ username: 'MANAGER' })],
  ['manager', 'password', 'Fill in a password', createAccountOf({ repeatPassword: 'salt 1 light' })],
  ['manager', 'username', 'Fill in a username', createAccountOf({ username: ' ' })],
  [
    'manager',
    'repeatPassword',
    'The passwords do not match',
    createAccountOf({ password: 'salt 1 light', repeatPassword: 'salt 2 light' }),
  ],
  ['manager', 'main', 'Account not found', changeAccountOf(randomUUID(), {})],
  [
    'clerk',
    'password',
    'You do not have sufficient rights to change this password.',
    changeAccountOf(client.managerId, { ...managersPassword, accountType: 'management' }),
  ],
  ['admin', 'externalId', 'The chosen ID already exists.', createClientOf({ externalId: 'NL-0412' })],
  ['admin', 'subdomain', 'The chosen subdomain already exists.', createClientOf({ subdomain: 'getij' })],
  ['admin', 'postalCode', 'Please enter a valid zip code.', createClientOf({ postalCode: '1411' })],
  [
    'admin',
    'paymentEnvironment',
    'Select a valid payment environment.',
    createClientOf({ paymentEnvironment: '' }),
  ],
  ['admin', 'currency', 'Select a valid currency.', createClientOf({ currency: 'USD' })],
  ['admin', 'crmId', 'Please enter a numeric CRM code', createClientOf({ crmId: 'GT-1' })],
  ['admin', 'main', 'An invalid user has been selected.', clientOf('not an id')],
  ['admin', 'main', 'The user does not appear in the database.', clientOf(randomUUID())],
] as const)('%s, at %s: "%s"', async (who, field, message, call) => {
  const { errors } = await askers[who](call);
  expect(errors.map((error) => error.message.split('|').slice(0, 2))).toEqual([[field, message]]);
});

test('a column of the matrix that is no account: "No user found"', async () => {
  const column = { accountId: 'x', version: '', rights: [] };
  const { errors } = await askers.manager({
    document: 'mutation ($input: MenuRightsInput!) { changeMenuRights(input: $input) { id } }',
    variables: { input: { accounts: [column], startTables: [] } },
  });
  expect(errors[0]?.message).toBe('accounts.0.accountId|No user found|account-unknown');
});

test('the form of the administration with a field left empty: "Please fill in all fields."', async () => {
  const names = 'companyName address postalCode town vatNumber kvkNumber accountNumber beneficiary'.split(
    ' ',
  );
  const { errors } = await askers.manager({
    document: 'mutation ($input: CompanyFormInput!) { fillCompanyForm(input: $input) }',
    variables: { input: Object.fromEntries(names.map((name) => [name, ''])) },
  });
  expect(errors.map(({ message }) => message.split('|').slice(0, 2))).toEqual(
    names.map((name) => [name, 'Please fill in all fields.']),
  );
});
