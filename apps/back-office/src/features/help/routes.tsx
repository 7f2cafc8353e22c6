import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/help', page: () => import('./help-page.tsx'), signedOut: true },
  { path: '/help/$area', page: () => import('./help-area-page.tsx'), signedOut: true },
];
