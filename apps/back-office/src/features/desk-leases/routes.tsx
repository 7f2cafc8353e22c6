import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/ticketverkoop/offline', page: () => import('./offline-desks-page.tsx') },
];
