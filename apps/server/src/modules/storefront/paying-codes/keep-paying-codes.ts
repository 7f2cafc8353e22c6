import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, payingCodesSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { replaceCartPlaces } from '../cart/replace-cart-places.ts';
import type { CodeReference } from './pay-with-codes.ts';
import { wishOfCart } from './share-again.ts';

/**
 * Lets a code pay for a part of a cart: as much of it as the total asks is held with the places. One that pays already
 * changes nothing. @throws RefusedError `paying-code-empty`, `paying-code-spent` at `code` (409), as `replaceCartPlaces`.
 */
export async function addPayingCode(app: App, secret: string, code: CodeReference): Promise<Cart> {
  return replaceCartPlaces(app, secret, async (scope, cart) => {
    if (cart.codeParts.some(({ codeId }) => codeId === code.codeId)) return null;
    return { ...(await wishOfCart(scope, cart)), paying: [...cart.codeParts, code] };
  });
}

/** Takes codes off a cart: those that are named stay. @throws RefusedError as `replaceCartPlaces`. */
export async function keepPayingCodes(app: App, secret: string, typed: unknown): Promise<Cart> {
  const { codes } = valueOrThrow(parseInput(payingCodesSchema, typed), 400);
  return replaceCartPlaces(app, secret, async (scope, cart) => {
    // What a present pays is no choice.
    const paying = cart.codeParts.filter(
      ({ codeId, kind }) => kind === 'gift-ticket' || codes.includes(codeId),
    );
    return paying.length === cart.codeParts.length ? null : { ...(await wishOfCart(scope, cart)), paying };
  });
}
