import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/availability-scheduler', page: () => import('./scheduler-page.tsx') },
];
