import { accountLocales } from '@foyer/domain/identity/account-locales.ts';
import { type Module, modules } from '@foyer/domain/identity/modules.ts';
import { ownMenu } from '@foyer/domain/identity/own-menu.ts';
import type { ClientLocale } from '@foyer/domain/settings/client-locales.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import type { RefusedLimit, RequestContext } from '../../platform/request-context.ts';
import {
  AccountTypeScalar,
  ModuleScalar,
  RefusedLimitScalar,
} from '../../scalars/account-scalars.graphql.ts';
import { ClientLocaleScalar } from '../../scalars/client-scalars.graphql.ts';
import { listMenu, type MenuRow } from './rights/menu.repository.ts';

/** The whole list as one page: menus and locales are short and are never cut. */
export interface Edges<T> {
  edges: { node: T }[];
}

const MenuItem = builder.objectRef<MenuRow>('MenuItem').implement({
  fields: (t) => ({
    id: t.exposeID('item'),
    itemPosition: t.exposeInt('position', { nullable: true }),
    groupName: t.exposeString('groupName', { nullable: true }),
  }),
});

const MenuEdge = builder.objectRef<{ node: MenuRow }>('MenuEdge').implement({
  fields: (t) => ({ node: t.expose('node', { type: MenuItem }) }),
});

const Menu = builder.objectRef<Edges<MenuRow>>('Menu').implement({
  fields: (t) => ({ edges: t.expose('edges', { type: [MenuEdge] }) }),
});

interface ModuleRight {
  module: Module;
  edit: boolean;
  extra: boolean;
}

const ModuleRight = builder.objectRef<ModuleRight>('ModuleRight').implement({
  description: 'A module that the account may open, and what it may do there',
  fields: (t) => ({
    module: t.expose('module', { type: ModuleScalar }),
    edit: t.exposeBoolean('edit'),
    extra: t.exposeBoolean('extra'),
  }),
});

interface LimitedRight {
  module: Module;
  limit: RefusedLimit;
}

const LimitedRight = builder.objectRef<LimitedRight>('LimitedRight').implement({
  description: 'A module that the account could open if the limit on its right were met',
  fields: (t) => ({
    module: t.expose('module', { type: ModuleScalar }),
    limit: t.expose('limit', { type: RefusedLimitScalar }),
  }),
});

const Locale = builder.objectRef<ClientLocale>('Locale').implement({
  fields: (t) => ({ locale: t.field({ type: ClientLocaleScalar, resolve: (locale) => locale }) }),
});
const LocaleEdge = builder.objectRef<{ node: ClientLocale }>('LocaleEdge').implement({
  fields: (t) => ({ node: t.field({ type: Locale, resolve: (edge) => edge.node }) }),
});

export interface SupportedLocales {
  defaultLocale: ClientLocale;
  locales: readonly ClientLocale[];
}

export const SupportedLocales = builder.objectRef<SupportedLocales>('SupportedLocales').implement({
  fields: (t) => ({
    defaultLocale: t.expose('defaultLocale', { type: ClientLocaleScalar }),
    edges: t.field({ type: [LocaleEdge], resolve: ({ locales }) => locales.map((node) => ({ node })) }),
  }),
});

const Me = builder.interfaceRef<RequestContext>('Me').implement({
  description: 'Whoever is signed in: an Admin of the platform, or a ClientUser of one client',
  resolveType: (context) => (context.account.kind === 'admin' ? 'Admin' : 'ClientUser'),
  fields: (t) => ({
    id: t.id({ resolve: ({ account }) => account.accountId }),
    username: t.string({ resolve: ({ account }) => account.username }),
    accountType: t.field({ type: AccountTypeScalar, resolve: ({ account }) => account.accountType }),
    mustChangePassword: t.boolean({ resolve: ({ account }) => account.mustChangePassword }),
    supportedLocales: t.field({
      type: SupportedLocales,
      resolve: ({ account }) => ({ defaultLocale: account.locale, locales: accountLocales }),
    }),
    rights: t.field({ type: [ModuleRight], resolve: listOwnRights }),
    limitedRights: t.field({ type: [LimitedRight], resolve: listLimitedRights }),
    menu: t.field({
      type: Menu,
      authScopes: { anySession: true },
      resolve: reading((scope, call) => listOwnMenu(call, scope)),
    }),
  }),
});

builder.objectRef<RequestContext>('Admin').implement({ interfaces: [Me] });
builder.objectRef<RequestContext>('ClientUser').implement({ interfaces: [Me] });

builder.queryField('me', (t) =>
  t.field({
    type: Me,
    authScopes: { anySession: true },
    resolve: (_root, _args, context) => context.signedIn(),
  }),
);

/** An Admin sees the platform's menu, or inside a client that client's whole one; others what they may open. */
async function listOwnMenu(call: RequestContext, scope: ClientScope): Promise<Edges<MenuRow>> {
  const userType = call.clientId === PLATFORM_CLIENT_ID ? 'Admin' : 'ClientUser';
  const rows = await listMenu(scope, userType);
  const open = ownMenu(rows, (item) => call.can(item, 'access'));
  return { edges: open.map((node) => ({ node })) };
}

function listOwnRights(context: RequestContext): ModuleRight[] {
  return modules
    .filter((module) => context.can(module, 'access'))
    .map((module) => ({ module, edit: context.can(module, 'edit'), extra: context.can(module, 'extra') }));
}

function listLimitedRights(context: RequestContext): LimitedRight[] {
  return modules.flatMap((module) => {
    const limit = findLimit(context, module);
    return limit ? [{ module, limit }] : [];
  });
}

/** The limit for which the right does not count; undefined where it counts or is missing altogether. */
function findLimit(context: RequestContext, module: Module): RefusedLimit | undefined {
  try {
    context.require(module, 'access');
    return undefined;
  } catch (error) {
    if (error instanceof NotAllowedError) return error.limit;
    throw error;
  }
}
