import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, type CartChange, cartChangeSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { listCodes } from '../../discounts/index.ts';
import { isPresentCart } from '../gift-tickets/is-present-cart.ts';
import { wantedLinesOf } from '../offer/own-times.ts';
import type { StoredCart } from './cart.repository.ts';
import { replaceCartPlaces } from './replace-cart-places.ts';

/**
 * Replaces the places of a cart. Its discount code stays where it fits the new ones.
 * @throws RefusedError as `replaceCartPlaces`.
 */
export async function changeCart(app: App, secret: string, typed: unknown): Promise<Cart> {
  const wish = valueOrThrow(parseInput(cartChangeSchema, typed), 400);
  return replaceCartPlaces(app, secret, async (scope, cart) => {
    if (isSame(cart, wish)) return null;
    const [code = null] = await listCodes(scope, [cart.discountCodeId ?? []].flat());
    return { ...wish, code, mayDropCode: true };
  });
}

function isSame(cart: StoredCart, wish: CartChange): boolean {
  const textOf = (lines: CartChange['lines']) =>
    lines
      .map(({ ticketTypeId, quantity, timeslotId = '' }) => `${ticketTypeId} ${quantity} ${timeslotId}`)
      .sort()
      .join();
  const isSameDay = wish.timeslotId !== null || cart.visitDate === wish.date;
  if (isPresentCart(cart) !== wish.isPresent) return false;
  return (
    cart.timeslotId === wish.timeslotId && isSameDay && textOf(wantedLinesOf(cart)) === textOf(wish.lines)
  );
}
