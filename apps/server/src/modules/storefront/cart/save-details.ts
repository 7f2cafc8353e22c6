import { giftsAsked, parseGifts } from '@foyer/domain/gifts/gift-wish.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import {
  type DetailRules,
  parseVisitorDetails,
} from '@foyer/domain/storefront/details/parse-visitor-details.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../../platform/app.ts';
import { insertPersonKeys, makePersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { fulfilled, rejected, transactionalBatcher } from '../../../platform/transactional-batcher.ts';
import { dropUnpaidOrder } from '../checkout/drop-unpaid-order.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';
import { type StoredCart, updateCartDetails } from './cart.repository.ts';
import { openDetails } from './cart-details.ts';
import { type CartFacts, readCartFacts, stateOfKnownCart } from './cart-facts.ts';
import { readDetailRules } from './detail-rules.ts';
import { type CartRequest, findClientOf, lockCartsOf } from './find-cart.ts';
import { refuseEndedCart } from './refuse-ended-cart.ts';
import { showCart } from './show-cart.ts';

/**
 * Stores the buyer's details, by what the channel asks. The same details again change nothing.
 * @throws RefusedError one refusal for each failing field (422); `cart-expired`, `payment-started` (409); `client-disabled` (403).
 */
export async function saveDetails(app: App, secret: string, typed: unknown): Promise<Cart> {
  const { clientId, hash } = await findClientOf(app, secret);
  return saveBatched(app, clientId, { hash, typed });
}

interface GivenDetails extends CartRequest {
  typed: unknown;
}

const saveBatched = transactionalBatcher<GivenDetails, Cart>({
  async decide(app, scope, given, locks) {
    const decided = new Map<GivenDetails, PromiseSettledResult<Cart>>();
    const { locked, missing } = await lockCartsOf(scope, given, locks);
    for (const request of missing) decided.set(request, rejected(new NotFoundError('cart-not-found')));
    const carts = locked.map(({ cart }) => cart);
    const facts = await readCartFacts(app, scope, carts);
    const rulesOf = await readDetailRules(app, scope, carts, facts.client);
    const written: Written[] = [];
    for (const { request, cart } of locked) {
      try {
        const known = checkCart(app, facts, cart);
        const details = parseDetails(request.typed, rulesOf(cart), cart);
        const isSame = JSON.stringify(known) === JSON.stringify(details);
        // A cart that drops its order locks it too: it is decided alone.
        if (!isSame && cart.orderId !== null && locks === 'skip-locked') continue;
        if (!isSame) {
          await dropUnpaidOrder(scope, cart);
          written.push(encrypt(cart, details));
        }
        const shown = isSame ? cart : { ...cart, orderId: null };
        decided.set(request, fulfilled(await show(app, scope, facts, shown, details)));
      } catch (reason) {
        if (!(reason instanceof RefusedError)) throw reason;
        decided.set(request, rejected(reason));
      }
    }
    const newKeys = written.map(({ key }) => key);
    await Promise.all([insertPersonKeys(scope, app.secrets, newKeys), updateCartDetails(scope, written)]);
    return decided;
  },
});

/** What the channel asks, and who the presents of the cart are for. @throws RefusedError with all that is wrong. */
function parseDetails(typed: unknown, rules: DetailRules, { lines }: StoredCart): VisitorDetails {
  const asked = giftsAsked(lines);
  const parsed = parseVisitorDetails(typed, rules);
  if (asked.length === 0) return valueOrThrow(parsed);
  const gifts = parseGifts(Reflect.get(Object(typed), 'gifts'), asked, rules.today);
  const refusals = [...(parsed.ok ? [] : parsed.refusals), ...gifts.refusals];
  if (refusals.length > 0) throw new RefusedError(refusals);
  return { ...valueOrThrow(parsed), gifts: gifts.value };
}

/** @returns the details that the cart has. @throws RefusedError where they can no longer be changed. */
function checkCart(app: App, facts: CartFacts, cart: StoredCart): VisitorDetails | null {
  refuseEndedCart(stateOfKnownCart(app, facts, cart));
  refuseDisabledClient(facts.client);
  return openDetails(cart, facts.keys);
}

type Written = ReturnType<typeof encrypt>;

/** With a new key: an order that was placed before keeps the key of its own buyer (decision 0120). */
function encrypt({ id }: StoredCart, details: VisitorDetails) {
  const key = makePersonKey();
  return { id, details: key.encrypt(details), personKeyId: key.id, key };
}

async function show(
  app: App,
  scope: ClientScope,
  facts: CartFacts,
  cart: StoredCart,
  details: VisitorDetails,
): Promise<Cart> {
  const { client, timeslotOf } = facts;
  const timeslot = (cart.timeslotId !== null && timeslotOf.get(cart.timeslotId)) || null;
  const state = stateOfKnownCart(app, facts, cart);
  return showCart(app, scope, cart, { currency: client.currency, timeslot, details, state });
}
