import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/audit-log', page: () => import('./audit-log-page.tsx') },
];
