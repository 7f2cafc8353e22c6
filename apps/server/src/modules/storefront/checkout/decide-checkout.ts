import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { listChannelsWithSms, listPaymentMethods } from '../../channels/index.ts';
import { readOrderFacts, type SaleToPay } from '../../sales/index.ts';
import type { StoredCart } from '../cart/cart.repository.ts';
import { costsOfCart } from '../cart/cart-costs.ts';
import { openDetails } from '../cart/cart-details.ts';
import { readOrdersAndKeys, stateOfKnownCart } from '../cart/cart-facts.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';

type Facts = Awaited<ReturnType<typeof readCheckoutFacts>>;

/** What decides whether locked carts are checked out: read once for all of them. */
export async function readCheckoutFacts(app: App, scope: ClientScope, carts: readonly StoredCart[]) {
  const channelIds = [...new Set(carts.map(({ channelId }) => channelId))];
  const [known, sale, smsChannels, methods] = await Promise.all([
    readOrdersAndKeys(app, scope, carts),
    readOrderFacts(app, scope, carts),
    listChannelsWithSms(scope, channelIds),
    Promise.all(channelIds.map((id) => listPaymentMethods(scope, id))),
  ]);
  return {
    ...known,
    sale,
    smsChannels,
    methodsOf: new Map(channelIds.map((id, index) => [id, methods[index] ?? []])),
  };
}

/** What a cart orders. */
export interface CartToOrder extends SaleToPay {
  cart: StoredCart;
  buyer: VisitorDetails;
  /** Of the visitor; null = not known. */
  network: string | null;
  isSmsAsked: boolean;
}

/**
 * Decides about a locked cart and changes nothing: the order that it has already, or the sale that it orders.
 * @throws RefusedError `cart-expired` (409), `client-disabled` (403), `payment-method-unknown`, `details-missing`.
 */
export function decideCheckout(
  app: App,
  facts: Facts,
  { cart, method, network }: { cart: StoredCart; method: string; network: string | null },
): { orderId: string } | CartToOrder {
  const state = stateOfKnownCart(app, facts, cart);
  if (state === 'expired') throw new RefusedError([{ code: 'cart-expired' }], 409);
  if (state !== 'completed') {
    refuseDisabledClient(facts.sale.client);
    refuseUnknownMethod(facts, cart, method);
  }
  if (cart.orderId !== null) return { orderId: cart.orderId };
  const buyer = openDetails(cart, facts.keys);
  const { personKeyId } = cart;
  if (buyer === null || personKeyId === null) throw new RefusedError([{ code: 'details-missing' }]);
  const { channelId, language, holdId, holdExpiresAt: expiresAt, timeslotId, visitDate, lines } = cart;
  const seller = { salesPoint: 'website', channelId, accountId: null } as const;
  const costs = costsOfCart(cart);
  const held = { holdId, expiresAt, timeslotId, visitDate, lines, costs };
  const isSmsAsked = facts.smsChannels.has(channelId);
  return { cart, isSmsAsked, seller, language, buyer, personKeyId, method, network, ...held };
}

function refuseUnknownMethod({ methodsOf }: Facts, cart: StoredCart, method: string): void {
  const isFree = calculateOrderTotals(cart.lines, costsOfCart(cart)).totalMinor === 0;
  const chosen = methodsOf.get(cart.channelId) ?? [];
  // A channel that names none takes all that the client's providers offer; `orderSales` asks them.
  if (isFree || chosen.length === 0 || chosen.includes(method)) return;
  throw new RefusedError([{ code: 'payment-method-unknown', field: 'method' }]);
}
