import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { accountTypes } from '@foyer/domain/identity/account-types.ts';
import { defaultMenu } from '@foyer/domain/identity/default-menu.ts';
import { menuVersion } from '@foyer/domain/identity/menu-input.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { changeMenu } from '../rights/change-menu.ts';
import { changeMenuRights } from '../rights/change-menu-rights.ts';
import { insertMenu, listMenu } from '../rights/menu.repository.ts';
import { listStartTables } from '../rights/start-table.repository.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { signIn } from '../sessions/sign-in.ts';
import { createSigningKeys } from '../sessions/signing-keys.ts';
import { addAccount } from './add-account.ts';
import { changeAccount } from './change-account.ts';

/** The platform’s own people: every account there is an Admin, with every right (decision 0037). */
const database = await testDatabase();
const { app } = testApp(database);
const keys = createSigningKeys(app);
const admin = await signedInAsAdmin(app);
await admin.inClient((scope) => insertMenu(scope, 'Admin', defaultMenu('Admin')));

const colleague = {
  username: 'femke',
  email: 'femke@foyer.example',
  accountType: 'management',
  locale: 'nl_NL',
  mustChangePassword: false,
  password: TEST_PASSWORD,
  repeatPassword: TEST_PASSWORD,
  rights: [],
};

describe('an account of the platform', () => {
  test('is an Admin with every right on the modules of the platform, and no list of rights that says otherwise', async () => {
    await addAccount(admin, colleague);
    const tokens = await signIn(app, keys, {
      username: 'femke|platform',
      password: TEST_PASSWORD,
      ip: '192.0.2.1',
      userAgent: 'test',
    });
    const authorization = `Bearer ${tokens?.token}`;
    const who = await authenticate(app, keys, { requestId: 'r', authorization, actingClient: undefined });
    expect(who?.account.kind).toBe('admin');
    expect(who?.can('clients', 'edit') && who.can('message-queue', 'extra')).toBe(true);
    // Outside every client there is nothing of a museum to change.
    expect([who?.can('verdiensten', 'access'), who?.can('verdiensten', 'extra')]).toEqual([true, false]);
    const { rows } = await database.owner.query('select 1 from account_right where client_id = $1', [
      PLATFORM_CLIENT_ID,
    ]);
    expect(rows).toEqual([]);
  });

  test.each(accountTypes.filter((type) => type !== 'management'))(
    'is never of type %s, not by the form and not by the database either',
    async (accountType) => {
      const username = `x ${accountType}`;
      const refused = ['accountType: admin-type-kept'];
      expect(await refusalsOf(addAccount(admin, { ...colleague, username, accountType }))).toEqual(refused);
      const id = await addAccount(admin, { ...colleague, username });
      const changed = { ...colleague, username, accountType, password: '', repeatPassword: '' };
      expect(await refusalsOf(changeAccount(admin, id, changed))).toEqual(refused);
      await expect(
        database.owner.query('update account set account_type = $1 where id = $2', [accountType, id]),
      ).rejects.toThrow('account_platform_admins');
    },
  );

  test('is given no rights, not on the matrix either, and there is one start table without any', async () => {
    const rights = startAccountRights('management').slice(0, 1);
    const refused = ['rights: admin-has-every-right'];
    expect(await refusalsOf(addAccount(admin, { ...colleague, username: 'y', rights }))).toEqual(refused);
    expect(await refusalsOf(changeMenuRights(admin, { accounts: [], startTables: [] }))).toEqual(refused);
    expect(await admin.inClient(listStartTables)).toEqual([
      { accountType: 'management', rights: [], isOwn: false },
    ]);
  });
});

test('the menu of Admins is changed as a client’s is, and that of clients stays as it was', async () => {
  const menu = (userType: 'Admin' | 'ClientUser') => admin.inClient((scope) => listMenu(scope, userType));
  const before = (await menu('Admin')).map(({ item, groupName }) => ({ id: item, groupName }));
  const items = [
    { id: 'message-queue', groupName: 'BETA' },
    { id: 'gebruikers', groupName: null },
  ];
  await changeMenu(admin, { version: menuVersion(before), items });
  expect(await menu('Admin')).toEqual([
    { item: 'message-queue', position: 10, groupName: 'BETA' },
    { item: 'gebruikers', position: 20, groupName: null },
  ]);
  expect(await menu('ClientUser')).toEqual([]);
  const { rows } = await database.owner.query(
    `select actor_kind, before, after from audit_entry where client_id = $1 and action = 'change-menu'`,
    [PLATFORM_CLIENT_ID],
  );
  expect(rows).toEqual([
    {
      actor_kind: 'admin',
      before: { items: 'gebruikers,menu-rights,administratie,settings,message-queue,new-settings' },
      after: { items: 'message-queue:BETA,gebruikers' },
    },
  ]);
});
