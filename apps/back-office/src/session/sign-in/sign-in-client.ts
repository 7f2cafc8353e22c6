import { parseSignInName, type SignInName } from '@foyer/domain/identity/sign-in-name.ts';

/** What the server says to the page about its place, in `<meta name="foyer-config">`. */
export interface PageConfig {
  /** 'foyer.app': the host's first label below it names the client; the domain itself is the platform. */
  baseDomain: string | null;
  defaultClient: string;
  /** The operator's help centre, which replaces the guide. */
  helpUrl: string | null;
}

export interface Place {
  /** 'getij.foyer.app', without port. */
  hostname: string;
  /** The query string of the page. */
  search: string;
  config: Pick<PageConfig, 'baseDomain' | 'defaultClient'>;
}

/**
 * The client of a sign-in (product.md, section 2): typed after the username, else the host's first label below the
 * base domain (the base domain itself is the platform), else `?client=`, else the default client.
 */
export function signInName(typed: string, place: Place): SignInName {
  return (
    parseSignInName(typed) ?? { username: typed.replaceAll('|', '').trim(), client: clientOfPlace(place) }
  );
}

/** The client that the address of the page names. */
export function clientOfPlace({ hostname, search, config }: Place): string {
  const { baseDomain, defaultClient } = config;
  if (baseDomain && hostname === baseDomain) return 'platform';
  if (baseDomain && hostname.endsWith(`.${baseDomain}`)) {
    const label = hostname.slice(0, -baseDomain.length - 1).split('.')[0];
    if (label) return label;
  }
  return new URLSearchParams(search).get('client') || defaultClient;
}
