import { useCallback, useSyncExternalStore } from 'react';
import { parseShopAddress, type ShopAddress } from './shop-address.ts';

const changed = 'foyer:address';

let navigated = false;

/** Whether the visitor has gone from one step to another since the page was loaded. */
export function hasNavigated(): boolean {
  return navigated;
}

/** Another page than before is shown, at the same address or another one. */
export function noteMove(): void {
  navigated = true;
  // What follows is another page to its reader: it may have another font (fonts.css).
  document.documentElement.dataset.moved = '';
}

if (typeof window !== 'undefined') window.addEventListener('popstate', noteMove);

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
  // The entry may keep what a frame without a storage of its own cannot keep elsewhere (tab-storage.ts).
  if (how === 'push') history.pushState(history.state, '', path);
  else history.replaceState(history.state, '', path);
  noteMove();
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
