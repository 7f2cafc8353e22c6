import type { FeatureRoute } from '../../app/routing/feature-route.ts';

const list = () => import('./wall-screen-list-page.tsx');

export const routes: readonly FeatureRoute[] = [
  { path: '/narrowcasting*', page: list },
  { path: '/narrowcasting-v2', page: list },
  { path: '/narrowcasting/create', page: () => import('./create-wall-screen-page.tsx') },
  { path: '/narrowcasting/$screenId', page: () => import('./edit-wall-screen-page.tsx') },
];
