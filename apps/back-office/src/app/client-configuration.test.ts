import { underscoreLocales } from '@foyer/i18n/locales.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GetClientConfigurationQuery } from '../generated/operations.ts';
import { memoryStorage } from '../session/sign-in/memory-storage.ts';
import { readClientConfiguration } from './client-configuration.ts';

const locales = (defaultLocale: string, ...all: string[]) => ({
  defaultLocale,
  edges: all.map((locale) => ({ node: { locale } })),
});

/** As it comes over the wire, where a type may be one that the page does not know. */
const answer = (userType: string): GetClientConfigurationQuery =>
  JSON.parse(
    JSON.stringify({
      me: { __typename: userType, supportedLocales: locales('nl_NL', 'nl_NL', 'en_US') },
      clients: {
        edges: [
          {
            node: {
              config: {
                supportedLocales: locales('de_DE', 'de_DE', 'nl_NL'),
                logos: { defaultIcon: '/files/logo.svg' },
                banners: { defaultIcon: null },
              },
            },
          },
        ],
      },
    }),
  );

describe('the configuration of the client', () => {
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', { location: { origin: 'https://getij.foyer.test' } });
  });

  it('a ClientUser works with what the client and the account configured', () => {
    expect(readClientConfiguration(answer('ClientUser'), false)).toEqual({
      apiUrl: 'https://getij.foyer.test',
      defaultLogo: '/files/logo.svg',
      defaultBanner: '',
      availableLocales: ['de_DE', 'nl_NL'],
      defaultLocale: 'de_DE',
      defaultUserLocale: 'nl_NL',
      availableUserLocales: ['nl_NL', 'en_US'],
      userType: 'ClientUser',
    });
  });

  it('an Admin has the built-in defaults: own logo, empty banner, the fixed list of locales', () => {
    expect(readClientConfiguration(answer('Admin'), false)).toMatchObject({
      defaultLogo: '',
      defaultBanner: '',
      availableLocales: underscoreLocales,
      userType: 'Admin',
    });
  });

  it('an Admin outside every client starts in the language of the account, inside one in that of the client', () => {
    expect(readClientConfiguration(answer('Admin'), false).defaultLocale).toBe('nl_NL');
    expect(readClientConfiguration(answer('Admin'), true).defaultLocale).toBe('de_DE');
  });

  it('an unknown type is treated as ClientUser, and without an answer the defaults stay', () => {
    expect(readClientConfiguration(answer('Robot'), false).userType).toBe('ClientUser');
    expect(readClientConfiguration(undefined, false)).toMatchObject({
      defaultLocale: 'en_US',
      availableUserLocales: ['nl_NL', 'en_US'],
      userType: 'ClientUser',
    });
  });
});
