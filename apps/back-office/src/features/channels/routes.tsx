import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/channel-management', page: () => import('./management/channel-list-page.tsx') },
  { path: '/ticketstreet*', page: () => import('./ticketstreet-list-page.tsx') },
  { path: '/ticketstreet/edit/$ticketstreetId', page: () => import('./edit-ticketstreet-page.tsx') },
];
