import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const list = () => import('./reservation-list-page.tsx');
const slot = () => import('./slot-reservation-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/reservations*', page: list },
  { path: '/reservations/add', page: () => import('./add-reservation-page.tsx') },
  { path: '/reservations/edit/$reservationId', page: () => import('./edit-reservation-page.tsx') },
  { path: '/reservations/delete/$reservationId', page: () => import('./delete-reservation-page.tsx') },
  {
    path: '/timeslotgroup/$timeslotGroupId/reservations',
    page: () => import('./group-reservations-page.tsx'),
  },
  { path: '/cancel-reservations*', page: () => import('./cancel-reservations-page.tsx') },
  { path: '/slot-reservation*', page: slot },
  { path: '/slot-delete*', page: slot },
];
