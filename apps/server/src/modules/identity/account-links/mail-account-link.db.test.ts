import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import type { Message } from '../../../platform/outbox/subscription.ts';
import { addAccount } from '../accounts/add-account.ts';
import { mailAccountLink } from './mail-account-link.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);
const client = await aClient(app, { subdomain: 'getij' });
const manager = await signedInAs(app, client);

async function invite(username: string, locale = 'nl_NL'): Promise<Message> {
  await addAccount(manager, {
    username,
    email: `${username}@getij.example`,
    accountType: 'reception',
    locale,
    mustChangePassword: false,
    password: '',
    repeatPassword: '',
    rights: startAccountRights('reception'),
  });
  const { rows } = await database.owner.query(
    `select id, payload from outbox where type = 'account-link-made' order by id desc limit 1`,
  );
  return { ...rows[0], clientId: client.clientId, type: 'account-link-made', createdAt: '' };
}

async function mails() {
  const { rows } = await database.owner.query('select kind, sealed, person_key_id, language from mail');
  return inClient(app.db, client.clientId, (scope) =>
    Promise.all(
      rows.map(async (row) => {
        const key = await findPersonKey(scope, app.secrets, row.person_key_id);
        return { ...row, content: key?.decrypt(row.sealed) };
      }),
    ),
  );
}

test('an invited person reads in the own language where to choose a password, once', async () => {
  const message = await invite('joris');
  await mailAccountLink(worker, message);
  await mailAccountLink(worker, message);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'account-activation', language: 'nl' });
  expect(mail.content).toMatchObject({
    subject: 'Je account bij Getij',
    to: { address: 'joris@getij.example' },
  });
  expect(mail.content.text).toMatch(/http:\/\/foyer\.test\/cms\/account-activation#[\w-]{43}\n/);
  expect(mail.sealed.toString('latin1')).not.toContain('joris@getij.example');
});
