/**
 * Parts of the shell that the operator of Foyer may switch off for every client, with the default of each
 * (specification 000, section 4). A flag only removes comfort: it never bypasses a right.
 */
export const featureFlags = {
  /** The command search looks among orders and products, too: a query at each pause in typing. */
  'record-search': true,
  /** A page is preloaded when the pointer is over a link to it. */
  'page-preload': true,
} as const satisfies Record<string, boolean>;

export type FeatureFlag = keyof typeof featureFlags;

export function isFeatureFlag(name: string): name is FeatureFlag {
  return Object.hasOwn(featureFlags, name);
}
