import { type AccountRight, plainRight, startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { menuVersion } from '@foyer/domain/identity/menu-input.ts';
import { cellOf, rightsVersion } from '@foyer/domain/identity/menu-rights.ts';
import { aClient, signedInAs, TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { listAccountRights, replaceAccountRights } from './account-right.repository.ts';
import { changeMenu } from './change-menu.ts';
import { changeMenuRights } from './change-menu-rights.ts';
import { listMenu } from './menu.repository.ts';
import { findStartRights } from './start-table.repository.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);
let counter = 0;

/** A client of its own with its manager, a second manager and a receptionist. */
async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const make = (accountType: 'management' | 'reception' | 'read only') =>
    manager.inClient((scope) => {
      counter += 1;
      const username = `${accountType} ${counter}`;
      return createAccount(app, scope, {
        username,
        email: '',
        accountType,
        locale: 'en_US',
        password: TEST_PASSWORD,
      });
    });
  return { client, manager, second: await make('management'), desk: await make('reception'), make };
}

const rightsOf = (context: RequestContext, id: string) =>
  context.inClient((scope) => listAccountRights(scope, id));

const with_ = (rights: readonly AccountRight[], right: AccountRight): AccountRight[] => [
  ...rights.filter(({ module }) => module !== right.module),
  right,
];
const without = (rights: readonly AccountRight[], module: string) =>
  rights.filter((right) => right.module !== module);

async function columnOf(
  context: RequestContext,
  accountId: string,
  make: (rights: AccountRight[]) => AccountRight[],
) {
  const before = await rightsOf(context, accountId);
  return { accountId, version: rightsVersion(before), rights: make(before) };
}

/** What the audit log keeps of this act, the first one first. */
const entriesOf = async (clientId: string, action: string) =>
  (
    await database.owner.query(
      'select entity_id, before, after from audit_entry where client_id = $1 and action = $2 order by id',
      [clientId, action],
    )
  ).rows;

const save = (context: RequestContext, ...accounts: object[]) =>
  changeMenuRights(context, { accounts, startTables: [] });

describe('the matrix', () => {
  test('saves several accounts at once, with limits and functions, and writes each in the audit log', async () => {
    const { client, manager, desk, second } = await aMuseum();
    const sales: AccountRight = {
      module: 'ticketverkoop',
      level: 'extra',
      limit: 'reception only',
      officeIpOnly: true,
      offlineSales: true,
      pluSystem: true,
    };
    await save(
      manager,
      await columnOf(manager, desk, (rights) => with_(rights, sales)),
      await columnOf(manager, second, (rights) => without(rights, 'products')),
    );
    const { module: _sold, ...cell } = sales;
    expect(cellOf(await rightsOf(manager, desk), 'ticketverkoop')).toEqual(cell);
    expect(cellOf(await rightsOf(manager, second), 'products').level).toBe('none');
    const entries = await entriesOf(client.clientId, 'change-menu-rights');
    const entry = entries.find(({ entity_id }) => entity_id === desk);
    expect(entry.before.rights.ticketverkoop).toBe('edit');
    expect(entry.after.rights.ticketverkoop).toBe(
      'extra, reception only, office IP only, offline sales, PLU system',
    );
  });

  test('a function means nothing in a module that does not have it, and is not kept there', async () => {
    const { manager, desk } = await aMuseum();
    await save(
      manager,
      await columnOf(manager, desk, (rights) =>
        with_(rights, { module: 'dashboard', level: 'edit', ...plainRight, offlineSales: true }),
      ),
    );
    expect(cellOf(await rightsOf(manager, desk), 'dashboard').offlineSales).toBe(false);
  });

  test('one bad column and nothing is saved', async () => {
    const { manager, desk, second } = await aMuseum();
    const good = await columnOf(manager, second, (rights) => without(rights, 'products'));
    const bad = { ...(await columnOf(manager, desk, (rights) => rights)), version: 'old' };
    expect(await refusalsOf(save(manager, good, bad))).toEqual(['main: rights-changed-meanwhile']);
    expect(cellOf(await rightsOf(manager, second), 'products').level).toBe('extra');
  });

  test('two managers save at once: the second is refused, and overwrites nothing', async () => {
    const { manager, desk } = await aMuseum();
    const one = await columnOf(manager, desk, (rights) => without(rights, 'dashboard'));
    const other = await columnOf(manager, desk, (rights) => without(rights, 'ticketscannen'));
    const outcomes = await Promise.allSettled([save(manager, one), save(manager, other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await rightsOf(manager, desk);
    expect(left).toHaveLength(startAccountRights('reception').length - 1);
  });

  test('no account loses its own Edit on menu rights, nor does the main account', async () => {
    const { manager, client, second } = await aMuseum();
    const own = await columnOf(manager, client.managerId, (rights) => without(rights, 'menu-rights'));
    expect(await refusalsOf(save(manager, own))).toEqual(['rights: main-account-menu-rights-kept']);
    const asSecond = { ...manager, account: { ...manager.account, accountId: second } };
    const colleague = await columnOf(manager, second, (rights) =>
      with_(rights, { module: 'menu-rights', level: 'edit', ...plainRight, officeIpOnly: true }),
    );
    expect(await refusalsOf(save(asSecond, colleague))).toEqual(['rights: own-menu-rights-kept']);
    await save(manager, colleague);
    expect(cellOf(await rightsOf(manager, second), 'menu-rights').officeIpOnly).toBe(true);
  });

  test('the database keeps the main account able to give rights, whatever writes to it', async () => {
    const { manager, client } = await aMuseum();
    const rights = await rightsOf(manager, client.managerId);
    const taking = manager.inClient((scope) =>
      replaceAccountRights(scope, client.managerId, without(rights, 'menu-rights')),
    );
    await expect(taking).rejects.toThrow('keeps Edit on menu rights');
    await expect(
      database.owner.query(
        `insert into account_right (client_id, account_id, module, access, edit) values ($1, $2, 'clients', true, true)`,
        [client.clientId, client.managerId],
      ),
    ).rejects.toThrow('account_right_clients_for_admins');
  });

  test('a read-only account never gets Edit, and a right that the giver lacks is refused', async () => {
    const { manager, make, desk } = await aMuseum();
    const reader = await make('read only');
    const raised = await columnOf(manager, reader, (rights) =>
      with_(rights, { module: 'products', level: 'edit', ...plainRight }),
    );
    expect(await refusalsOf(save(manager, raised))).toEqual(['rights: right-above-type']);
    const weak: RequestContext = {
      ...manager,
      can: (module, right) => module !== 'products' && manager.can(module, right),
    };
    const given = await columnOf(manager, desk, (rights) =>
      with_(rights, { module: 'products', level: 'access', ...plainRight }),
    );
    expect(await refusalsOf(save(weak, given))).toEqual(['rights: right-not-yours']);
  });

  test('asks for Edit on menu rights, and knows no account of another client', async () => {
    const { client, manager } = await aMuseum();
    const desk = await signedInAs(app, client, 'reception');
    await expect(save(desk)).rejects.toThrow(NotAllowedError);
    const other = await aMuseum();
    const theirs = await columnOf(other.manager, other.desk, () => []);
    await expect(save(manager, theirs)).rejects.toThrow(NotFoundError);
  });
});

describe('a start table', () => {
  test('of the client is what its next account starts with; another client keeps the usual one', async () => {
    const { client, manager, make } = await aMuseum();
    const before = startAccountRights('reception');
    const rights = with_(before, { module: 'products', level: 'access', ...plainRight });
    const table = { accountType: 'reception', version: rightsVersion(before), rights };
    await changeMenuRights(manager, { accounts: [], startTables: [table] });
    expect(cellOf(await rightsOf(manager, await make('reception')), 'products').level).toBe('access');
    const other = await aMuseum();
    expect(cellOf(await rightsOf(other.manager, other.desk), 'products').level).toBe('none');
    expect(await refusalsOf(changeMenuRights(manager, { accounts: [], startTables: [table] }))).toEqual([
      'main: start-table-changed-meanwhile',
    ]);
    const found = await manager.inClient((scope) => findStartRights(scope, 'reception'));
    expect(rightsVersion(found)).toBe(rightsVersion(rights));
    const [entry, ...others] = await entriesOf(client.clientId, 'change-start-table');
    expect(others).toEqual([]);
    expect(entry.before).toMatchObject({ accountType: null, rights: { ticketverkoop: 'edit' } });
    expect(entry.before.rights.products).toBeUndefined();
    expect(entry.after).toMatchObject({ accountType: 'reception', rights: { products: 'access' } });
  });
});

describe('the menu', () => {
  const itemsOf = async (context: RequestContext) =>
    (await context.inClient((scope) => listMenu(scope, 'ClientUser'))).map(({ item, groupName }) => ({
      id: item,
      groupName,
    }));

  test('is shown in the order that was saved, with a second door and a BETA, without what is hidden', async () => {
    const { client, manager } = await aMuseum();
    const before = await itemsOf(manager);
    const items = [
      { id: 'ticketsearch', groupName: 'BETA' },
      ...before.filter(({ id }) => id !== 'dashboard').reverse(),
    ];
    await changeMenu(manager, { version: menuVersion(before), items });
    expect(await itemsOf(manager)).toEqual(items);
    expect(await refusalsOf(changeMenu(manager, { version: menuVersion(before), items }))).toEqual([
      'main: menu-changed-meanwhile',
    ]);
    const entries = await entriesOf(client.clientId, 'change-menu');
    expect(entries.map(({ before: was, after }) => [was.items, after.items])).toEqual([
      [menuVersion(before), menuVersion(items)],
    ]);
  });

  test.each([
    [[{ id: 'dashboard' }, { id: 'dashboard' }], 'items: menu-unknown'],
    [[{ id: 'audit-log' }], 'items.0.id: menu-unknown'],
    [[{ id: 'dashboard', groupName: 'NEW' }], 'items.0.groupName: menu-unknown'],
  ])('%o is refused', async (items, refusal) => {
    const { manager } = await aMuseum();
    expect(await refusalsOf(changeMenu(manager, { version: '', items }))).toEqual([refusal]);
  });
});
