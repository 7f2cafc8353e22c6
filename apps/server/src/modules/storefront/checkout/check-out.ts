import type { OrderOrigin } from '@foyer/domain/orders/order-origin.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { type CheckoutInput, checkoutSchema } from '@foyer/domain/storefront/cart.ts';
import { refusalForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { fulfilled, rejected, transactionalBatcher } from '../../../platform/transactional-batcher.ts';
import { judgeOrders } from '../../abuse-limits/index.ts';
import { goToProvider, startPayment } from '../../payments/index.ts';
import { type OrderedSale, type OrderOutcome, orderSales } from '../../sales/index.ts';
import { updateCartOrders, updateCartPrices } from '../cart/cart.repository.ts';
import { cartCosts } from '../cart/cart-costs.ts';
import { type CartRequest, findClientOf, lockCartsOf } from '../cart/find-cart.ts';
import { shareAgain } from '../paying-codes/share-again.ts';
import { type CartToOrder, decideCheckout, readCheckoutFacts } from './decide-checkout.ts';
import { giveTimeToPay } from './give-time-to-pay.ts';
import { keepingFailures } from './keep-failed-checkout.ts';
import { keepOrigins } from './keep-origins.ts';
import { requestInvoices } from './request-invoices.ts';

/** For the visitor both mean that the places are not held any more. */
const endedCodes: readonly string[] = ['order-not-payable', 'places-gone'];

/**
 * Turns a cart into an order, once, and answers where its visitor pays; where there is nothing to pay, or all is
 * paid already, that is the order itself. Where a price changed since the visitor saw it, the cart takes the new one
 * and nothing is ordered (decision 0020). The same holds where the cart is another than the page showed.
 * `network` is the visitor's `callerNetwork`, within which orders are counted; null = nowhere.
 * @throws RefusedError `order-not-accepted` (403), without saying why; `sms-verification-failed`, `email-domain-refused`,
 * `tickets-per-email-reached`,
 * `buyer-code-missing`, `buyer-code-used-up` (403); `details-missing`,
 * `ticket-names-missing`, `terms-not-agreed`, `terms-changed`, `payment-method-unknown` (422); `cart-expired`, `price-changed`, and where a
 * closure has taken the visit `timeslot-closed`, `day-closed` (409); `client-disabled` (403).
 */
export async function checkOut(
  app: App,
  secret: string,
  typed: unknown,
  network: string | null = null,
): Promise<{ redirectUrl: string }> {
  const {
    method,
    termsHash = null,
    codePass = null,
    shown,
    origin,
  } = valueOrThrow(parseInput(checkoutSchema, typed), 400);
  const { clientId, hash } = await findClientOf(app, secret);
  const outcome = await keepingFailures(app, clientId, hash, () =>
    checkOutBatched(app, clientId, { hash, method, termsHash, codePass, shown, network, origin }),
  );
  if ('change' in outcome) {
    await shareAgain(app, secret);
    throw new RefusedError([outcome.change], 409);
  }
  if (outcome.payment) return { redirectUrl: await goToProvider(app, clientId, outcome.payment) };
  const started = await startPayment(app, clientId, outcome.orderId, method);
  if (!started.ok && started.refusals.some(({ code }) => endedCodes.includes(code))) {
    throw new RefusedError([{ code: 'cart-expired' }], 409);
  }
  return valueOrThrow(started, 409);
}

interface CheckoutRequest extends CartRequest {
  method: string;
  network: string | null;
  termsHash: string | null;
  codePass: string | null;
  shown: CheckoutInput['shown'];
  origin: OrderOrigin;
}

/** A changed price is answered, not thrown: the cart keeps it. */
type Outcome = { change: Refusal } | Pick<OrderedSale, 'orderId' | 'payment'>;

/** Concurrent checkouts of a client are one batch: orders and payments in one transaction (decision 0051). */
const checkOutBatched = transactionalBatcher<CheckoutRequest, Outcome>({
  async decide(app, scope, requests, locks) {
    const decided = new Map<CheckoutRequest, PromiseSettledResult<Outcome>>();
    const { locked, missing } = await lockCartsOf(scope, requests, locks);
    for (const request of missing) decided.set(request, rejected(new NotFoundError('cart-not-found')));
    const facts = await readCheckoutFacts(
      app,
      scope,
      locked.map(({ cart }) => cart),
    );
    const ordering = new Map<CartToOrder, CheckoutRequest>();
    for (const { request, cart } of locked) {
      try {
        const next = decideCheckout(app, facts, { cart, ...request });
        if ('cart' in next) ordering.set(next, request);
        else decided.set(request, fulfilled(next));
      } catch (reason) {
        if (!(reason instanceof RefusedError)) throw reason;
        decided.set(request, rejected(reason));
      }
    }
    const judged = await judgeOrders(app, scope, [...ordering.keys()]);
    for (const [sale, refusal] of judged.refused) {
      const request = ordering.get(sale);
      if (request) decided.set(request, rejected(new RefusedError([refusal], 403)));
      ordering.delete(sale);
    }
    const outcomes = await orderSales(app, scope, facts.sale, [...ordering.keys()], async (ordered) => {
      await Promise.all([
        judged.note(ordered),
        updateCartOrders(
          scope,
          ordered.map(({ sale: { cart }, orderId }) => ({ id: cart.id, orderId })),
        ),
        keepOrigins(
          app,
          scope,
          ordered.map(({ sale, orderId }) => ({ orderId, origin: ordering.get(sale)?.origin })),
        ),
        giveTimeToPay(
          app,
          scope,
          ordered.map(({ sale: { cart } }) => cart),
        ),
      ]);
    });
    await requestInvoices(app, scope, placedOf(outcomes));
    for (const [asked, outcome] of outcomes) {
      const request = ordering.get(asked);
      if (request) decided.set(request, await takeOutcome(scope, asked, outcome));
    }
    return decided;
  },
});

const placedOf = (outcomes: ReadonlyMap<CartToOrder, OrderOutcome>) =>
  [...outcomes].flatMap(([{ buyer }, outcome]) =>
    outcome.kind === 'ordered' ? [{ orderId: outcome.orderId, buyer }] : [],
  );

/** A cart whose price changed takes the new one. */
async function takeOutcome(
  scope: ClientScope,
  { cart }: CartToOrder,
  outcome: OrderOutcome,
): Promise<PromiseSettledResult<Outcome>> {
  if (outcome.kind === 'refused')
    return rejected(new RefusedError(outcome.refusals.map(refusalForVisitors), 409));
  if (outcome.kind === 'ordered') return fulfilled(outcome);
  const { lines, costs, refusal } = outcome;
  await updateCartPrices(scope, cart.id, { lines, ...cartCosts(costs) });
  return fulfilled({ change: refusal });
}
