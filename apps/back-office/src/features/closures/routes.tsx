import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/timeslotgroup/closures', page: () => import('./closure-list-page.tsx') },
  { path: '/timeslotgroup/closure/$closureId', page: () => import('./closure-page.tsx') },
];
