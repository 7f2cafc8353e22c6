import { pageConfig } from './page-config.ts';
import type { Place } from './sign-in-client.ts';

/** Where this page stands: its address tells which client somebody signs in to. */
export function thisPlace(): Place {
  const { hostname, search } = window.location;
  return { hostname, search, config: pageConfig };
}
