import { underscoreLocales } from '@foyer/i18n/locales.ts';
import type { GetClientConfigurationQuery } from '../generated/operations.ts';
import { apiUrl } from '../session/graphql/api-url.ts';

/** What the client and the signed-in person configured (specification 000, section 3). */
export interface ClientConfiguration {
  /** Where the calls go. */
  apiUrl: string;
  defaultLogo: string;
  defaultBanner: string;
  availableLocales: readonly string[];
  defaultLocale: string;
  defaultUserLocale: string;
  availableUserLocales: readonly string[];
  userType: 'Admin' | 'ClientUser';
  /** Whose clocks the back office shows; outside every client those that a new client has. */
  timeZone: string;
  /** Payments of the client are in the test environment: no order is real. */
  sellsInTest: boolean;
}

/** What holds until the configuration is there, and stays when it cannot be fetched; an Admin's own. */
export const defaultConfiguration: ClientConfiguration = {
  get apiUrl() {
    return apiUrl('');
  },
  defaultLogo: '',
  defaultBanner: '',
  availableLocales: underscoreLocales,
  defaultLocale: 'en_US',
  defaultUserLocale: 'en_US',
  availableUserLocales: ['nl_NL', 'en_US'],
  userType: 'ClientUser',
  timeZone: 'Europe/Amsterdam',
  sellsInTest: false,
};

/**
 * Reads the answer of GetClientConfiguration; an unknown user type is treated as ClientUser. An Admin has the
 * built-in defaults, but inside a client that client's configuration.
 */
export function readClientConfiguration(
  answer: GetClientConfigurationQuery | undefined,
  isInClient: boolean,
): ClientConfiguration {
  if (!answer) return defaultConfiguration;
  const { me } = answer;
  const own = {
    ...defaultConfiguration,
    userType: me.__typename === 'Admin' ? me.__typename : defaultConfiguration.userType,
    defaultUserLocale: me.supportedLocales.defaultLocale,
    availableUserLocales: me.supportedLocales.edges.map((edge) => edge.node.locale),
  };
  const client = answer.clients.edges[0]?.node;
  // Without a client's default language the account's is what the interface starts in (decision 0105).
  if (!client || (own.userType === 'Admin' && !isInClient)) {
    return { ...own, defaultLocale: own.defaultUserLocale };
  }
  const { config, timeZone, sellsInTest } = client;
  return {
    ...own,
    timeZone,
    sellsInTest,
    defaultLogo: config.logos.defaultIcon ?? '',
    defaultBanner: config.banners.defaultIcon ?? '',
    defaultLocale: config.supportedLocales.defaultLocale,
    availableLocales: config.supportedLocales.edges.map((edge) => edge.node.locale),
  };
}
