import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/message-queue', page: () => import('./message-queue-page.tsx') },
  { path: '/message-queue/failed-messages', page: () => import('./failed-messages-page.tsx') },
];
