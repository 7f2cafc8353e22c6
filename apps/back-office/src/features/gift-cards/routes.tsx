import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/gift*', page: () => import('./gift-card-list-page.tsx') },
  { path: '/gift/$giftCardId', page: () => import('./gift-card-page.tsx') },
];
