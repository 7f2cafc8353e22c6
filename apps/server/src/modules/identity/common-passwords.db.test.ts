import { randomUUID } from 'node:crypto';
import { aClient, signedInAs, TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { makeAccountLink } from './account-links/account-link.ts';
import { usePasswordLink } from './account-links/account-link-use.ts';
import { addAccount } from './accounts/add-account.ts';
import { changeAccount } from './accounts/change-account.ts';
import { createAccount } from './accounts/create-account.ts';
import { changeOwnPassword } from './change-own-password.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const manager = await signedInAs(app, client);

const form = {
  username: 'desk',
  email: '',
  accountType: 'reception',
  locale: 'en_US',
  mustChangePassword: false,
  rights: [],
  loginLocationIds: [],
};
const chosen = (newPassword: string) => ({ newPassword, repeatPassword: newPassword });

async function linkOf({ clientId, managerId }: TestClient, purpose: 'account-activation' | 'password-reset') {
  await inClient(app.db, clientId, (scope) => makeAccountLink(app, scope, managerId, purpose));
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from one_time_link where client_id = $1 and purpose = $2',
    [clientId, purpose],
  );
  return app.secrets.derive('account-link', rows[0]?.id ?? '').toString('base64url');
}

/** Every way by which an account gets a password. */
const ways: Record<string, (password: string) => Promise<unknown>> = {
  'a new account': (password) => addAccount(manager, { ...form, password, repeatPassword: password }),
  'the form of an account': async (password) => {
    const id = await inClient(app.db, client.clientId, (scope) =>
      createAccount(app, scope, {
        username: randomUUID(),
        email: '',
        accountType: 'reception',
        locale: 'en_US',
        password: TEST_PASSWORD,
      }),
    );
    return changeAccount(manager, id, { ...form, username: id, password, repeatPassword: password });
  },
  'the own password': (password) =>
    changeOwnPassword(manager, { ...chosen(password), currentPassword: TEST_PASSWORD }),
  'an activation link': async (password) =>
    usePasswordLink(app, 'account-activation', await linkOf(client, 'account-activation'), chosen(password)),
  'a link of a forgotten password': async (password) =>
    usePasswordLink(app, 'password-reset', await linkOf(client, 'password-reset'), chosen(password)),
};

test.each(Object.entries(ways))(
  'by %s no password is chosen that guessers try first',
  async (_name, choose) => {
    for (const password of [
      '12345678',
      'password1',
      'PassWord1',
      'qwertyuiop',
      'wachtwoord',
      ' '.repeat(8),
    ]) {
      await expect(choose(password), password).rejects.toMatchObject({
        refusals: [{ code: 'password-common', field: expect.stringMatching(/^(newP|p)assword$/) }],
      });
    }
  },
);

test.each(Object.entries(ways))('by %s a long or uncommon one is taken', async (_name, choose) => {
  await choose('seven grey herons');
  await database.owner.query('delete from account where username = $1', ['desk']);
});
