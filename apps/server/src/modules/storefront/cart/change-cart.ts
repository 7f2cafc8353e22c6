import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { countTickets } from '@foyer/domain/sales/count-tickets.ts';
import { holdMinutesRange } from '@foyer/domain/settings/setting-values.ts';
import { type Cart, type CartChange, cartChangeSchema } from '@foyer/domain/storefront/cart.ts';
import { changedHoldTime } from '@foyer/domain/storefront/fair-hold.ts';
import type { App } from '../../../platform/app.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import { getChannel } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { type HeldSale, holdQuote, quoteWish, releaseHold, sellerOfChannel } from '../../sales/index.ts';
import { dropUnpaidOrder } from '../checkout/drop-unpaid-order.ts';
import { placesRefusal, wishRefusal } from '../offer/refuse-wish.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { lockCart, replacePlaces, type StoredCart } from './cart.repository.ts';
import { cartCosts } from './cart-costs.ts';
import { stateOfCart } from './cart-state.ts';
import { withCart } from './find-cart.ts';
import { changeFullHold } from './open-holds.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { getCart } from './show-cart.ts';

/**
 * Replaces the places of a cart: the old ones are released only when the new ones are held.
 * @throws RefusedError as `takeCart`; `cart-expired`, `payment-started` (409); `client-disabled` (403).
 */
export async function changeCart(app: App, secret: string, typed: unknown): Promise<Cart> {
  const wish = valueOrThrow(parseInput(cartChangeSchema, typed), 400);
  const prepared = await withCart(app, secret, async (scope, cart) => {
    refuseEndedCart(await stateOfCart(app, scope, cart));
    const client = await getClient(scope);
    refuseDisabledClient(client);
    if (isSame(cart, wish)) return null;
    const channel = await getChannel(scope, cart.channelId);
    const context = { seller: sellerOfChannel(channel), client };
    const quote = await quoteWish(app, scope, context, { ...wish, language: cart.language });
    if (!quote.ok) throw wishRefusal(quote.refusals);
    return { clientId: scope.clientId, cart, quote: quote.value };
  });
  if (prepared === null) return getCart(app, secret);
  const { clientId, cart, quote } = prepared;
  const isSameVisit = (quote.timeslot?.id ?? null) === cart.timeslotId && quote.date === cart.visitDate;
  const untilEnd = (cart.holdExpiresAt.getTime() - app.clock().getTime()) / 60_000;
  // What was kept for one visit for longer than any client holds places is not held so long for another one.
  const minutesLeft = isSameVisit ? untilEnd : Math.min(untilEnd, holdMinutesRange.maximum);
  const places = countTickets(wish.lines);
  const isFull = changeFullHold(app, cart.id, places);
  const time = changedHoldTime({ minutes: minutesLeft, extensions: cart.extensions }, isFull);
  const held = await holdQuote(app, clientId, quote, { minutes: time.minutes, insteadOf: cart.holdId });
  if (!held.ok) throw placesRefusal(held.refusals);
  return keepChange(app, secret, { clientId, cart, sale: held.value, extensions: time.extensions });
}

interface Change {
  clientId: string;
  /** The cart as it was when the new places were chosen. */
  cart: StoredCart;
  sale: HeldSale;
  extensions: number;
}

/** Where another change of the same cart was first, that one stays and these places are released. */
async function keepChange(
  app: App,
  secret: string,
  { clientId, cart, sale, extensions }: Change,
): Promise<Cart> {
  const { holdId, expiresAt: holdExpiresAt, timeslotId, visitDate, lines, costs } = sale;
  const places = { holdId, holdExpiresAt, extensions, timeslotId, visitDate, lines, ...cartCosts(costs) };
  let isKept = false;
  try {
    isKept = await withCart(app, secret, async (scope, { id }) => {
      await dropUnpaidOrder(scope, await lockCart(scope, id));
      return replacePlaces(scope, cart, places);
    });
  } finally {
    if (!isKept) await releaseHold(app, clientId, holdId);
  }
  return getCart(app, secret);
}

function isSame(cart: StoredCart, wish: CartChange): boolean {
  const textOf = (lines: CartChange['lines']) =>
    lines
      .map(({ ticketTypeId, quantity }) => `${ticketTypeId} ${quantity}`)
      .sort()
      .join();
  const isSameDay = wish.timeslotId !== null || cart.visitDate === wish.date;
  return cart.timeslotId === wish.timeslotId && isSameDay && textOf(cart.lines) === textOf(wish.lines);
}
