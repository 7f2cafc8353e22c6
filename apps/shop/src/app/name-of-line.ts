import type { Cart } from '@foyer/domain/storefront/cart.ts';

/** What a line of a cart is called: with its time, where that is not the visit's. */
export const nameOfLine = ({ name, ownTime }: Pick<Cart['lines'][number], 'name' | 'ownTime'>): string =>
  ownTime ? `${name}, ${ownTime.time}` : name;
