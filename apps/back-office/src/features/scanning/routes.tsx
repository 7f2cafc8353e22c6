import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const page = () => import('./scanning-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/ticketscannen*', page },
  { path: '/scanapp-login*', page },
  { path: '/settings-scanapi', page: () => import('./scan-api-page.tsx') },
];
