import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { maximumHoldExtensions } from '@foyer/domain/storefront/hold-time.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { getSellingClient } from '../../clients/index.ts';
import { extendHold } from '../../sales/index.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { lockCart, updateCart } from './cart.repository.ts';
import { stateOfCart } from './cart-state.ts';
import { withCart } from './find-cart.ts';
import { lengthenFullHold } from './open-holds.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { getCart } from './show-cart.ts';

/** A request within this time after the last one is a repeated one. */
const samePressMs = 10_000;

/**
 * Restarts the time of a cart's places, up to ten times, and not after payment has begun.
 * @throws RefusedError `cart-expired`, `payment-started`, `hold-extended-too-often` (409); `client-disabled` (403).
 */
export async function extendCart(app: App, secret: string): Promise<Cart> {
  const extended = await withCart(app, secret, async (scope, cart) => {
    const state = await stateOfCart(app, scope, cart);
    refuseEndedCart(state === 'paying' ? 'completed' : state);
    const client = await getSellingClient(scope, app.clock());
    refuseDisabledClient(client);
    const minutes = client.holdMinutes;
    const isFull = cart.holdExpiresAt.getTime() > app.clock().getTime() + minutes * 60_000 - samePressMs;
    if (isFull) return null;
    if (cart.extensions >= maximumHoldExtensions)
      throw new RefusedError([{ code: 'hold-extended-too-often' }], 409);
    return { clientId: scope.clientId, cartId: cart.id, holdId: cart.holdId, minutes };
  });
  if (extended === null) return getCart(app, secret);
  const { clientId, cartId, holdId, minutes } = extended;
  const hold = valueOrThrow(await extendHold(app, { clientId, holdId, minutes }), 409);
  lengthenFullHold(app, cartId, hold.expiresAt);
  await inClient(app.db, clientId, async (scope) => {
    const cart = await lockCart(scope, cartId);
    if (cart.holdId !== holdId) return;
    await updateCart(scope, cartId, { holdExpiresAt: hold.expiresAt, extensions: cart.extensions + 1 });
  });
  return getCart(app, secret);
}
