import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import { menuInput, menuItemInput, menuVersion } from '@foyer/domain/identity/menu-input.ts';
import { rightsVersion } from '@foyer/domain/identity/menu-rights.ts';
import {
  menuRightsAccountInput,
  menuRightsInput,
  startTableInput,
} from '@foyer/domain/identity/menu-rights-input.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { findOfficeRanges } from '../sessions/office-networks.ts';
import { AccountRightRef } from './account-right.graphql.ts';
import { listRightsOfAccounts } from './account-right.repository.ts';
import { changeMenu, menuUserType } from './change-menu.ts';
import { changeMenuRights } from './change-menu-rights.ts';
import { listMatrixAccounts, type MatrixAccount } from './matrix-account.repository.ts';
import { listMenu } from './menu.repository.ts';
import { listStartTables, type StartTable } from './start-table.repository.ts';

interface AccountColumn extends MatrixAccount {
  rights: AccountRight[];
}

const AccountColumn = builder.objectRef<AccountColumn>('MenuRightsAccount').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    accountType: t.exposeString('accountType'),
    isMain: t.exposeBoolean('isMain'),
    version: t.string({ resolve: ({ rights }) => rightsVersion(rights) }),
    rights: t.expose('rights', { type: [AccountRightRef] }),
  }),
});

const StartTableRef = builder.objectRef<StartTable>('StartTable').implement({
  description: 'The rights with which new accounts of a type start in this client',
  fields: (t) => ({
    accountType: t.exposeString('accountType'),
    isOwn: t.exposeBoolean('isOwn', {
      description: "Changed by the client; otherwise it is Foyer's own table",
    }),
    version: t.string({ resolve: ({ rights }) => rightsVersion(rights) }),
    rights: t.expose('rights', { type: [AccountRightRef] }),
  }),
});

interface ConfiguredItem {
  id: string;
  groupName: string | null;
}

interface ConfiguredMenu {
  userType: 'Admin' | 'ClientUser';
  items: ConfiguredItem[];
}

const ConfiguredMenuItem = builder.objectRef<ConfiguredItem>('ConfiguredMenuItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    groupName: t.exposeString('groupName', { nullable: true }),
  }),
});

const ConfiguredMenuRef = builder.objectRef<ConfiguredMenu>('ConfiguredMenu').implement({
  description: 'The doors that the menu shows, in their order, whatever the rights',
  fields: (t) => ({
    userType: t.exposeString('userType'),
    version: t.string({ resolve: ({ items }) => menuVersion(items) }),
    items: t.expose('items', { type: [ConfiguredMenuItem] }),
  }),
});

inputFromZod('MenuRightsAccountInput', menuRightsAccountInput);

inputFromZod('StartTableInput', startTableInput);

const MenuRightsInput = inputFromZod('MenuRightsInput', menuRightsInput);

inputFromZod('MenuItemInput', menuItemInput);

const MenuInput = inputFromZod('MenuInput', menuInput);

const mayLook = { right: ['menu-rights', 'access'] as const };
/** The forms of accounts start with these tables and say where a limit counts. */
const mayLookOrMakeAccounts = { anyRight: [['menu-rights', 'gebruikers'], 'access'] as const };
const mayEdit = { right: ['menu-rights', 'edit'] as const };

builder.queryFields((t) => ({
  menuRights: t.field({
    description: 'A column per account, by type and name',
    type: [AccountColumn],
    authScopes: mayLook,
    resolve: (_root, _args, context) => listColumns(context.signedIn()),
  }),
  startTables: t.field({
    type: [StartTableRef],
    authScopes: mayLookOrMakeAccounts,
    resolve: (_root, _args, context) => context.signedIn().inClient(listStartTables),
  }),
  officeNetworkCount: t.int({
    description: 'How many networks of the office the settings name',
    authScopes: mayLookOrMakeAccounts,
    resolve: async (_root, _args, context) => {
      const { app, inClient } = context.signedIn();
      return (await inClient((scope) => findOfficeRanges(scope, app.clock()))).length;
    },
  }),
  configuredMenu: t.field({
    type: ConfiguredMenuRef,
    authScopes: mayLook,
    resolve: (_root, _args, context) => getMenu(context.signedIn()),
  }),
}));

builder.mutationFields((t) => ({
  changeMenuRights: t.field({
    description: 'Saves all columns or none',
    type: [AccountColumn],
    authScopes: mayEdit,
    args: { input: t.arg({ type: MenuRightsInput }) },
    resolve: async (_root, { input }, context) => {
      await changeMenuRights(context.signedIn(), input);
      return listColumns(context.signedIn());
    },
  }),
  changeMenu: t.field({
    type: ConfiguredMenuRef,
    authScopes: mayEdit,
    args: { input: t.arg({ type: MenuInput }) },
    resolve: async (_root, { input }, context) => {
      await changeMenu(context.signedIn(), input);
      return getMenu(context.signedIn());
    },
  }),
}));

async function listColumns(context: RequestContext): Promise<AccountColumn[]> {
  return context.inClient(async (scope) => {
    const accounts = await listMatrixAccounts(scope);
    const rights = await listRightsOfAccounts(
      scope,
      accounts.map(({ id }) => id),
    );
    return accounts.map((account) => ({ ...account, rights: rights.get(account.id) ?? [] }));
  });
}

async function getMenu(context: RequestContext): Promise<ConfiguredMenu> {
  const userType = menuUserType(context.clientId);
  const rows = await context.inClient((scope) => listMenu(scope, userType));
  return { userType, items: rows.map(({ item, groupName }) => ({ id: item, groupName })) };
}
