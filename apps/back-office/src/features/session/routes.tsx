import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const forgotten = () => import('./forgotten-password-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/account-activation', page: () => import('./activation-page.tsx'), signedOut: true },
  { path: '/account-activation/$token', page: () => import('./activation-page.tsx'), signedOut: true },
  { path: '/password-reset', page: () => import('./password-reset-page.tsx'), signedOut: true },
  { path: '/password-reset/$token', page: () => import('./password-reset-page.tsx'), signedOut: true },
  { path: '/password-forgotten', page: forgotten, signedOut: true },
];
