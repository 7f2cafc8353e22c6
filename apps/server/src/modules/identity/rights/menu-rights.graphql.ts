import { menuInput, menuItemInput, menuVersion } from '@foyer/domain/identity/menu-input.ts';
import { rightsVersion } from '@foyer/domain/identity/menu-rights.ts';
import {
  menuRightsAccountInput,
  menuRightsInput,
  startTableInput,
} from '@foyer/domain/identity/menu-rights-input.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import { AccountTypeScalar, MenuUserTypeScalar } from '../../../scalars/account-scalars.graphql.ts';
import { findOfficeRanges } from '../sessions/office-networks.ts';
import { AccountRightRef } from './account-right.graphql.ts';
import { changeMenu } from './change-menu.ts';
import { changeMenuRights } from './change-menu-rights.ts';
import { type ConfiguredItem, type ConfiguredMenu, getConfiguredMenu } from './get-configured-menu.ts';
import { type AccountColumn, listMenuRightsColumns } from './list-menu-rights-columns.ts';
import { listStartTables, type StartTable } from './start-table.repository.ts';

const AccountColumnRef = builder.objectRef<AccountColumn>('MenuRightsAccount').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    accountType: t.expose('accountType', { type: AccountTypeScalar }),
    isMain: t.exposeBoolean('isMain'),
    version: t.string({ resolve: ({ rights }) => rightsVersion(rights) }),
    rights: t.expose('rights', { type: [AccountRightRef] }),
  }),
});

const StartTableRef = builder.objectRef<StartTable>('StartTable').implement({
  description: 'The rights with which new accounts of a type start in this client',
  fields: (t) => ({
    accountType: t.expose('accountType', { type: AccountTypeScalar }),
    isOwn: t.exposeBoolean('isOwn', {
      description: "Changed by the client; otherwise it is Foyer's own table",
    }),
    version: t.string({ resolve: ({ rights }) => rightsVersion(rights) }),
    rights: t.expose('rights', { type: [AccountRightRef] }),
  }),
});

const ConfiguredMenuItem = builder.objectRef<ConfiguredItem>('ConfiguredMenuItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    groupName: t.exposeString('groupName', { nullable: true }),
  }),
});

const ConfiguredMenuRef = builder.objectRef<ConfiguredMenu>('ConfiguredMenu').implement({
  description: 'The doors that the menu shows, in their order, whatever the rights',
  fields: (t) => ({
    userType: t.expose('userType', { type: MenuUserTypeScalar }),
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
    type: [AccountColumnRef],
    authScopes: mayLook,
    resolve: (_root, _args, context) => listMenuRightsColumns(context.signedIn()),
  }),
  startTables: t.field({
    type: [StartTableRef],
    authScopes: mayLookOrMakeAccounts,
    resolve: reading(listStartTables),
  }),
  officeNetworkCount: t.int({
    description: 'How many networks of the office the settings name',
    authScopes: mayLookOrMakeAccounts,
    resolve: reading(async (scope, _root, _args, { app }) => {
      const ranges = await findOfficeRanges(scope, app.clock());
      return ranges.length;
    }),
  }),
  configuredMenu: t.field({
    type: ConfiguredMenuRef,
    authScopes: mayLook,
    resolve: (_root, _args, context) => getConfiguredMenu(context.signedIn()),
  }),
}));

builder.mutationFields((t) => ({
  changeMenuRights: t.field({
    description: 'Saves all columns or none',
    type: [AccountColumnRef],
    authScopes: mayEdit,
    args: { input: t.arg({ type: MenuRightsInput }) },
    resolve: async (_root, { input }, context) => {
      await changeMenuRights(context.signedIn(), input);
      return listMenuRightsColumns(context.signedIn());
    },
  }),
  changeMenu: t.field({
    type: ConfiguredMenuRef,
    authScopes: mayEdit,
    args: { input: t.arg({ type: MenuInput }) },
    resolve: async (_root, { input }, context) => {
      await changeMenu(context.signedIn(), input);
      return getConfiguredMenu(context.signedIn());
    },
  }),
}));
