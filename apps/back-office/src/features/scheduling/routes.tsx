import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/timeslotgroup*', page: () => import('./timeslot-groups/timeslot-group-list-page.tsx') },
  { path: '/timeslots*', page: () => import('./timeslot-groups/timeslot-group-list-page.tsx') },
  { path: '/timeslot-*', page: () => import('./timeslot-groups/timeslot-group-list-page.tsx') },
  { path: '/timeslot-toevoegen', page: () => import('./timeslots/add-timeslot-page.tsx') },
  { path: '/timeslot-aanpassen/$timeslotId', page: () => import('./timeslots/edit-timeslot-page.tsx') },
  { path: '/timeslot-verwijderen/$timeslotId', page: () => import('./timeslots/delete-timeslot-page.tsx') },
  { path: '/timeslot-sync', page: () => import('./timeslots/timeslot-sync-page.tsx') },
  {
    path: '/timeslotgroup/$timeslotGroupId',
    page: () => import('./timeslot-groups/timeslot-group-page.tsx'),
  },
  {
    path: '/timeslotgroup/$timeslotGroupId/periods',
    page: () => import('./timeslot-groups/timeslot-group-page.tsx'),
  },
  {
    path: '/timeslotgroup/$timeslotGroupId/weekdays',
    page: () => import('./timeslot-groups/timeslot-group-page.tsx'),
  },
  {
    path: '/timeslotgroup/$timeslotGroupId/exceptions/date',
    page: () => import('./exceptions/date-exceptions-page.tsx'),
  },
  {
    path: '/timeslotgroup/$timeslotGroupId/exceptions/period',
    page: () => import('./exceptions/weekday-exceptions-page.tsx'),
  },
  {
    path: '/timeslotgroup/$timeslotGroupId/changes/$changeId',
    page: () => import('./changes/timeslot-change-page.tsx'),
  },
  { path: '/timeslotgroup/changes/$changeId', page: () => import('./changes/timeslot-change-page.tsx') },
  { path: '/timeslotgroup/conflicts', page: () => import('./changes/conflicts-page.tsx') },
  { path: '/timeslotgroup/hidden-groups', page: () => import('./timeslot-groups/hidden-groups-page.tsx') },
  {
    path: '/timeslotgroup/$timeslotGroupId/day/$date',
    page: () => import('./timeslots/timeslot-day-page.tsx'),
  },
];
