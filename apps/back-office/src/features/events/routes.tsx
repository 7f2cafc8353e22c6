import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/events*', page: () => import('./event-list-page.tsx') },
  { path: '/exhibitions*', page: () => import('./exhibition-list-page.tsx') },
  { path: '/events/add', page: () => import('./add-event-page.tsx') },
  { path: '/exhibitions/add', page: () => import('./add-exhibition-page.tsx') },
  { path: '/events/$eventId', page: () => import('./edit-event-page.tsx') },
  { path: '/exhibitions/$eventId', page: () => import('./edit-event-page.tsx') },
];
