import { randomUUID } from 'node:crypto';
import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { aClient, signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeChannel } from '../modules/channels/change-channel.ts';
import { getChannel } from '../modules/channels/channel.repository.ts';
import { createChannel } from '../modules/channels/create-channel.ts';
import { publishChannel } from '../modules/channels/publish-channel.ts';
import { changeClient } from '../modules/clients/change-client.ts';
import { getManagedClient } from '../modules/clients/managed-client.ts';
import { setUpClient } from '../modules/clients/set-up-client.ts';
import { addAccount } from '../modules/identity/accounts/add-account.ts';
import { changeAccount } from '../modules/identity/accounts/change-account.ts';
import { getShownAccount } from '../modules/identity/accounts/get-shown-account.ts';

const database = await testDatabase();
const { app } = testApp(database);
const client = await aClient(app);
const manager = await signedInAs(app, client);

test('of two managers who edit an account, the second is refused and the first change stays', async () => {
  const input = {
    username: 'f.bos',
    email: 'f.bos@getij.example',
    accountType: 'reception',
    locale: 'nl_NL',
    mustChangePassword: false,
    password: '',
    repeatPassword: '',
    rights: startAccountRights('reception'),
  };
  const id = await addAccount(manager, { ...input, password: TEST_PASSWORD, repeatPassword: TEST_PASSWORD });
  const { version } = await getShownAccount(manager, id);
  await changeAccount(manager, id, { ...input, email: 'desk@getij.example' }, version);
  const late = changeAccount(manager, id, { ...input, username: 'late' }, version);
  expect(await refusalsOf(late)).toEqual(['main: changed-meanwhile']);
  expect(await getShownAccount(manager, id)).toMatchObject({
    email: 'desk@getij.example',
    username: 'f.bos',
    version: version + 1,
  });
});

test('of two Admins who edit a client, the second is refused and the first change stays', async () => {
  const admin = await signedInAsAdmin(app);
  const form = {
    name: 'Getij Museum',
    subdomain: `c-${randomUUID()}`,
    postalCode: '1411 AB',
    paymentEnvironment: 'live',
    currency: 'EUR',
  };
  const account = { username: 'ruben', accountEmail: 'ruben@getij.example', locale: 'nl_NL' };
  const id = await setUpClient(admin, { ...form, ...account });
  const { version } = await getManagedClient(app, id);
  await changeClient(admin, id, { ...form, town: 'Bussum' }, { version });
  const late = changeClient(admin, id, { ...form, name: 'Late' }, { version });
  expect(await refusalsOf(late)).toEqual(['main: changed-meanwhile']);
  expect(await getManagedClient(app, id)).toMatchObject({ name: 'Getij Museum', town: 'Bussum' });
});

test('a ticketstreet that was changed or published meanwhile is not overwritten', async () => {
  const { ticketGroupId } = await aSalesPage(database.owner, client.clientId);
  const form = {
    title: 'Tickets',
    url: 'tickets',
    languages: ['nl'],
    defaultLanguage: 'nl',
    texts: { ticketsIntro: { nl: 'Welkom' } },
    ticketGroupIds: [ticketGroupId],
  };
  const { id, version } = await createChannel(manager, form);
  await changeChannel(manager, id, { ...form, title: 'Summer tickets' }, version);
  const late = { ...form, title: 'Late' };
  expect(await refusalsOf(changeChannel(manager, id, late, version))).toEqual(['main: changed-meanwhile']);
  await publishChannel(manager, id, 'keep the start date');
  expect(await refusalsOf(changeChannel(manager, id, late, version + 1))).toEqual([
    'main: changed-meanwhile',
  ]);
  const now = await manager.inClient((scope) => getChannel(scope, id));
  expect(now).toMatchObject({ title: 'Summer tickets', version: version + 2 });
});
