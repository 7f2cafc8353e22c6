import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import { sumOfParts } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { type GiftVisit, giftVisitSchema } from '@foyer/domain/storefront/visitor-gift.ts';
import type { App } from '../../../platform/app.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { tryAgain } from '../../../platform/database/try-again.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { getClient, getSellingClient } from '../../clients/index.ts';
import { clientOfPresent, type OpenPresent, readPresent } from '../../gift-cards/index.ts';
import { type HeldSale, holdQuotes, keepLimits, quoteWish, sellerOfChannel } from '../../sales/index.ts';
import {
  type CartPass,
  lockCartPasses,
  passOfCart,
  type SentPlace,
  useCartPasses,
} from '../../waiting-room/index.ts';
import { findCartBySecret, type StoredCart } from '../cart/cart.repository.ts';
import { cartCosts } from '../cart/cart-costs.ts';
import { cartSecretOf } from '../cart/find-cart.ts';
import { insertCarts } from '../cart/new-cart.repository.ts';
import { releaseCart } from '../cart/release-cart.ts';
import { showCart } from '../cart/show-cart.ts';
import { placesRefusal, wishRefusal } from '../offer/refuse-wish.ts';
import { payWith } from '../paying-codes/pay-with-codes.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import type { SalesPageAddress } from '../sales-page/open-sales-page.ts';
import { channelOfPresent } from './channel-of-present.ts';
import { findCartOfPresent, setCodeParts } from './gift-cart.repository.ts';

/**
 * Gives the tickets of a present their visit: places, codes and the tickets themselves are held together, in a cart that is
 * ordered like the others. Who redeems it waits in the waiting room like every visitor (decision 0238); a later try, which has
 * its places already, does not. The cart of an earlier try is released first, and its payment, once begun, keeps it.
 * @throws NotFoundError `gift-ticket-not-found`; RefusedError `gift-ticket-used`, `gift-ticket-expired`,
 * `gift-ticket-blocked`, `gift-ticket-in-use`, `gift-ticket-not-on-sale` (409), as `takeCart`.
 */
export async function takeGiftCart(
  app: App,
  secret: string,
  typed: unknown,
  sent: SentPlace = noPlace,
): Promise<Cart> {
  const visit = valueOrThrow(parseInput(giftVisitSchema, typed), 400);
  const clientId = await clientOfPresent(app, secret);
  const { earlier, page } = await inClient(app.db, clientId, (scope) => findBefore(app, scope, secret));
  const pass = earlier === null ? await passOfCart(app, page, sent, async () => false) : null;
  // Once its payment has begun it keeps the present.
  if (earlier !== null) await releaseCart(app, earlier);
  return tryAgain(() => inClient(app.db, clientId, (scope) => takeOnce(app, scope, secret, { visit, pass })));
}

/** The cart of an earlier try, and the page on which the present gets its day. */
async function findBefore(
  app: App,
  scope: ClientScope,
  secret: string,
): Promise<{ earlier: string | null; page: SalesPageAddress }> {
  const present = await readPresent(app, scope, secret);
  const cartId = present.state === 'held' ? await findCartOfPresent(scope, present.codeIds) : null;
  const earlier = cartId === null ? null : cartSecretOf(app, scope.clientId, cartId);
  if (earlier === null) refuseClosed(present);
  const channel = await channelOfPresent(app, scope, present);
  if (!channel) throw notOnSale();
  return { earlier, page: { client: (await getClient(scope)).subdomain, channel: channel.url } };
}

async function takeOnce(
  app: App,
  scope: ClientScope,
  secret: string,
  { visit: { language: wanted, ...visit }, pass }: { visit: GiftVisit; pass: CartPass | null },
): Promise<Cart> {
  await keepLimits(scope);
  const client = await getSellingClient(scope, app.clock());
  refuseDisabledClient(client);
  const present = await readPresent(app, scope, secret);
  refuseClosed(present);
  const channel = await channelOfPresent(app, scope, present);
  if (!channel) throw notOnSale();
  if (pass && (await lockCartPasses(scope, channel.id, [pass])).size === 0)
    throw new RefusedError([{ code: 'waiting-pass-used' }], 409);
  const language = chooseLanguage(channel, [wanted]);
  const { gifts, validUntil, codeIds } = present;
  const lines = [...gifts].map(([ticketTypeId, { quantity }]) => ({ ticketTypeId, quantity }));
  const codes = codeIds.map((codeId) => ({ kind: 'gift-ticket' as const, codeId }));
  const paying = await payWith(app, scope, { codeParts: [], donationMinor: 0 }, codes);
  const context = { seller: sellerOfChannel(channel), client };
  const wish = { ...visit, language, lines, paying, present: { gifts, validUntil } };
  const quote = await quoteWish(app, scope, context, wish);
  if (!quote.ok) throw wishRefusal(quote.refusals);
  if (sumOfParts(quote.value.codeParts) < present.leftMinor) throw inUse();
  const [held] = await holdQuotes(scope, app.clock(), [{ quote: quote.value, minutes: client.holdMinutes }]);
  if (!held?.ok) throw refusalOf(held?.refusals ?? []);
  const cart = await keep(app, scope, { channelId: channel.id, language }, held.value);
  if (pass) await useCartPasses(scope, channel.id, [{ pass, cartId: cart.id }], app.clock());
  return showCart(app, scope, cart);
}

async function keep(
  app: App,
  scope: ClientScope,
  where: { channelId: string; language: ReturnType<typeof chooseLanguage> },
  sale: HeldSale,
): Promise<StoredCart> {
  const id = makeId();
  const secretHash = hashToken(cartSecretOf(app, scope.clientId, id));
  const { holdId, expiresAt: holdExpiresAt, timeslotId, visitDate, lines, costs, codeParts } = sale;
  const wishHash = hashToken(id).toString('hex');
  const kept = {
    ...where,
    salesPoint: 'website' as const,
    holdId,
    holdExpiresAt,
    timeslotId,
    visitDate,
    lines,
    ...cartCosts(costs),
  };
  await insertCarts(scope, [{ ...kept, id, secretHash, wishHash, idempotencyKey: null, extensions: 0 }]);
  await setCodeParts(scope, id, codeParts);
  const cart = await findCartBySecret(scope, secretHash);
  if (!cart) throw new Error('a cart of a present was not kept');
  return cart;
}

const noPlace: SentPlace = { place: null, browser: null };

const notOnSale = () => new RefusedError([{ code: 'gift-ticket-not-on-sale' }], 409);

/** Another one has it at this moment. */
const inUse = () => new RefusedError([{ code: 'gift-ticket-in-use' }], 409);

const refusalOf = (refusals: readonly Refusal[]): RefusedError =>
  refusals.some(({ code }) => code === 'paying-code-spent') ? inUse() : placesRefusal(refusals);

function refuseClosed({ state, validUntil }: OpenPresent): void {
  if (state === 'open') return;
  if (state === 'held') throw inUse();
  const params = state === 'expired' ? { params: { date: validUntil } } : {};
  throw new RefusedError([{ code: `gift-ticket-${state}`, ...params }], 409);
}
