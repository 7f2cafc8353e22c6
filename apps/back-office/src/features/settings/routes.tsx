import type { FeatureRoute } from '../../app/routing/feature-route.ts';

/** One page for all settings; a subject keeps the address of the module that guards it. */
export const routes: readonly FeatureRoute[] = [
  { path: '/new-settings', page: () => import('./client-settings-page.tsx') },
  { path: '/instellingen*', page: () => import('./client-settings-page.tsx') },
  { path: '/settings*', page: () => import('./client-settings-page.tsx') },
  { path: '/blocking-settings', page: () => import('./client-settings-page.tsx') },
  { path: '/settings-mailplus', page: () => import('./client-settings-page.tsx') },
  { path: '/transactiekosten', page: () => import('./client-settings-page.tsx') },
  { path: '/payment-providers-settings', page: () => import('./client-settings-page.tsx') },
];
