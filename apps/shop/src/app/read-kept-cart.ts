import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { keepChoices, noChoices, readChoices, withoutCart } from './kept-choices.ts';
import { RequestRefused, requestShop } from './shop-request.ts';

/**
 * A cart by the secret that the tab kept: as long as it can be bought, else how it ended.
 * @throws ConnectionLost without an answer, RequestRefused where the server could not say: it failed, or is too busy.
 */
export async function readKeptCart(secret: string): Promise<Cart | 'ordered' | 'gone'> {
  try {
    const cart = await requestShop<Cart>(`carts/${secret}`);
    if (cart.state === 'completed') return 'ordered';
    return cart.state === 'expired' ? 'gone' : cart;
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'cart-not-found') return 'gone';
    throw error;
  }
}

/** Beside an order that is over: the tab drops the cart that led to it, and keeps one that is still open. */
export async function forgetEndedCart(client: string, channel: string): Promise<void> {
  const kept = readChoices(client, channel);
  if (kept.cartSecret === null) return;
  const cart = await readKeptCart(kept.cartSecret);
  if (cart === 'ordered') keepChoices(client, channel, noChoices);
  if (cart === 'gone') keepChoices(client, channel, withoutCart(kept));
}
