import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/voucher*', page: () => import('./batch-list-page.tsx') },
  { path: '/voucher/create', page: () => import('./create-batch-page.tsx') },
  { path: '/voucher/$batchId', page: () => import('./batch-page.tsx') },
  { path: '/voucher/$batchId/edit', page: () => import('./edit-batch-page.tsx') },
];
