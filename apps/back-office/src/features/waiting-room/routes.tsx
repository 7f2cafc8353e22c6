import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/channel-management/waiting-room/$channelId', page: () => import('./waiting-room-page.tsx') },
];
