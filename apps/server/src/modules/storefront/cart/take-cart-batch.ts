import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { chooseLanguage } from '@foyer/domain/channels/choose-language.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import { type HoldTime, newHoldTime } from '@foyer/domain/storefront/fair-hold.ts';
import type { App } from '../../../platform/app.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClientPipelined } from '../../../platform/database/pipelined-transaction.ts';
import { tryAgain } from '../../../platform/database/try-again.ts';
import { NotFoundError, RefusedError } from '../../../platform/errors.ts';
import {
  beginRefusals,
  type HeldSale,
  holdQuotes,
  keepLimits,
  type Quote,
  quoteWishes,
  type RefusalRecord,
  sellerOfChannel,
} from '../../sales/index.ts';
import { lockCartPasses, useCartPasses } from '../../waiting-room/index.ts';
import { placesRefusal, wishRefusal } from '../offer/refuse-wish.ts';
import {
  type OpenClient,
  type OpenSalesPage,
  openClientOf,
  openPageOf,
} from '../sales-page/open-sales-page.ts';
import { refuseWithoutCode } from './buyer-code.ts';
import { cartCosts } from './cart-costs.ts';
import { cartSecretOf, rememberCart } from './find-cart.ts';
import { insertCarts, type NewCart as NewStoredCart } from './new-cart.repository.ts';
import { claimFullHold, forgetFullHold } from './open-holds.ts';
import { refuseUnproven } from './refuse-unproven.ts';
import { answerAgain, answerOf, findKnown, firstOfEachName, wishHasher } from './repeated-requests.ts';
import { showCart } from './show-cart.ts';
import type { CartAnswer, WaitingCart } from './waiting-cart.ts';

/**
 * Decides concurrent requests for carts of one client in one pipelined transaction: page and offer are read once, each
 * distinct wish is checked and priced once, and the places and carts of all are written together. Each cart has all its
 * places or none, in the order of arrival.
 */
export async function takeCartBatch(
  app: App,
  subdomain: string,
  batch: readonly WaitingCart[],
): Promise<CartAnswer[]> {
  // A repeated request is decided once.
  const different = firstOfEachName(batch);
  // Another process may use a key or lock a row at the same moment.
  return tryAgain(async () => {
    const claimed = new Set<string>();
    try {
      const { answers, refusals } = await openClientOf(
        app,
        subdomain,
        async (client) => {
          const refusals = beginRefusals(app, client.scope.clientId);
          return {
            answers: await decideBatch(app, client, [...different.values()], { refusals, claimed }),
            refusals,
          };
        },
        inClientPipelined,
      );
      refusals.store();
      return batch.map((one) => answerOf(one, different, answers) ?? noAnswer);
    } catch (error) {
      for (const cartId of claimed) forgetFullHold(app, cartId);
      throw error;
    }
  });
}

const unanswered = new Error('a batch left a cart without an answer');
const noAnswer: CartAnswer = { status: 'rejected', reason: unanswered };

async function decideBatch(
  app: App,
  client: OpenClient,
  batch: readonly WaitingCart[],
  record: CartRecord,
): Promise<Map<WaitingCart, CartAnswer>> {
  const answers = new Map<WaitingCart, CartAnswer>();
  const waiting = Map.groupBy(batch, ({ channel }) => channel);
  // Limits are locked before they are read. Lock order: limits, holds, counters.
  const [, pages] = await Promise.all([keepLimits(client.scope), openPages(client, [...waiting.keys()])]);
  for (const [url, ofChannel] of waiting) {
    const page = pages.get(url);
    if (page?.status === 'fulfilled')
      for (const [point, ofPoint] of Map.groupBy(ofChannel, (one) => one.point))
        await decidePage(app, { ...client, channel: page.value, point }, ofPoint, { answers, ...record });
    else for (const one of ofChannel) answers.set(one, page ?? noAnswer);
  }
  return answers;
}

/** The published pages with these addresses; a NotFoundError where there is none. */
async function openPages(client: OpenClient, urls: readonly string[]) {
  const pages = await Promise.allSettled(urls.map((url) => openPageOf(client, url)));
  for (const page of pages)
    if (page.status === 'rejected' && !(page.reason instanceof NotFoundError)) throw page.reason;
  return new Map(pages.map((page, index) => [urls[index], page]));
}

interface CartRecord {
  refusals: RefusalRecord;
  /** The carts that are counted as full holds of their addresses. */
  claimed: Set<string>;
}

async function decidePage(
  app: App,
  page: OpenSalesPage,
  batch: readonly WaitingCart[],
  { answers, refusals, claimed }: CartRecord & { answers: Map<WaitingCart, CartAnswer> },
): Promise<void> {
  const { scope, channel } = page;
  const [known, quotes] = await Promise.all([
    findKnown(scope, channel.id, batch),
    quoteEach(app, page, batch),
  ]);
  for (const [one, cart] of known) answers.set(one, await answerAgain(app, scope, one, cart));
  const coded = refuseWithoutCode(
    app,
    page,
    batch.filter((one) => !answers.has(one)),
    answers,
  );
  const proven = await refuseUnproven(page, coded, answers);
  const fresh = await withPasses(scope, channel.id, proven, answers);
  const asked = fresh.flatMap((waiting) => {
    const found = quotes.get(waiting.wishKey);
    // The id and secret are made before the counters are locked, for which other batches wait.
    if (found && 'quote' in found) {
      const named = nameCart(app, scope);
      const { places } = found.quote;
      const time = timeOf(app, page, { waiting, cartId: named.id, places }, claimed);
      return [{ waiting, ...found, named, time }];
    }
    answers.set(waiting, { status: 'rejected', reason: found?.refusal });
    return [];
  });
  const held = await holdQuotes(
    scope,
    app.clock(),
    asked.map(({ waiting: { idempotencyKey }, quote, time }) => ({
      quote,
      minutes: time.minutes,
      ...(idempotencyKey === null ? {} : { idempotencyKey: `cart ${channel.id} ${idempotencyKey}` }),
    })),
  );
  const taken = asked.flatMap((one, index) => {
    const sale = held[index];
    if (sale?.ok) return [{ ...one, sale: sale.value }];
    const refused = sale?.refusals ?? [];
    const error = placesRefusal(refused);
    refusals.add({ key: one.waiting.cacheKey, channelId: channel.id, refusals: refused, error });
    answers.set(one.waiting, { status: 'rejected', reason: error });
    return [];
  });
  const kept = await keepCarts(app, page, taken, answers);
  const used = taken.flatMap(({ waiting: { pass }, named }) =>
    pass && kept.has(named.id) ? [{ pass, cartId: named.id }] : [],
  );
  await useCartPasses(scope, channel.id, used, app.clock());
  for (const { named } of asked) if (!kept.has(named.id)) forgetFullHold(app, named.id);
}

/** Those of the waiting carts that need no pass or have one; a pass is good for the first of its carts. */
async function withPasses(
  scope: ClientScope,
  channelId: string,
  batch: readonly WaitingCart[],
  answers: Map<WaitingCart, CartAnswer>,
): Promise<WaitingCart[]> {
  const passes = batch.flatMap(({ pass }) => pass ?? []);
  if (passes.length === 0) return [...batch];
  const valid = await lockCartPasses(scope, channelId, passes);
  return batch.filter((one) => {
    if (one.pass === null || valid.delete(one.pass.entry)) return true;
    const reason = new RefusedError([{ code: 'waiting-pass-used' }], 409);
    answers.set(one, { status: 'rejected', reason });
    return false;
  });
}

type Quoted = { quote: Quote; language: ContentLanguage } | { refusal: RefusedError };

/** The quote of each distinct wish, by its key. */
async function quoteEach(
  app: App,
  { scope, client, channel, point }: OpenSalesPage,
  batch: readonly WaitingCart[],
): Promise<Map<string, Quoted>> {
  const wishes = [...new Map(batch.map(({ wishKey, wish }) => [wishKey, wish]))].map(([key, wish]) => ({
    key,
    ...wish,
    language: chooseLanguage(channel, [wish.language ?? []].flat()),
  }));
  const context = { seller: sellerOfChannel(channel, point), client };
  const quotes = await quoteWishes(app, scope, context, wishes);
  return new Map(
    wishes.map(({ key, language }, index): [string, Quoted] => {
      const quote = quotes[index];
      return [
        key,
        quote?.ok ? { quote: quote.value, language } : { refusal: wishRefusal(quote?.refusals ?? []) },
      ];
    }),
  );
}

function nameCart(app: App, { clientId }: ClientScope) {
  const id = makeId();
  const secret = cartSecretOf(app, clientId, id);
  return { id, secret, secretHash: hashToken(secret) };
}

/** How long a new cart is held: in full as long as its address has room for it. */
function timeOf(
  app: App,
  { scope, client }: OpenClient,
  { waiting: { network }, cartId, places }: { waiting: WaitingCart; cartId: string; places: number },
  claimed: Set<string>,
): HoldTime {
  const endsAt = new Date(app.clock().getTime() + client.holdMinutes * 60_000);
  const isFull = claimFullHold(app, { cartId, clientId: scope.clientId, network, places, endsAt });
  if (isFull) claimed.add(cartId);
  return newHoldTime(client.holdMinutes, isFull);
}

interface TakenPlaces {
  waiting: WaitingCart;
  named: ReturnType<typeof nameCart>;
  quote: Quote;
  language: ContentLanguage;
  time: HoldTime;
  sale: HeldSale;
}

async function keepCarts(
  app: App,
  page: OpenSalesPage,
  taken: readonly TakenPlaces[],
  answers: Map<WaitingCart, CartAnswer>,
): Promise<Set<string>> {
  const { scope, client, channel, point } = page;
  const hashes = wishHasher();
  const carts = taken.map(({ waiting, named, language, time, sale }): NewStoredCart & { secret: string } => ({
    ...named,
    channelId: channel.id,
    salesPoint: point,
    language,
    idempotencyKey: waiting.idempotencyKey,
    wishHash: hashes(waiting),
    holdId: sale.holdId,
    holdExpiresAt: sale.expiresAt,
    extensions: time.extensions,
    timeslotId: sale.timeslotId,
    visitDate: sale.visitDate,
    lines: sale.lines,
    ...cartCosts(sale.costs),
  }));
  const inserted = await insertCarts(scope, carts);
  // Carts of the same wish and number of extensions differ in secret and time only.
  const shown = new Map<string, Cart>();
  for (const [index, { waiting, quote }] of taken.entries()) {
    const cart = carts[index];
    if (!cart || !inserted.has(cart.id)) continue;
    const stored = {
      ...cart,
      lengthenedToPay: false,
      donationMinor: 0,
      discountCodeId: null,
      codeParts: [],
      details: null,
      personKeyId: null,
      orderId: null,
    };
    const shownAs = `${waiting.wishKey} ${cart.extensions}`;
    const same =
      shown.get(shownAs) ??
      (await showCart(app, scope, stored, { currency: client.currency, timeslot: quote.timeslot }));
    shown.set(shownAs, same);
    const value = { ...same, secret: cart.secret, expiresAt: cart.holdExpiresAt.toISOString() };
    answers.set(waiting, { status: 'fulfilled', value });
    rememberCart(app, cart.secretHash, scope.clientId);
  }
  // Two concurrent requests with one key both get the cart of the first.
  const late = taken.flatMap(({ waiting }) => (answers.has(waiting) ? [] : [waiting]));
  for (const [waiting, cart] of await findKnown(scope, channel.id, late))
    answers.set(waiting, await answerAgain(app, scope, waiting, cart));
  return inserted;
}
