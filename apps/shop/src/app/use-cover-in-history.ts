import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { useCallback, useEffect } from 'react';
import { type KeptChoices, readChoices } from './kept-choices.ts';
import { readKeptCart } from './read-kept-cart.ts';

/**
 * A page that its browser keeps in memory for the back button is covered before it is shown again, and reloaded
 * unless it `isCurrent`: what it showed may be over, or another visitor may be in front of the screen.
 */
export function useCoverInHistory(isCurrent: () => Promise<boolean>): void {
  useEffect(() => {
    const cover = (isCovered: boolean) => {
      document.documentElement.style.visibility = isCovered ? 'hidden' : '';
    };
    const onHide = (event: PageTransitionEvent) => event.persisted && cover(true);
    const onShow = async (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (await isCurrent()) cover(false);
      else location.reload();
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isCurrent]);
}

/**
 * Whether what the page shows is what the tab still holds, and not ordered meanwhile. Of a cart that is still open it shows
 * what the server says now: going to pay has lengthened its time.
 */
export function useIsCurrent(
  client: string,
  channel: string,
  { cartSecret }: KeptChoices,
  show: (cart: Cart) => void,
): () => Promise<boolean> {
  return useCallback(async () => {
    if (readChoices(client, channel).cartSecret !== cartSecret) return false;
    if (cartSecret === null) return true;
    // Without a connection the tab's own word counts.
    const cart = await readKeptCart(cartSecret).catch(() => null);
    if (cart !== null && typeof cart === 'object') show(cart);
    return cart === null || typeof cart === 'object';
  }, [client, channel, cartSecret, show]);
}
