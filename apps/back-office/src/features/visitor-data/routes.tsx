import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const page = () => import('./visitor-data-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/visitordata*', page },
  { path: '/visitordata/$lookUpId', page },
  { path: '/visitordata/$lookUpId/erase', page: () => import('./erase-visitor-page.tsx') },
  { path: '/visitordata/erased/$erasureId', page: () => import('./erased-page.tsx') },
];
