import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { parseVisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../platform/app.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { getClient } from '../clients/index.ts';
import { readDetails, writeDetails } from './cart-details.ts';
import { stateOfCart } from './cart-state.ts';
import { dropUnpaidOrder } from './drop-unpaid-order.ts';
import { withLockedCart } from './find-cart.ts';
import { refuseDisabledClient } from './refuse-disabled-client.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { showCart } from './show-cart.ts';

/**
 * Writes down who buys. The same details again change nothing.
 * @throws RefusedError one refusal for each failing field (422); `cart-expired`, `payment-started` (409); `client-disabled` (403).
 */
export async function saveDetails(app: App, secret: string, typed: unknown): Promise<Cart> {
  const details = valueOrThrow(parseVisitorDetails(typed));
  return withLockedCart(app, secret, async (scope, cart) => {
    refuseEndedCart(await stateOfCart(app, scope, cart));
    refuseDisabledClient(await getClient(scope));
    const known = await readDetails(app, scope, cart);
    if (JSON.stringify(known) === JSON.stringify(details)) return showCart(app, scope, cart, { details });
    await dropUnpaidOrder(scope, cart);
    const written = await writeDetails(app, scope, cart, details);
    return showCart(app, scope, { ...cart, ...written, orderId: null }, { details });
  });
}
