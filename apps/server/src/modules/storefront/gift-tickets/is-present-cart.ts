import type { StoredCart } from '../cart/cart.repository.ts';

/** Its tickets are bought as a present. */
export const isPresentCart = ({ lines }: Pick<StoredCart, 'lines'>): boolean =>
  lines.some(({ sells }) => sells === 'gift-ticket');
