import { useCallback, useSyncExternalStore } from 'react';
import { parseShopAddress, type ShopAddress } from './shop-address.ts';

const changed = 'foyer:address';

let navigated = false;

/** Whether the visitor has gone from one step to another since the page was loaded. */
export function hasNavigated(): boolean {
  return navigated;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    navigated = true;
  });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
}

/** Opens a path of the shop: as a step in the browser's history, or in place of the present one. */
export function openPath(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  navigated = true;
  window.dispatchEvent(new Event(changed));
}

/** The address shown now; follows the back and forward buttons. */
export function useAddress(): ShopAddress {
  const href = useSyncExternalStore(
    subscribe,
    useCallback(() => location.href, []),
  );
  return parseShopAddress(new URL(href));
}
