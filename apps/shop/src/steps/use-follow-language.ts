import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { useEffect, useState } from 'react';
import { ConnectionLost, requestShop } from '../app/shop-request.ts';
import type { TimedCart } from '../app/use-cart.ts';

/**
 * A cart that can still be ordered follows the language of the page, however that was changed. Without a connection it is asked
 * for again; what the server refuses, or a language that the channel gave up, is asked for once.
 */
export function useFollowLanguage(
  timed: TimedCart | null,
  language: string,
  show: (cart: Cart) => void,
): void {
  const [failed, setFailed] = useState(0);
  const cart = timed?.cart;
  const secret = cart?.state === 'held' && cart.language !== language ? cart.secret : null;
  useEffect(() => {
    if (secret === null) return;
    let current = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    requestShop<Cart>(`carts/${secret}/language`, { method: 'PUT', body: { language } }).then(
      (now) => current && show(now),
      (error) => {
        if (current && error instanceof ConnectionLost) again = setTimeout(setFailed, 5_000, failed + 1);
      },
    );
    return () => {
      current = false;
      clearTimeout(again);
    };
  }, [secret, language, show, failed]);
}
