import type { FeatureRoute } from './feature-route.ts';
import { featureRoutes } from './feature-routes.ts';
import { findLegacyRoute, legacyRoutes } from './legacy-routes.ts';

const patterns = new Set(legacyRoutes.map((route) => route.pattern));

/** Screens with an address of their own, and those that serve a legacy family. */
export const exactRoutes = featureRoutes.filter((route) => !patterns.has(route.path));
const familyRoutes = featureRoutes.filter((route) => patterns.has(route.path));

/** The screen that serves a legacy path: that of the longest pattern which matches the path. */
export function findLegacyScreen(path: string): FeatureRoute | undefined {
  const legacy = findLegacyRoute(path);
  return familyRoutes.find((route) => route.path === legacy?.pattern);
}

/** Whether a menu item's path leads to a screen. */
export function hasScreen(path: string): boolean {
  return exactRoutes.some((route) => route.path === path) || findLegacyScreen(path) !== undefined;
}
