import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, cartLanguageSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { getChannel } from '../../channels/index.ts';
import { lockCart, updateCartLanguage } from '../cart/cart.repository.ts';
import { stateOfCart } from '../cart/cart-state.ts';
import { withCart } from '../cart/find-cart.ts';
import { refuseEndedCart } from '../cart/refuse-ended-cart.ts';
import { getCart } from '../cart/show-cart.ts';
import { dropUnpaidOrder } from '../checkout/drop-unpaid-order.ts';
import { nameLines } from './name-lines.ts';

/**
 * The visitor reads the page in another language by now: terms, choices, order and mail are in it from here on. A cart whose
 * payment is under way stays as it is, because a page that is only read must not cancel an order that may be paid already.
 * @throws RefusedError `language-unknown` (422); `cart-expired`, `payment-started` (409).
 */
export async function saveLanguage(app: App, secret: string, typed: unknown): Promise<Cart> {
  const { language: asked } = valueOrThrow(parseInput(cartLanguageSchema, typed));
  await withCart(app, secret, async (scope, { id }) => {
    const cart = await lockCart(scope, id);
    const state = await stateOfCart(app, scope, cart);
    refuseEndedCart(state);
    const channel = await getChannel(scope, cart.channelId);
    const language = chooseLanguage(channel, [asked]);
    if (state === 'paying' || language === cart.language) return;
    await dropUnpaidOrder(scope, cart);
    const lines = await nameLines(app, scope, { channel, salesPoint: cart.salesPoint, language }, cart.lines);
    await updateCartLanguage(scope, id, { language, lines });
  });
  return getCart(app, secret);
}
