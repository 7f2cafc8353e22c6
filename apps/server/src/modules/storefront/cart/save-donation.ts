import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, donationSchema } from '@foyer/domain/storefront/cart.ts';
import { checkDonation } from '@foyer/domain/storefront/donation.ts';
import type { App } from '../../../platform/app.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { getChannel } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { dropUnpaidOrder } from '../checkout/drop-unpaid-order.ts';
import { shareAgain } from '../paying-codes/share-again.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { lockCart, updateCart } from './cart.repository.ts';
import { stateOfCart } from './cart-state.ts';
import { withCart } from './find-cart.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { getCart } from './show-cart.ts';

/**
 * Keeps what a visitor gives on top; 0 takes it back. The same again changes nothing.
 * @throws RefusedError as `checkDonation` at `amountMinor` (422); `cart-expired`, `payment-started` (409);
 * `client-disabled` (403).
 */
export async function saveDonation(app: App, secret: string, typed: unknown): Promise<Cart> {
  const { amountMinor } = valueOrThrow(parseInput(donationSchema, typed));
  const hasCodes = await withCart(app, secret, async (scope, { id }) => {
    const cart = await lockCart(scope, id);
    refuseEndedCart(await stateOfCart(app, scope, cart));
    refuseDisabledClient(await getClient(scope));
    if (cart.donationMinor === amountMinor) return false;
    const { salesFlow } = await getChannel(scope, cart.channelId);
    const code = checkDonation(salesFlow.donation, amountMinor);
    if (code !== null) throw new RefusedError([{ code, field: 'amountMinor' }]);
    await dropUnpaidOrder(scope, cart);
    await updateCart(scope, id, { donationMinor: amountMinor });
    return cart.codeParts.length > 0;
  });
  return hasCodes ? shareAgain(app, secret) : getCart(app, secret);
}
