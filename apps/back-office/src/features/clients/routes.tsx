import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const create = () => import('./create-client-page.tsx');
const edit = () => import('./edit-client-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/clients*', page: () => import('./client-list-page.tsx') },
  { path: '/clients/create', page: create },
  { path: '/clients/edit/$clientId', page: edit },
  { path: '/gebruikers/clients/create', page: create },
  { path: '/gebruikers/clients/$clientId', page: edit },
];
