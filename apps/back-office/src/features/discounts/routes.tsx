import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/discountcodes-and-vouchers*', page: () => import('./discount-list-page.tsx') },
  { path: '/discountcodes-and-vouchers/create', page: () => import('./create-discount-page.tsx') },
  { path: '/discountcodes-and-vouchers/$discountId', page: () => import('./edit-discount-page.tsx') },
];
