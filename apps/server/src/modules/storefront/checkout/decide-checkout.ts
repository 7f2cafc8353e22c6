import {
  type AddressRestriction,
  addressRestrictionOf,
} from '@foyer/domain/abuse-limits/channel-restriction.ts';
import { comparedCode } from '@foyer/domain/channels/buyer-code.ts';
import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { giftsAsked } from '@foyer/domain/gifts/gift-wish.ts';
import { countAdmissions } from '@foyer/domain/sales/check-wish.ts';
import type { CheckoutInput } from '@foyer/domain/storefront/cart.ts';
import { namedLines } from '@foyer/domain/storefront/details/rules-of-channel.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { RestrictedOrder } from '../../abuse-limits/index.ts';
import { findChannel } from '../../channels/index.ts';
import type { BuyerSaid } from '../../orders/index.ts';
import { readOrderFacts, type SaleToPay } from '../../sales/index.ts';
import { codeOfPass } from '../cart/buyer-code.ts';
import type { StoredCart } from '../cart/cart.repository.ts';
import { costsOfCart } from '../cart/cart-costs.ts';
import { openDetails } from '../cart/cart-details.ts';
import { readOrdersAndKeys, stateOfKnownCart } from '../cart/cart-facts.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { termsHashOf } from '../sales-page/terms-of-channel.ts';
import { saidOfCart } from './said-of-cart.ts';
import { dueOfCart, refuseOtherThanShown } from './shown-cart.ts';

type Facts = Awaited<ReturnType<typeof readCheckoutFacts>>;

/** What decides whether locked carts are checked out: read once for all of them. */
export async function readCheckoutFacts(app: App, scope: ClientScope, carts: readonly StoredCart[]) {
  const channelIds = [...new Set(carts.map(({ channelId }) => channelId))];
  const [known, sale, channels] = await Promise.all([
    readOrdersAndKeys(app, scope, carts),
    readOrderFacts(app, scope, carts),
    Promise.all(channelIds.map((id) => findChannel(scope, id))),
  ]);
  return {
    ...known,
    sale,
    channelOf: new Map(channelIds.map((id, index) => [id, channels[index]])),
  };
}

/** What a visitor asks of a cart. */
interface CheckoutAsked {
  cart: StoredCart;
  method: string;
  /** Of the terms that the visitor agreed to. */
  termsHash: string | null;
  /** Of a channel for holders of a code. */
  codePass: string | null;
  /** By the page; null = it did not say. */
  shown: CheckoutInput['shown'];
  network: string | null;
}

/** What a cart orders. */
export interface CartToOrder extends SaleToPay, RestrictedOrder {
  cart: StoredCart;
  buyer: VisitorDetails;
  /** Of the visitor; null = not known. */
  network: string | null;
  isSmsAsked: boolean;
  holdId: string;
}

/**
 * Decides about a locked cart and changes nothing: the order that it has already, or the sale that it orders.
 * @throws RefusedError `cart-expired`, `price-changed` (409), `client-disabled` (403), `payment-method-unknown`, `details-missing`,
 * `ticket-names-missing`, `gift-details-missing`, `terms-not-agreed`, `terms-changed`.
 */
export function decideCheckout(
  app: App,
  facts: Facts,
  { cart, method, termsHash, codePass, shown, network }: CheckoutAsked,
): { orderId: string } | CartToOrder {
  const state = stateOfKnownCart(app, facts, cart);
  if (state === 'expired') throw new RefusedError([{ code: 'cart-expired' }], 409);
  if (state !== 'completed') {
    refuseDisabledClient(facts.sale.client);
    refuseOtherThanShown(cart, shown);
    refuseUnknownMethod(facts, cart, method);
  }
  if (cart.orderId !== null) return { orderId: cart.orderId };
  const buyer = openDetails(cart, facts.keys);
  const { personKeyId } = cart;
  const key = personKeyId === null ? undefined : facts.keys.get(personKeyId);
  if (buyer === null || personKeyId === null || !key) throw new RefusedError([{ code: 'details-missing' }]);
  refuseMissingNames(facts, cart, buyer);
  refuseMissingGifts(cart, buyer);
  const said = saidOfCart(buyer, agreedTerms(facts, cart, termsHash), key);
  const {
    channelId,
    salesPoint,
    language,
    holdId,
    holdExpiresAt: expiresAt,
    timeslotId,
    visitDate,
    lines,
  } = cart;
  const { discountCodeId, codeParts } = cart;
  const seller = { salesPoint, channelId, accountId: null };
  const costs = costsOfCart(cart);
  const held = { holdId, expiresAt, timeslotId, visitDate, lines, costs, discountCodeId, codeParts };
  const flow = facts.channelOf.get(channelId)?.salesFlow ?? standardSalesFlow;
  const isSmsAsked = flow.smsVerification;
  const code = codeToUse(app, facts, cart, codePass);
  const limits = {
    channelId,
    restriction: { ...addressRestrictionOf(flow), code },
    tickets: countAdmissions([{ ticketTypes: facts.sale.types }], cart.lines),
  };
  return {
    cart,
    isSmsAsked,
    ...limits,
    seller,
    language,
    buyer,
    personKeyId,
    said,
    method,
    network,
    ...held,
  };
}

/** The code with which a cart is ordered; null = its channel asks for none. */
function codeToUse(
  app: App,
  { channelOf, sale: { client } }: Facts,
  { channelId, codeParts }: StoredCart,
  pass: string | null,
): AddressRestriction['code'] {
  const channel = channelOf.get(channelId);
  // Who got a present has its link instead.
  if (codeParts.some(({ kind }) => kind === 'gift-ticket')) return null;
  if (channel?.salesFlow.restrictions.who !== 'code') return null;
  const value = codeOfPass(app, client.id, channel, pass);
  if (value === null) throw new RefusedError([{ code: 'buyer-code-missing', field: 'code' }], 403);
  return { value: comparedCode(value), mostUses: channel.salesFlow.restrictions.mostUsesPerCode };
}

/** Tickets came to the cart after its details were given. */
function refuseMissingNames(
  { channelOf, sale }: Facts,
  { channelId, lines }: StoredCart,
  { ticketNames = {} }: VisitorDetails,
): void {
  const { ticketNames: asked = 'off', ...rules } = channelOf.get(channelId)?.salesFlow.details ?? {};
  if (asked !== 'required') return;
  const typeOf = (typeId: string) => sale.types.find(({ id }) => id === typeId);
  const named = namedLines({ ticketNameGroupIds: [], ...rules, ticketNames: asked }, lines, typeOf);
  const isMissing = named.some(
    ({ ticketTypeId, quantity }) =>
      (ticketNames[ticketTypeId] ?? []).slice(0, quantity).filter(Boolean).length < quantity,
  );
  if (isMissing) throw new RefusedError([{ code: 'ticket-names-missing' }]);
}

/** Presents came to the cart after its details were given. */
function refuseMissingGifts({ lines }: StoredCart, { gifts = {} }: VisitorDetails): void {
  const isMissing = giftsAsked(lines).some(({ key, count }) => (gifts[key] ?? []).length < count);
  if (isMissing) throw new RefusedError([{ code: 'gift-details-missing' }]);
}

/** The version of the terms that the visitor agrees to by this checkout; null where none is asked for. */
function agreedTerms(
  { channelOf, sale }: Facts,
  { channelId, language }: StoredCart,
  termsHash: string | null,
): BuyerSaid['terms'] {
  const channel = channelOf.get(channelId);
  const hash = channel ? termsHashOf(channel, language) : null;
  if (hash === null) return null;
  if (termsHash === null) throw new RefusedError([{ code: 'terms-not-agreed', field: 'terms' }]);
  if (termsHash !== hash) throw new RefusedError([{ code: 'terms-changed', field: 'terms' }]);
  return { hash, agreedAt: sale.at };
}

function refuseUnknownMethod({ channelOf }: Facts, cart: StoredCart, method: string): void {
  const isFree = dueOfCart(cart) <= 0;
  const chosen: readonly string[] = channelOf.get(cart.channelId)?.paymentMethods ?? [];
  // A channel that names none takes all that the client's providers offer; `orderSales` asks them.
  if (isFree || chosen.length === 0 || chosen.includes(method)) return;
  throw new RefusedError([{ code: 'payment-method-unknown', field: 'method' }]);
}
