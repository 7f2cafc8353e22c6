import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/new-settings/locations', page: () => import('./location-list-page.tsx') },
  { path: '/new-settings/locations/edit-venue/$venueId', page: () => import('./edit-location-page.tsx') },
  { path: '/openingstijden*', page: () => import('./opening-hours-page.tsx') },
];
