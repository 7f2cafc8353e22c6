import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/tickets/pricing-rules*', page: () => import('./all-rules-page.tsx') },
  { path: '/tickets/$ticketGroupId/dynamic-price', page: () => import('./group-prices-page.tsx') },
  { path: '/tickets/$ticketGroupId/dynamic-price/create', page: () => import('./add-rule-page.tsx') },
  { path: '/tickets/$ticketGroupId/dynamic-price/$ruleId', page: () => import('./edit-rule-page.tsx') },
];
