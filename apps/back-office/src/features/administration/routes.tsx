import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/administratie*', page: () => import('./administration-page.tsx') },
  { path: '/company-form', page: () => import('./company-form-page.tsx'), signedOut: true },
  { path: '/company-form/$token', page: () => import('./company-form-page.tsx'), signedOut: true },
];
