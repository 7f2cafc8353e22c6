import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/new-settings/eticket-template', page: () => import('./eticket-template-page.tsx') },
];
