import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClientFactsQuery } from '../components/use-client-facts.ts';
import { RequestError } from '../session/graphql/request-error.ts';
import { useGraphqlQuery } from '../session/graphql/use-graphql-query.ts';
import { findLastMenu, keepLastMenu } from '../session/last-menu.ts';
import { takePreferencesOf } from '../session/preferences.ts';
import { GetClientConfiguration, MenuItemsConfig } from '../session/shell.graphql.ts';
import { findActingClient } from '../session/sign-in/acting-client.ts';
import { useOwnAccount } from '../session/use-own-account.ts';
import { type ClientConfiguration, readClientConfiguration } from './client-configuration.ts';
import { hasScreen } from './routing/screens.ts';
import { homePath, type SidebarItem, sidebarItems } from './sidebar-items.ts';

export interface Shell {
  /**
   * Configuration, menu, account and facts of the client have all answered once, also where one failed; it stays so. A menu
   * that failed waits for none of them, which may be asked again for some seconds.
   */
  loaded: boolean;
  configuration: ClientConfiguration;
  items: readonly SidebarItem[];
  /** The start page of an account without the dashboard. */
  home: string | undefined;
  menuFailed: boolean;
  /** The menu never came, so that no page can be shown: why, and how to try again. */
  outage: { code: string | undefined; timeZone: string | null; retry: () => Promise<unknown> } | undefined;
  /** The session may only change its password, and is led there. */
  mustChangePassword: boolean;
}

/** What the logged-in layout needs before it shows anything. A configuration that fails leaves the defaults. */
export function useShell(): Shell {
  const configuration = useGraphqlQuery(GetClientConfiguration, {});
  const menu = useGraphqlQuery(MenuItemsConfig, {}, { askAgain: false });
  const own = useOwnAccount();
  const facts = useClientFactsQuery();
  const queryClient = useQueryClient();
  const answered =
    menu.isError || (!configuration.isPending && !menu.isPending && !own.isPending && !facts.isPending);
  const [loaded, setLoaded] = useState(false);
  if (answered && !loaded) setLoaded(true);
  const accountId = own.account?.id;
  useEffect(() => {
    if (accountId) takePreferencesOf(accountId);
  }, [accountId]);
  const shownConfiguration = readClientConfiguration(configuration.data, findActingClient() !== null);
  const timeZone = configuration.data ? shownConfiguration.timeZone : null;
  const fetched = menu.data?.me.menu.edges.map((edge) => edge.node);
  const last = fetched ? undefined : findLastMenu();
  // A query without data is no longer failed while it is tried again; the outage lasts until the menu has come.
  const [lost, setLost] = useState<{ code: string | undefined } | null>(null);
  if (menu.isError && !fetched && !lost) {
    setLost({ code: menu.error instanceof RequestError ? menu.error.requestId : undefined });
  }
  if (fetched && lost) setLost(null);
  const nodes = fetched ?? last?.menu ?? [];
  useEffect(() => {
    const answered = menu.data?.me.menu.edges.map((edge) => edge.node);
    if (answered) keepLastMenu({ menu: answered, timeZone: timeZone ?? findLastMenu()?.timeZone ?? null });
  }, [menu.data, timeZone]);
  return {
    loaded,
    configuration: shownConfiguration,
    items: sidebarItems(nodes, hasScreen),
    home: homePath(nodes, hasScreen),
    menuFailed: menu.isError || lost !== null,
    mustChangePassword: own.account?.mustChangePassword ?? false,
    outage: lost
      ? {
          ...lost,
          timeZone: last?.timeZone ?? null,
          retry: () => queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
        }
      : undefined,
  };
}
