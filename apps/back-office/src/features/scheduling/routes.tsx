import type { FeatureRoute } from '../../app/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/timeslotgroup*', page: () => import('./timeslot-group-list-page.tsx') },
  { path: '/timeslots*', page: () => import('./timeslot-group-list-page.tsx') },
  { path: '/timeslot-*', page: () => import('./timeslot-group-list-page.tsx') },
  { path: '/timeslotgroup/$timeslotGroupId', page: () => import('./timeslot-group-page.tsx') },
  { path: '/timeslotgroup/$timeslotGroupId/periods', page: () => import('./timeslot-group-page.tsx') },
  { path: '/timeslotgroup/$timeslotGroupId/day/$date', page: () => import('./timeslot-day-page.tsx') },
];
