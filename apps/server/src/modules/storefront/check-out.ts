import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { checkoutSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { answered, decidedTogether, refusedWith } from '../../platform/decided-together.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { type OrderToPlace, placeOrders } from '../orders/index.ts';
import {
  type BegunPayment,
  goToProvider,
  isMethodKnown,
  openPayments,
  startPayment,
} from '../payments/index.ts';
import { type StoredCart, updateCartOrders, updateCartPrices } from './cart.repository.ts';
import { decideCheckout, readCheckoutFacts } from './decide-checkout.ts';
import { type CartRequest, findClientOf, lockCartsOf } from './find-cart.ts';

/** To the visitor it is one thing: his places are not held any more. */
const endedCodes: readonly string[] = ['order-not-payable', 'places-gone'];

/**
 * Turns a cart into an order, once, and answers where its visitor pays; where there is nothing to pay, or all is
 * paid already, that is the order itself. Where a price changed since the visitor saw it, the cart takes the new one
 * and nothing is ordered (decision 0020).
 * @throws RefusedError `details-missing`, `payment-method-unknown` (422); `cart-expired`, `price-changed`, and where a
 * closure has taken the visit `timeslot-closed`, `day-closed` (409); `client-disabled` (403).
 */
export async function checkOut(app: App, secret: string, typed: unknown): Promise<{ redirectUrl: string }> {
  const { method } = valueOrThrow(parseInput(checkoutSchema, typed), 400);
  const { clientId, hash } = await findClientOf(app, secret);
  const outcome = await checkOutTogether(app, clientId, { hash, method });
  if ('change' in outcome) throw new RefusedError([outcome.change], 409);
  if (outcome.begun) return { redirectUrl: await goToProvider(app, clientId, outcome.begun) };
  const started = await startPayment(app, clientId, outcome.orderId, method);
  if (!started.ok && started.refusals.some(({ code }) => endedCodes.includes(code))) {
    throw new RefusedError([{ code: 'cart-expired' }], 409);
  }
  return valueOrThrow(started, 409);
}

interface Pressed extends CartRequest {
  method: string;
}

/** A changed price is answered, not thrown: the cart keeps it. */
type Outcome = { change: Refusal } | { orderId: string; begun?: BegunPayment };

/** Those who press at the same time have their orders, and where to pay, in one transaction (decision 0051). */
const checkOutTogether = decidedTogether<Pressed, Outcome>({
  async decide(app, scope, pressed, rows) {
    const decided = new Map<Pressed, PromiseSettledResult<Outcome>>();
    const { locked, missing } = await lockCartsOf(scope, pressed, rows);
    for (const request of missing) decided.set(request, refusedWith(new NotFoundError('cart-not-found')));
    const facts = await readCheckoutFacts(
      app,
      scope,
      locked.map(({ cart }) => cart),
    );
    const placing: Placing[] = [];
    for (const { request, cart } of locked) {
      try {
        const next = await decideCheckout(app, scope, facts, { cart, method: request.method });
        if ('order' in next) placing.push({ request, cart, order: next.order });
        else decided.set(request, answered(next));
        if ('repriced' in next) await updateCartPrices(scope, cart.id, next.repriced);
      } catch (reason) {
        if (!(reason instanceof RefusedError)) throw reason;
        decided.set(request, refusedWith(reason));
      }
    }
    for (const [request, outcome] of await placeAll(app, scope, placing))
      decided.set(request, answered(outcome));
    return decided;
  },
});

interface Placing {
  request: Pressed;
  cart: StoredCart;
  order: OrderToPlace;
}

/** The orders, and the payments of those that are to be paid; who pays nothing is completed by `startPayment`. */
async function placeAll(
  app: App,
  scope: ClientScope,
  placing: readonly Placing[],
): Promise<Map<Pressed, Outcome>> {
  const orders = placing.map(({ request: { method }, order }) => {
    const isPaid = calculateOrderTotals(order.lines, order.costs).totalMinor > 0;
    return isPaid && isMethodKnown(method, order.isTest) ? { ...order, method } : order;
  });
  const placed = await placeOrders(app, scope, orders);
  const [begun] = await Promise.all([
    openPayments(
      app,
      scope,
      orders.flatMap((order, index) => {
        const { orderId = '', totalMinor: amountMinor = 0, itemCount = 0 } = placed[index] ?? {};
        if (!('method' in order)) return [];
        const { method, currency, isTest, language } = order;
        return [{ orderId, method, amountMinor, currency, isTest, language, itemCount }];
      }),
    ),
    updateCartOrders(
      scope,
      placing.map(({ cart: { id } }, index) => ({ id, orderId: placed[index]?.orderId ?? '' })),
    ),
  ]);
  const begunOf = new Map(begun.map((payment) => [payment.orderId, payment]));
  return new Map(
    placing.map(({ request }, index) => {
      const orderId = placed[index]?.orderId ?? '';
      const payment = begunOf.get(orderId);
      return [request, payment ? { orderId, begun: payment } : { orderId }];
    }),
  );
}
