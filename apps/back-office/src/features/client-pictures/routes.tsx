import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/logo-aanpassen', page: () => import('./client-pictures-page.tsx') },
  { path: '/pdfbackground-aanpassen', page: () => import('./pdf-background-page.tsx') },
];
