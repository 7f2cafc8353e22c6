import type { FeatureRoute } from '../../app/routing/feature-route.ts';

/** Company and sales, technical and connections: one page, whose subjects lead to either address. */
export const routes: readonly FeatureRoute[] = [
  { path: '/instellingen*', page: () => import('./client-settings-page.tsx') },
  { path: '/settings*', page: () => import('./client-settings-page.tsx') },
];
