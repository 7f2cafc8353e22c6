import { giftsAsked, giftTicketsKey } from '@foyer/domain/gifts/gift-wish.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { maximumHoldExtensions } from '@foyer/domain/storefront/hold-time.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { listCodes } from '../../discounts/index.ts';
import { readPresentOfCart } from '../../gift-cards/index.ts';
import { orderSecretOf } from '../../orders/index.ts';
import { getTimeslot, type Timeslot } from '../../scheduling/index.ts';
import { listLocations } from '../../venues/index.ts';
import { fingerprintOfCart } from '../checkout/shown-cart.ts';
import { isPresentCart } from '../gift-tickets/is-present-cart.ts';
import { showOwnTimes } from '../offer/own-times.ts';
import { showPlainVisit, showVisit } from '../offer/show-visit.ts';
import type { StoredCart } from './cart.repository.ts';
import { readDetails } from './cart-details.ts';
import { stateOfCart } from './cart-state.ts';
import { cartSecretOf, withCart } from './find-cart.ts';
import { showPrices } from './show-prices.ts';

/** What a caller has read already in the same request. */
interface Known {
  currency?: Cart['currency'];
  timeslot?: Timeslot | null;
  details?: Cart['details'];
  state?: Cart['state'];
}

/** A cart as its visitor sees it. */
export async function showCart(
  app: App,
  scope: ClientScope,
  cart: StoredCart,
  known: Known = {},
): Promise<Cart> {
  const currency = known.currency ?? (await getClient(scope)).currency;
  const { timeslotId } = cart;
  const timeslot = known.timeslot ?? (timeslotId === null ? null : await getTimeslot(scope, timeslotId));
  const titles = cart.lines.map((line) => line.ticketGroupTitle);
  const state = known.state ?? (await stateOfCart(app, scope, cart));
  const hasOrder = state === 'paying' || state === 'completed';
  return {
    secret: cartSecretOf(app, scope.clientId, cart.id),
    state,
    expiresAt: cart.holdExpiresAt.toISOString(),
    serverNow: app.clock().toISOString(),
    extensionsLeft: Math.max(0, maximumHoldExtensions - cart.extensions),
    language: cart.language,
    timeslot: timeslot && showVisit(timeslot, titles),
    visit: showPlainVisit(titles, {
      date: timeslot?.date ?? cart.visitDate,
      location: timeslot ? locationOf(timeslot) : await findPlace(scope, cart),
    }),
    lastDay: await lastDayOf(app, scope, cart),
    ...showPrices(cart, await showOwnTimes(scope, cart)),
    discount: cart.discountCodeId === null ? null : await showDiscount(scope, cart),
    codes: cart.codeParts.map(({ kind, codeId: id, codeEnd, amountMinor }) => {
      return { kind, id, codeEnd, amountMinor };
    }),
    presents: showPresents(cart),
    hasTickets: cart.lines.some(({ sells }) => sells === undefined),
    isPresent: isPresentCart(cart),
    currency,
    details: known.details ?? (await readDetails(app, scope, cart)),
    orderSecret: hasOrder && cart.orderId !== null ? orderSecretOf(app, scope.clientId, cart.orderId) : null,
    fingerprint: fingerprintOfCart(cart),
  };
}

async function lastDayOf(app: App, scope: ClientScope, { codeParts }: StoredCart): Promise<string | null> {
  const own = codeParts.filter(({ kind }) => kind === 'gift-ticket');
  return own.length === 0 ? null : (await readPresentOfCart(app, scope, own)).validUntil;
}

function showPresents({ lines }: StoredCart): Cart['presents'] {
  return giftsAsked(lines).map(({ key, count }) => {
    const line = lines.find(({ ticketTypeId, sells }) =>
      key === giftTicketsKey ? sells === 'gift-ticket' : ticketTypeId === key,
    );
    return { key, count, name: (key === giftTicketsKey ? line?.ticketGroupTitle : line?.name) ?? '' };
  });
}

/** A deleted code is named no more; the next step prices without it. */
async function showDiscount(
  scope: ClientScope,
  { discountCodeId, lines }: StoredCart,
): Promise<Cart['discount']> {
  const [used] = await listCodes(scope, discountCodeId === null ? [] : [discountCodeId]);
  const offMinor = lines.reduce((sum, { discountMinor = 0 }) => sum + discountMinor, 0);
  return used ? { title: used.discount.title, code: used.code, offMinor } : null;
}

function locationOf({ locationName: name, locationAddress: address, locationTown: town }: Timeslot) {
  return { name, address, town };
}

/** Where tickets without a timeslot are for, if that is one place. */
async function findPlace(scope: ClientScope, { lines }: StoredCart) {
  const ids = new Set(lines.map(({ locationId }) => locationId ?? null));
  const [only] = ids;
  if (ids.size !== 1 || !only) return undefined;
  return (await listLocations(scope)).find(({ id }) => id === only);
}

/** The cart with this secret. @throws NotFoundError `cart-not-found` */
export async function getCart(app: App, secret: string): Promise<Cart> {
  return withCart(app, secret, (scope, cart) => showCart(app, scope, cart));
}
