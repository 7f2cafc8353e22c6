import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/timeslotgroup/$timeslotGroupId/visitors', page: () => import('./group-visitors-page.tsx') },
  { path: '/bezoekerlijst*', page: () => import('./visitors-of-date-page.tsx') },
  { path: '/bezoekerlijst-all', page: () => import('./all-visitors-page.tsx') },
  { path: '/timeslotgroup/waiting-list', page: () => import('./waiting-list-page.tsx') },
  { path: '/group_timeslots-overzicht*', page: () => import('./timeslots-of-day-page.tsx') },
];
