import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/changepassword', page: () => import('./change-password-page.tsx') },
  { path: '/wachtwoord-aanpassen', page: () => import('./change-password-page.tsx') },
];
