import { useLocation, useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useGo } from '../components/use-go.ts';
import type { Address } from './addresses/address.ts';
import { findAddress } from './addresses/addresses.ts';
import { mountPath } from './routing/mount-path.ts';
import { onPreviousUrl, previousUrl } from './routing/previous-url.ts';

/** What a route says of itself: the layout around it, and its row of the table of addresses. */
export interface RouteMeta extends Partial<Pick<Address, 'screen' | 'module'>> {
  layout: 'logged-in' | null;
  legacy: boolean;
}

interface Navigation {
  /** Path and query as the app sees them, without the mount: '/products?q=tower'. */
  currentUrl: string;
  previousUrl: string | null;
  params: Readonly<Record<string, string | undefined>>;
  meta: RouteMeta;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  openInNewTab: (path: string) => void;
}

/** Where one is, where one was, and the ways on (specification 000, section 2, Route behaviour). */
export function useNavigation(): Navigation {
  const location = useLocation();
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? null });
  const params = useMatches({
    select: (matches): Navigation['params'] => matches.at(-1)?.params ?? {},
  });
  const previous = useSyncExternalStore(onPreviousUrl, previousUrl, previousUrl);
  const address = findAddress(location.pathname);
  return {
    currentUrl: `${location.pathname}${location.searchStr}`,
    previousUrl: previous,
    params,
    meta: { layout, screen: address?.screen, module: address?.module, legacy: address?.legacy ?? false },
    navigate: useGo(),
    openInNewTab: (path) => window.open(mountPath(path), '_blank', 'noopener'),
  };
}
