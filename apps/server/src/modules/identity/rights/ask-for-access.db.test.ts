import { aClient, signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import { createAccount } from '../accounts/create-account.ts';
import { askForAccess, listAccessGivers } from './ask-for-access.ts';

/** An account without a right asks the accounts that can give it (design more.md, section 15). */
const database = await testDatabase();
const clock = testClock('2026-11-20T10:00:00Z');
const { app } = testApp(database, clock);

async function aMuseum() {
  const client = await aClient(app);
  return { client, desk: await signedInAs(app, client, 'reception') };
}

const mailsOf = async (clientId: string) =>
  (
    await database.owner.query<{ account_id: string; sealed: Buffer; person_key_id: string }>(
      `select account_id, sealed, person_key_id from mail where client_id = $1 and kind = 'access-request' order by id`,
      [clientId],
    )
  ).rows;

test('a receptionist asks for the products: every colleague with the right to give them gets a mail, once a day', async () => {
  const { client, desk } = await aMuseum();
  const second = await desk.inClient((scope) =>
    createAccount(app, scope, {
      username: 'fleur',
      email: 'fleur@getij.example',
      accountType: 'management',
      locale: 'nl_NL',
      password: TEST_PASSWORD,
    }),
  );
  const request = { module: 'products', right: 'access' };
  expect((await listAccessGivers(desk, request)).map(({ username }) => username)).toEqual([
    'manager',
    'fleur',
  ]);
  expect(await askForAccess(desk, request)).toEqual(['manager', 'fleur']);
  expect(await askForAccess(desk, request)).toEqual(['manager', 'fleur']);
  const mails = await mailsOf(client.clientId);
  expect(mails.map(({ account_id }) => account_id).sort()).toEqual([client.managerId, second].sort());
  const [dutch] = mails.filter(({ account_id }) => account_id === second);
  const key = await desk.inClient((scope) => findPersonKey(scope, app.secrets, dutch?.person_key_id ?? ''));
  const content = JSON.stringify(key?.decrypt(dutch?.sealed ?? Buffer.alloc(0)));
  expect(content).toContain('Verzoek van reception om toegang tot Producten');
  expect(content).toContain(`/cms/account-edit/${desk.account.accountId}`);
  const audit = await database.owner.query(
    `select entity_id, after from audit_entry where client_id = $1 and action = 'send-access-request'`,
    [client.clientId],
  );
  expect(audit.rows).toEqual([
    { entity_id: desk.account.accountId, after: { rights: { products: 'access' } } },
  ]);

  await askForAccess(desk, { module: 'tickets', right: 'edit' });
  expect(await mailsOf(client.clientId)).toHaveLength(4);
  clock.advance(24 * 60);
  await askForAccess(desk, request);
  expect(await mailsOf(client.clientId)).toHaveLength(6);
});

test('a colleague without an address is named and gets no mail; where none has one, the page says so', async () => {
  const { client, desk } = await aMuseum();
  await database.owner.query(`update account set email = '' where id = $1`, [client.managerId]);
  const request = { module: 'products', right: 'access' };
  expect((await listAccessGivers(desk, request)).map(({ email }) => email)).toEqual(['']);
  expect(await refusalsOf(askForAccess(desk, request))).toEqual(['main: nobody-gives-access']);
  expect(await mailsOf(client.clientId)).toEqual([]);
});

test('archived or not yet activated accounts are not asked', async () => {
  const { client, desk } = await aMuseum();
  await database.owner.query(`update account set archived_at = now() where id = $1`, [client.managerId]);
  expect(await listAccessGivers(desk, { module: 'products', right: 'access' })).toEqual([]);
});

test('a right that the account has, an unknown module, or a right of Admins cannot be asked for', async () => {
  const { desk } = await aMuseum();
  const asking = (module: string, right: string) => refusalsOf(askForAccess(desk, { module, right }));
  expect(await asking('ticketverkoop', 'edit')).toEqual(['main: access-is-there']);
  expect(await asking('clients', 'access')).toEqual(['module: module-unknown']);
  expect(await asking('nothing', 'access')).toEqual(['module: module-unknown']);
  expect(await asking('products', 'Admin')).toEqual(['right: right-unknown']);
});
