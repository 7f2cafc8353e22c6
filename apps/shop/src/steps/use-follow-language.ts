import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { useEffect, useState } from 'react';
import { requestShop } from '../app/shop-request.ts';
import type { TimedCart } from '../app/use-cart.ts';

/**
 * A cart that can still be ordered follows the language of the page, however that was changed. It is asked for once more where
 * that failed, and not again where the channel gave the language up.
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
    requestShop<Cart>(`carts/${secret}/language`, { method: 'PUT', body: { language } }).then(
      (now) => current && show(now),
      () => current && setTimeout(setFailed, 5_000, failed + 1),
    );
    return () => {
      current = false;
    };
  }, [secret, language, show, failed]);
}
