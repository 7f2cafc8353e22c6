import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { parseVisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../platform/app.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { getClient } from '../clients/index.ts';
import { lockCart } from './cart.repository.ts';
import { readDetails, writeDetails } from './cart-details.ts';
import { stateOfCart } from './cart-state.ts';
import { dropUnpaidOrder } from './drop-unpaid-order.ts';
import { withCart } from './find-cart.ts';
import { refuseDisabledClient } from './refuse-disabled-client.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { showCart } from './show-cart.ts';

/**
 * Writes down who buys. The same details again change nothing.
 * @throws RefusedError one refusal for each failing field (422); `cart-expired`, `payment-started` (409); `client-disabled` (403).
 */
export async function saveDetails(app: App, secret: string, typed: unknown): Promise<Cart> {
  const details = valueOrThrow(parseVisitorDetails(typed));
  return withCart(app, secret, async (scope, { id }) => {
    const cart = await lockCart(scope, id);
    refuseEndedCart(await stateOfCart(app, scope, cart));
    refuseDisabledClient(await getClient(scope));
    const known = await readDetails(app, scope, cart);
    if (JSON.stringify(known) !== JSON.stringify(details)) {
      await dropUnpaidOrder(scope, cart);
      await writeDetails(app, scope, cart, details);
    }
    return showCart(app, scope, await lockCart(scope, id));
  });
}
