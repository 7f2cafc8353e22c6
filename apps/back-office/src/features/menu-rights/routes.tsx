import type { FeatureRoute } from '../../app/routing/feature-route.ts';

/** Its tabs are sub-paths: /menu-rights/start-tables and /menu-rights/menu. */
export const routes: readonly FeatureRoute[] = [
  { path: '/menu-rights', page: () => import('./menu-rights-page.tsx') },
];
