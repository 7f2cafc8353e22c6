import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const list = () => import('./account-list-page.tsx');
const edit = () => import('./edit-account-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/gebruikers*', page: list },
  { path: '/account-add', page: () => import('./add-account-page.tsx') },
  { path: '/account-edit/$accountId', page: edit },
  { path: '/useraanpassen/$accountId', page: edit },
  { path: '/account-delete/$accountId', page: edit },
  { path: '/userverwijderen/$accountId', page: edit },
];
