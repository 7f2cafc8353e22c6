import { pageConfig } from '../page-config.ts';
import type { Place } from './sign-in-client.ts';

/** The address of this page: it names the client of a sign-in. */
export function thisPlace(): Place {
  const { hostname, search } = window.location;
  return { hostname, search, config: pageConfig };
}
