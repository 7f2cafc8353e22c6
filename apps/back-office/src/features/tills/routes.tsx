import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/ticketverkoop/kassas', page: () => import('./till-list-page.tsx') },
  { path: '/ticketverkoop/kassa/$tillId', page: () => import('./till-page.tsx') },
  { path: '/ticketverkoop/kassa/$tillId/sluiten', page: () => import('./close-till-page.tsx') },
  { path: '/ticketverkoop/afsluitingen', page: () => import('./close-list-page.tsx') },
  { path: '/ticketverkoop/afsluiting/$sessionId', page: () => import('./till-close-page.tsx') },
  { path: '/ticketverkoop/klantscherm', page: () => import('./customer-display-page.tsx'), bare: true },
];
