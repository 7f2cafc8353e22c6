/**
 * Parts of the shell that whoever runs Foyer may switch off for everybody, with the default of each (specification
 * 000, section 4). A flag only takes away comfort: it is never a way around a right.
 */
export const featureFlags = {
  /** The command search looks among orders and products, too: a query at each pause in typing. */
  'record-search': true,
  /** A page is fetched when somebody points at the link to it. */
  'page-preload': true,
} as const satisfies Record<string, boolean>;

export type FeatureFlag = keyof typeof featureFlags;

export function isFeatureFlag(name: string): name is FeatureFlag {
  return Object.hasOwn(featureFlags, name);
}
