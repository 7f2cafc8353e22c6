import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { RefusedError } from '../../../platform/errors.ts';

const codes: Partial<Record<Cart['state'], string>> = {
  expired: 'cart-expired',
  completed: 'payment-started',
};

/** @throws RefusedError `cart-expired` or `payment-started` (409) where a cart can no longer be changed. */
export function refuseEndedCart(state: Cart['state']): void {
  const code = codes[state];
  if (code) throw new RefusedError([{ code }], 409);
}
