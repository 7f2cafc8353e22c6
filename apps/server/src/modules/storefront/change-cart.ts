import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { costsOfSale } from '@foyer/domain/pricing/sale-fees.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type Cart, type CartChange, cartChangeSchema } from '@foyer/domain/storefront/cart.ts';
import { resultForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../platform/app.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { type Hold, releaseHold } from '../capacity/index.ts';
import { getChannel } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { holdSale } from '../sale-counters/index.ts';
import { lockCart, replacePlaces, type StoredCart } from './cart.repository.ts';
import { cartCosts } from './cart-costs.ts';
import { stateOfCart } from './cart-state.ts';
import { type ChosenPlaces, choosePlaces } from './choose-places.ts';
import { dropUnpaidOrder } from './drop-unpaid-order.ts';
import { withCart } from './find-cart.ts';
import { refuseDisabledClient } from './refuse-disabled-client.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { getCart } from './show-cart.ts';

/** The time that is left goes on with the new places, but is never too short to give details. */
const leastMinutes = 5;

/**
 * Swaps the places of a cart for others: the old ones are let go only when the new ones are there.
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
    const { timeZone } = client;
    const page = { channel, timeZone, today: localDateAt(app.clock(), timeZone) };
    const chosen = await choosePlaces(app, scope, page, { ...wish, language: cart.language });
    return { clientId: scope.clientId, cart, chosen, costs: costsOfSale(client, 'website') };
  });
  if (prepared === null) return getCart(app, secret);
  const { clientId, cart, chosen, costs } = prepared;
  const minutesLeft = (cart.holdExpiresAt.getTime() - app.clock().getTime()) / 60_000;
  const held = await holdSale(app, {
    ...chosen,
    clientId,
    channelId: cart.channelId,
    minutes: Math.max(leastMinutes, minutesLeft),
    insteadOf: cart.holdId,
  });
  const hold = valueOrThrow(resultForVisitors(held), 409);
  return keepChange(app, secret, { clientId, cart, chosen, costs, hold });
}

interface Change {
  clientId: string;
  /** The cart as it was when the new places were chosen. */
  cart: StoredCart;
  chosen: ChosenPlaces;
  costs: OrderCosts;
  hold: Hold;
}

/** Where another change of the same cart came first, it stays and these places go back. */
async function keepChange(app: App, secret: string, change: Change): Promise<Cart> {
  const { clientId, cart, chosen, costs, hold } = change;
  const { timeslot, date, lines } = chosen;
  const places = {
    holdId: hold.id,
    holdExpiresAt: hold.expiresAt,
    timeslotId: timeslot?.id ?? null,
    visitDate: date,
    lines,
    ...cartCosts(costs),
  };
  let isKept = false;
  try {
    isKept = await withCart(app, secret, async (scope, { id }) => {
      await dropUnpaidOrder(scope, await lockCart(scope, id));
      return replacePlaces(scope, cart, places);
    });
  } finally {
    if (!isKept) await releaseHold(app, clientId, hold.id);
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
