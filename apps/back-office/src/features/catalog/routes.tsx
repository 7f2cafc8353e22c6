import type { FeatureRoute } from '../../app/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/products', page: () => import('./product-list-page.tsx') },
  { path: '/products/edit/$productId', page: () => import('./edit-product-page.tsx') },
  { path: '/tickets*', page: () => import('./ticket-group-list-page.tsx') },
  { path: '/tickets/$ticketGroupId', page: () => import('./ticket-group-page.tsx') },
  { path: '/tickettype-*', page: () => import('./ticket-group-list-page.tsx') },
  { path: '/tickettype-toevoegen/$ticketGroupId', page: () => import('./add-ticket-type-page.tsx') },
  { path: '/tickettype-aanpassen/$ticketTypeId', page: () => import('./edit-ticket-type-page.tsx') },
  { path: '/tickettekst-aanpassen', page: () => import('./ticket-text-page.tsx') },
];
