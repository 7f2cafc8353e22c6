import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [{ path: '/', page: () => import('./dashboard-page.tsx') }];
