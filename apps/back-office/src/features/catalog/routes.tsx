import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/products', page: () => import('./product-list/product-list-page.tsx') },
  { path: '/products/edit/$productId', page: () => import('./products/edit-product-page.tsx') },
  { path: '/tickets*', page: () => import('./ticket-groups/ticket-group-list-page.tsx') },
  { path: '/tickets/$ticketGroupId', page: () => import('./ticket-groups/ticket-group-page.tsx') },
  { path: '/tickettype-*', page: () => import('./ticket-groups/ticket-group-list-page.tsx') },
  {
    path: '/tickettype-toevoegen/$ticketGroupId',
    page: () => import('./ticket-types/add-ticket-type-page.tsx'),
  },
  {
    path: '/tickettype-aanpassen/$ticketTypeId',
    page: () => import('./ticket-types/edit-ticket-type-page.tsx'),
  },
  { path: '/tickettekst-aanpassen', page: () => import('./ticket-groups/ticket-text-page.tsx') },
];
