import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listCodes } from '../../discounts/index.ts';
import type { StoredCart } from '../cart/cart.repository.ts';
import { replaceCartPlaces, type WantedPlaces } from '../cart/replace-cart-places.ts';
import { isPresentCart } from '../gift-tickets/is-present-cart.ts';
import { wantedLinesOf } from '../offer/own-times.ts';

/** What a cart has, asked for again. */
export async function wishOfCart(scope: ClientScope, cart: StoredCart): Promise<WantedPlaces> {
  const [code = null] = await listCodes(scope, [cart.discountCodeId ?? []].flat());
  const { timeslotId, visitDate: date } = cart;
  const lines = wantedLinesOf(cart);
  return { timeslotId, date, lines, isPresent: isPresentCart(cart), code, mayDropCode: true };
}

/** The total of a cart has changed: its codes pay their parts of the new one. Nothing happens to a cart without codes. */
export async function shareAgain(app: App, secret: string): Promise<Cart> {
  return replaceCartPlaces(app, secret, async (scope, cart) =>
    cart.codeParts.length === 0 ? null : wishOfCart(scope, cart),
  );
}
