import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { languageOf } from '@foyer/i18n/locales.ts';
import { useGraphqlQuery } from '../session/graphql/use-graphql-query.ts';
import { ClientFacts } from './client-facts.graphql.ts';

export interface ClientFactsOfScreen {
  name: string;
  subdomain: string;
  currency: string;
  /** The client's time zone: an instant reads the same for all accounts. */
  timeZone: string;
  /** The languages in which texts for visitors are held, the default one first. */
  contentLanguages: readonly ContentLanguage[];
  /** The kinds of sales page that an Admin gave it. */
  channelTypes: readonly string[];
  /** Its payment environment is test: no order is real. */
  sellsInTest: boolean;
}

/** The shell waits for it, so that no page moves when the facts come. */
export const useClientFactsQuery = () => useGraphqlQuery(ClientFacts, {});

/** Facts of the client in which the account works; undefined where they could not be fetched. */
export function useClientFacts(): ClientFactsOfScreen | undefined {
  const { data } = useClientFactsQuery();
  const client = data?.clients.edges[0]?.node;
  if (!client) return undefined;
  const { defaultLocale, edges } = client.config.supportedLocales;
  const locales = [defaultLocale, ...edges.map(({ node }) => node.locale)];
  return {
    name: client.name,
    subdomain: client.subdomain,
    currency: client.currency,
    timeZone: client.timeZone,
    contentLanguages: [...new Set(locales.map(languageOf))],
    channelTypes: client.channelTypes,
    sellsInTest: client.sellsInTest,
  };
}
