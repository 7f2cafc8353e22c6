import { useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import { findAddress } from '../addresses/addresses.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { Screen } from './feature-routes.ts';
import { loadPage } from './load-page.ts';
import { peoplePath } from './people-path.ts';
import { findScreen } from './screens.ts';

const ComingLaterPage = lazy(async () => {
  const [{ ComingLaterPage: page }] = await Promise.all([
    import('../pages/coming-later-page.tsx'),
    loadParts(['areas']),
  ]);
  return { default: page };
});

const pages = new Map<string, ComponentType>();

function pageOf(route: Screen): ComponentType {
  let page = pages.get(route.path);
  if (!page) {
    page = lazy(() =>
      loadPage(route).catch((error) => {
        // React keeps the failure of a lazy part: the next visit gets another one, which fetches again.
        pages.delete(route.path);
        throw error;
      }),
    );
    pages.set(route.path, page);
  }
  return page;
}

/** Any path without a route of its own: the screen of its family, one that comes later, or not found. */
export function AddressPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const isAdmin = useOwnAccount().account?.__typename === 'Admin';
  const screen = findScreen(peoplePath(path, isAdmin));
  const address = findAddress(path);
  if (!address) return <NotFoundPage />;
  const Page = screen && pageOf(screen);
  return <Suspense fallback={null}>{Page ? <Page /> : <ComingLaterPage screen={address.screen} />}</Suspense>;
}
