import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, cartCodeSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { getChannel } from '../../channels/index.ts';
import { findCode, type UsableCode } from '../../discounts/index.ts';
import { tryBounded } from '../../rate-limits/index.ts';
import { withCart } from '../cart/find-cart.ts';
import { replaceCartPlaces } from '../cart/replace-cart-places.ts';
import { addPayingCode } from '../paying-codes/keep-paying-codes.ts';
import { type CodeReference, findPayingCode } from '../paying-codes/pay-with-codes.ts';
import { wishOfCart } from '../paying-codes/share-again.ts';

/** So many wrong codes in 15 minutes, of one cart and of one network, slow the next ones down. */
const wrongOfCart = 10;
const wrongOfNetwork = 60;

/**
 * Uses a code for a cart: a discount code, of which one use is held as long as the places, or one that pays for a part of
 * it; null takes the discount code off again. The same again changes nothing. @param network of the visitor, within which wrong codes are counted; null = nowhere.
 * @throws RefusedError `discount-code-unknown`, those of `checkDiscount` at `code` (422); `discount-code-used-up` (409);
 * as `replaceCartPlaces`. SlowDownError after too many wrong codes.
 */
export async function applyDiscountCode(
  app: App,
  secret: string,
  typed: unknown,
  network: string | null = null,
): Promise<Cart> {
  const { code: typedCode } = valueOrThrow(parseInput(cartCodeSchema, typed));
  const code = typedCode === null ? null : await guessCode(app, secret, typedCode, network);
  if (code && 'kind' in code) return addPayingCode(app, secret, code);
  return replaceCartPlaces(app, secret, async (scope, cart) => {
    if ((code?.codeId ?? null) === cart.discountCodeId) return null;
    return { ...(await wishOfCart(scope, cart)), code, mayDropCode: false };
  });
}

/** A code that there is not, and one that the page does not take, are the same to who guesses. */
async function guessCode(
  app: App,
  secret: string,
  wanted: string,
  network: string | null,
): Promise<UsableCode | CodeReference> {
  const cart = await withCart(app, secret, async ({ clientId }, { id }) => ({ id, clientId }));
  const limits = [
    { subject: `discount codes of cart ${cart.id}`, failures: wrongOfCart },
    ...(network === null
      ? []
      : [{ subject: `discount codes of ${cart.clientId} from ${network}`, failures: wrongOfNetwork }]),
  ];
  const found = await tryBounded(app, limits, () =>
    withCart(app, secret, async (scope, { channelId }) => {
      const { options } = (await getChannel(scope, channelId)).salesFlow;
      const discount = options.discountCodes ? await findCode(scope, wanted) : undefined;
      return discount ?? findPayingCode(app, scope, options, wanted);
    }),
  );
  if (!found) throw new RefusedError([{ code: 'discount-code-unknown', field: 'code' }]);
  return found;
}
