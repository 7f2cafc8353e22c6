import type { FeatureRoute } from '../../app/routing/feature-route.ts';

export const routes: readonly FeatureRoute[] = [
  { path: '/barcodes*', page: () => import('./series-list-page.tsx') },
  { path: '/barcodes-generated*', page: () => import('./series-list-page.tsx') },
  { path: '/barcodes2*', page: () => import('./series-list-page.tsx') },
  { path: '/barcodes/import', page: () => import('./import/import-series-page.tsx') },
  { path: '/barcodes-generated/create', page: () => import('./generate-series-page.tsx') },
  { path: '/barcodes/$seriesId', page: () => import('./series-page.tsx') },
  { path: '/barcodes/$seriesId/edit', page: () => import('./edit-series-page.tsx') },
];
