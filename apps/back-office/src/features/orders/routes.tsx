import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const page = () => import('./order-management-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/order-management', page },
  { path: '/ticketsearch*', page },
  { path: '/ticketzoeken', page },
];
