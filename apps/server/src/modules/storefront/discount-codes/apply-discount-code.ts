import { tidyCode } from '@foyer/domain/discounts/discount-code-text.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, cartCodeSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../../platform/app.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { getChannel } from '../../channels/index.ts';
import { findCode, type UsableCode } from '../../discounts/index.ts';
import { tryBounded } from '../../rate-limits/index.ts';
import { withCart } from '../cart/find-cart.ts';
import { replaceCartPlaces } from '../cart/replace-cart-places.ts';

/** So many wrong codes in 15 minutes, of one cart and of one network, slow the next ones down. */
const wrongOfCart = 10;
const wrongOfNetwork = 60;

/**
 * Uses a discount code for a cart, or takes it off again (null): one use is held as long as the places. The same again
 * changes nothing. @param network of the visitor, within which wrong codes are counted; null = nowhere.
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
  const code = typedCode === null ? null : await guessCode(app, secret, tidyCode(typedCode), network);
  return replaceCartPlaces(app, secret, async (_scope, cart) => {
    if ((code?.codeId ?? null) === cart.discountCodeId) return null;
    const { timeslotId, visitDate: date, lines } = cart;
    const quantities = lines.map(({ ticketTypeId, quantity }) => ({ ticketTypeId, quantity }));
    return { timeslotId, date, lines: quantities, code, mayDropCode: false };
  });
}

/** A code that there is not, and one that the page does not take, are the same to who guesses. */
async function guessCode(
  app: App,
  secret: string,
  wanted: string,
  network: string | null,
): Promise<UsableCode> {
  const cart = await withCart(app, secret, async ({ clientId }, { id }) => ({ id, clientId }));
  const limits = [
    { subject: `discount codes of cart ${cart.id}`, failures: wrongOfCart },
    ...(network === null
      ? []
      : [{ subject: `discount codes of ${cart.clientId} from ${network}`, failures: wrongOfNetwork }]),
  ];
  const found = await tryBounded(app, limits, () =>
    withCart(app, secret, async (scope, { channelId }) => {
      const { salesFlow } = await getChannel(scope, channelId);
      return salesFlow.options.discountCodes ? findCode(scope, wanted) : undefined;
    }),
  );
  if (!found) throw new RefusedError([{ code: 'discount-code-unknown', field: 'code' }]);
  return found;
}
