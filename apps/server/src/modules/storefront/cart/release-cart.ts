import type { App } from '../../../platform/app.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { endHold } from '../../sales/index.ts';
import { dropUnpaidOrder } from '../checkout/drop-unpaid-order.ts';
import { lockCart, updateCart } from './cart.repository.ts';
import { stateOfCart } from './cart-state.ts';
import { withCart } from './find-cart.ts';
import { forgetFullHold } from './open-holds.ts';

/**
 * Releases the places of a cart before their time. Repeated, it changes nothing.
 * @throws RefusedError `payment-started` (409) once there is a payment.
 */
export async function releaseCart(app: App, secret: string): Promise<void> {
  await withCart(app, secret, async (scope, { id }) => {
    const cart = await lockCart(scope, id);
    const state = await stateOfCart(app, scope, cart);
    if (state === 'paying' || state === 'completed')
      throw new RefusedError([{ code: 'payment-started' }], 409);
    // The places of one whose time ran out just now are given back here, if not yet by the job that does so.
    if (state === 'expired') return endHold(scope, cart.holdId);
    await dropUnpaidOrder(scope, cart);
    await endHold(scope, cart.holdId);
    await updateCart(scope, id, { holdExpiresAt: app.clock() });
    forgetFullHold(app, id);
  });
}
