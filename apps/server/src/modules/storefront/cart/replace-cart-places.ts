import type { Channel } from '@foyer/domain/channels/channel.ts';
import { holdMinutesRange } from '@foyer/domain/settings/setting-values.ts';
import type { Cart, CartChange } from '@foyer/domain/storefront/cart.ts';
import { changedHoldTime } from '@foyer/domain/storefront/fair-hold.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { getChannel } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import type { UsableCode } from '../../discounts/index.ts';
import {
  type HeldSale,
  holdQuote,
  type Quote,
  quoteWish,
  releaseHold,
  sellerOfChannel,
} from '../../sales/index.ts';
import { dropUnpaidOrder } from '../checkout/drop-unpaid-order.ts';
import { presentOfCart } from '../gift-tickets/present-of-cart.ts';
import { placesRefusal, wishRefusal } from '../offer/refuse-wish.ts';
import { type CodeReference, payWith, refuseIdleCodes } from '../paying-codes/pay-with-codes.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { lockCart, replacePlaces, type StoredCart } from './cart.repository.ts';
import { cartCosts } from './cart-costs.ts';
import { stateOfCart } from './cart-state.ts';
import { withCart } from './find-cart.ts';
import { changeFullHold } from './open-holds.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { getCart } from './show-cart.ts';

export interface WantedPlaces extends CartChange {
  code: UsableCode | null;
  /** Where its code does not fit what is wanted, it is dropped; otherwise the change is refused. */
  mayDropCode: boolean;
  /** The codes that pay for a part of it; left out = those that it has. */
  paying?: readonly CodeReference[];
}

/**
 * Replaces what a cart holds, places and use of a code alike: the old ones are released only when the new ones are held.
 * @param want decides within the cart's client; null = it stays as it is.
 * @throws RefusedError as `takeCart`; `cart-expired`, `payment-started` (409); `client-disabled` (403).
 */
export async function replaceCartPlaces(
  app: App,
  secret: string,
  want: (scope: ClientScope, cart: StoredCart, channel: Channel) => Promise<WantedPlaces | null>,
): Promise<Cart> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await replaceOnce(app, secret, want);
    } catch (error) {
      // Another buyer has spent of the same code at this moment: what is left is asked again.
      const isSpent = error instanceof RefusedError && error.refusals.every(({ code }) => code === spent);
      if (!isSpent || tries === mostTries) throw error;
    }
  }
}

const spent = 'paying-code-spent';
const mostTries = 3;

async function replaceOnce(
  app: App,
  secret: string,
  want: (scope: ClientScope, cart: StoredCart, channel: Channel) => Promise<WantedPlaces | null>,
): Promise<Cart> {
  const prepared = await withCart(app, secret, async (scope, cart) => {
    refuseEndedCart(await stateOfCart(app, scope, cart));
    const client = await getClient(scope);
    refuseDisabledClient(client);
    const channel = await getChannel(scope, cart.channelId);
    const wanted = await want(scope, cart, channel);
    if (wanted === null) return null;
    const context = { seller: sellerOfChannel(channel, cart.salesPoint), client };
    const present = await presentOfCart(app, scope, cart, wanted);
    const paying = await payWith(app, scope, cart, wanted.paying ?? cart.codeParts);
    const quoteWith = (code: UsableCode | null) =>
      quoteWish(app, scope, context, {
        ...{ ...wanted, language: cart.language, code, paying },
        ...(present ? { present } : {}),
      });
    let quote = await quoteWith(wanted.code);
    if (!quote.ok && wanted.mayDropCode && quote.refusals.every(({ field }) => field === 'code'))
      quote = await quoteWith(null);
    if (!quote.ok) throw wishRefusal(quote.refusals);
    refuseIdleCodes(cart, wanted.paying ?? [], quote.value.codeParts);
    return { clientId: scope.clientId, cart, quote: quote.value };
  });
  if (prepared === null) return getCart(app, secret);
  return keepChange(app, secret, await holdInstead(app, prepared));
}

interface Change {
  clientId: string;
  /** The cart as it was when the new places were chosen. */
  cart: StoredCart;
  sale: HeldSale;
  extensions: number;
}

async function holdInstead(
  app: App,
  { clientId, cart, quote }: { clientId: string; cart: StoredCart; quote: Quote },
): Promise<Change> {
  const isSameVisit = (quote.timeslot?.id ?? null) === cart.timeslotId && quote.date === cart.visitDate;
  const untilEnd = (cart.holdExpiresAt.getTime() - app.clock().getTime()) / 60_000;
  // What was kept for one visit for longer than any client holds places is not held so long for another one.
  const minutesLeft = isSameVisit ? untilEnd : Math.min(untilEnd, holdMinutesRange.maximum);
  const isFull = changeFullHold(app, cart.id, quote.places);
  const time = changedHoldTime({ minutes: minutesLeft, extensions: cart.extensions }, isFull);
  const held = await holdQuote(app, clientId, quote, { minutes: time.minutes, insteadOf: cart.holdId });
  if (!held.ok) throw placesRefusal(held.refusals);
  return { clientId, cart, sale: held.value, extensions: time.extensions };
}

/** Where another change of the same cart was first, that one stays and these places are released. */
async function keepChange(
  app: App,
  secret: string,
  { clientId, cart, sale, extensions }: Change,
): Promise<Cart> {
  const {
    holdId,
    expiresAt: holdExpiresAt,
    timeslotId,
    visitDate,
    lines,
    costs,
    discountCodeId,
    codeParts,
  } = sale;
  const kept = { holdId, holdExpiresAt, extensions, timeslotId, visitDate, lines, ...cartCosts(costs) };
  let isKept = false;
  try {
    isKept = await withCart(app, secret, async (scope, { id }) => {
      await dropUnpaidOrder(scope, await lockCart(scope, id));
      return replacePlaces(scope, cart, { ...kept, discountCodeId, codeParts });
    });
  } finally {
    if (!isKept) await releaseHold(app, clientId, holdId);
  }
  return getCart(app, secret);
}
