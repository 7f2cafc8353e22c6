import type { FeatureRoute } from '../../app/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/timeslotgroup*', page: () => import('./timeslot-group-list-page.tsx') },
  { path: '/timeslots*', page: () => import('./timeslot-group-list-page.tsx') },
  { path: '/timeslot-*', page: () => import('./timeslot-group-list-page.tsx') },
  { path: '/timeslot-toevoegen', page: () => import('./add-timeslot-page.tsx') },
  { path: '/timeslot-aanpassen/$timeslotId', page: () => import('./edit-timeslot-page.tsx') },
  { path: '/timeslot-verwijderen/$timeslotId', page: () => import('./delete-timeslot-page.tsx') },
  { path: '/timeslot-sync', page: () => import('./timeslot-sync-page.tsx') },
  { path: '/timeslotgroup/$timeslotGroupId', page: () => import('./timeslot-group-page.tsx') },
  { path: '/timeslotgroup/$timeslotGroupId/periods', page: () => import('./timeslot-group-page.tsx') },
  { path: '/timeslotgroup/$timeslotGroupId/weekdays', page: () => import('./timeslot-group-page.tsx') },
  {
    path: '/timeslotgroup/$timeslotGroupId/exceptions/date',
    page: () => import('./date-exceptions-page.tsx'),
  },
  {
    path: '/timeslotgroup/$timeslotGroupId/exceptions/period',
    page: () => import('./weekday-exceptions-page.tsx'),
  },
  {
    path: '/timeslotgroup/$timeslotGroupId/changes/$changeId',
    page: () => import('./schedule-change-page.tsx'),
  },
  { path: '/timeslotgroup/changes/$changeId', page: () => import('./schedule-change-page.tsx') },
  { path: '/timeslotgroup/conflicts', page: () => import('./conflicts-page.tsx') },
  { path: '/timeslotgroup/hidden-groups', page: () => import('./hidden-groups-page.tsx') },
  { path: '/timeslotgroup/$timeslotGroupId/day/$date', page: () => import('./timeslot-day-page.tsx') },
];
