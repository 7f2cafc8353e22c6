import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const page = () => import('./desk-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/ticketverkoop*', page },
  { path: '/ticketverkoop/knoppen', page: () => import('./buttons-page.tsx') },
  { path: '/kassaverkoop', page },
  { path: '/winkelverkoop', page },
  { path: '/barverkoop', page },
];
