import { useEffect, useState } from 'react';
import { useGraphqlQuery } from '../session/graphql/use-graphql-query.ts';
import { takePreferencesOf } from '../session/preferences.ts';
import { GetClientConfiguration, MenuItemsConfig } from '../session/shell.graphql.ts';
import { findActingClient } from '../session/sign-in/acting-client.ts';
import { useOwnAccount } from '../session/use-own-account.ts';
import { type ClientConfiguration, readClientConfiguration } from './client-configuration.ts';
import { hasScreen } from './routing/screens.ts';
import { homePath, type SidebarItem, sidebarItems } from './sidebar-items.ts';

export interface Shell {
  /** Configuration, menu and account have all answered once, also where one failed; it stays so. */
  loaded: boolean;
  configuration: ClientConfiguration;
  items: readonly SidebarItem[];
  /** The start page of an account without the dashboard. */
  home: string | undefined;
  menuFailed: boolean;
  /** The session may only change its password, and is led there. */
  mustChangePassword: boolean;
  reloadMenu: () => void;
}

/** What the logged-in layout needs before it shows anything. A configuration that fails leaves the defaults. */
export function useShell(): Shell {
  const configuration = useGraphqlQuery(GetClientConfiguration, {});
  const menu = useGraphqlQuery(MenuItemsConfig, {});
  const own = useOwnAccount();
  const answered = !configuration.isPending && !menu.isPending && !own.isPending;
  const [loaded, setLoaded] = useState(false);
  if (answered && !loaded) setLoaded(true);
  const accountId = own.account?.id;
  useEffect(() => {
    if (accountId) takePreferencesOf(accountId);
  }, [accountId]);
  const nodes = menu.data?.me.menu.edges.map((edge) => edge.node) ?? [];
  return {
    loaded,
    configuration: readClientConfiguration(configuration.data, findActingClient() !== null),
    items: sidebarItems(nodes, hasScreen),
    home: homePath(nodes, hasScreen),
    menuFailed: menu.isError,
    mustChangePassword: own.account?.mustChangePassword ?? false,
    reloadMenu: () => void menu.refetch(),
  };
}
