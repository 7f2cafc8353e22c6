import type { ComponentType } from 'react';

/**
 * One screen of a feature, as its `routes.tsx` lists it. The page is fetched when it is first opened.
 *
 * `path` is a path of the app with `$` parameters ('/products/edit/$productId'), or one of the legacy addresses
 * of `addresses/`, letter by letter ('/ticketscannen*').
 */
export interface FeatureRoute {
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** Is outside the logged-in layout and needs no sign-in. */
  signedOut?: true;
  /** Is shown to customers: signed in, and outside the logged-in layout. */
  bare?: true;
}
