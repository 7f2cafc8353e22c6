import type { FeatureRoute } from '../../app/routing/feature-route.ts';
import { loadParts } from '../../words/loaded-parts.ts';

/** The webshop's editor comes with words that no other screen of channels needs. */
function withWords<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([load(), loadParts(['webshop', 'readiness', 'ticketstreet'])]);
    return page;
  };
}

export const routes: readonly FeatureRoute[] = [
  { path: '/channel-management', page: () => import('./management/channel-list-page.tsx') },
  {
    path: '/channel-management/webshop/create',
    page: withWords(() => import('./webshop/create-webshop-page.tsx')),
  },
  {
    path: '/channel-management/webshop/edit/$channelId',
    page: withWords(() => import('./webshop/edit-webshop-page.tsx')),
  },
  { path: '/ticketstreet*', page: () => import('./ticketstreet-list-page.tsx') },
  { path: '/ticketstreet/edit/$ticketstreetId', page: () => import('./edit-ticketstreet-page.tsx') },
];
