import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { findTimeslotShut } from '@foyer/domain/scheduling/timeslot-shut.ts';
import { checkoutSchema } from '@foyer/domain/storefront/cart.ts';
import { refusalForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { listPaymentMethods } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { type OrderToPlace, placeOrder } from '../orders/index.ts';
import { startPayment } from '../payments/index.ts';
import { getTimeslot, type Timeslot } from '../scheduling/index.ts';
import { type StoredCart, updateCart, updateCartPrices } from './cart.repository.ts';
import { costsOfCart } from './cart-costs.ts';
import { readDetails } from './cart-details.ts';
import type { CartLine } from './cart-line.ts';
import { stateOfCart } from './cart-state.ts';
import { withLockedCart } from './find-cart.ts';
import { isTestSale } from './is-test-sale.ts';
import { refuseDisabledClient } from './refuse-disabled-client.ts';
import { repriceCart } from './reprice-cart.ts';

/** To the visitor it is one thing: his places are not held any more. */
const endedCodes: readonly string[] = ['order-not-payable', 'places-gone'];

/**
 * Turns a cart into an order, once, and answers where its visitor pays; where there is nothing to pay, or all is
 * paid already, that is the order itself. Where a price changed since the visitor saw it, the cart takes the new one
 * and nothing is ordered (decision 0020).
 * @throws RefusedError `details-missing`, `payment-method-unknown` (422); `cart-expired`, `price-changed` (409);
 * `client-disabled` (403).
 */
export async function checkOut(app: App, secret: string, typed: unknown): Promise<{ redirectUrl: string }> {
  const { method } = valueOrThrow(parseInput(checkoutSchema, typed), 400);
  const outcome = await withLockedCart(app, secret, async (scope, cart) => {
    const state = await stateOfCart(app, scope, cart);
    if (state === 'expired') throw new RefusedError([{ code: 'cart-expired' }], 409);
    if (state !== 'completed') {
      refuseDisabledClient(await getClient(scope));
      await refuseUnknownMethod(scope, cart, method);
    }
    const known = cart.orderId;
    const placed = known === null ? await placeOrderOf(app, scope, cart) : { orderId: known };
    return { clientId: scope.clientId, ...placed };
  });
  if ('change' in outcome) throw new RefusedError([outcome.change], 409);
  const { clientId, orderId } = outcome;
  const started = await startPayment(app, clientId, orderId, method);
  if (!started.ok && started.refusals.some(({ code }) => endedCodes.includes(code))) {
    throw new RefusedError([{ code: 'cart-expired' }], 409);
  }
  return valueOrThrow(started, 409);
}

async function refuseUnknownMethod(scope: ClientScope, cart: StoredCart, method: string): Promise<void> {
  const isFree = calculateOrderTotals(cart.lines, costsOfCart(cart)).totalMinor === 0;
  if (isFree || (await listPaymentMethods(scope, cart.channelId)).includes(method)) return;
  throw new RefusedError([{ code: 'payment-method-unknown', field: 'method' }]);
}

/** A changed price is answered, not thrown: the cart keeps it. */
async function placeOrderOf(
  app: App,
  scope: ClientScope,
  cart: StoredCart,
): Promise<{ orderId: string } | { change: Refusal }> {
  const details = await readDetails(app, scope, cart);
  if (details === null) throw new RefusedError([{ code: 'details-missing' }]);
  const client = await getClient(scope);
  const { currency, paymentEnvironment, timeZone } = client;
  const { timeslotId } = cart;
  const timeslot = timeslotId === null ? null : await getTimeslot(scope, timeslotId);
  if (timeslot && timeslot.closureId !== null && timeslot.state !== 'open') {
    const { reason } = findTimeslotShut(timeslot) ?? { reason: 'closed-by-closure' };
    throw new RefusedError([refusalForVisitors({ code: 'timeslot-closed', params: { reason } })], 409);
  }
  const today = localDateAt(app.clock(), timeZone);
  const { lines, change, ...costs } = await repriceCart(scope, cart, { today, fees: client });
  if (change) {
    await updateCartPrices(scope, cart.id, { lines, ...costs });
    return { change };
  }
  const locationId = timeslot?.locationId ?? onlyLocation(lines);
  const { orderId } = await placeOrder(app, scope, {
    holdId: cart.holdId,
    channelId: cart.channelId,
    locationId,
    salesPoint: 'website',
    language: cart.language,
    currency,
    isTest: await isTestSale(scope, locationId, paymentEnvironment),
    buyer: details,
    costs: costsOfCart(costs),
    visit: { timeslotId, date: timeslot?.date ?? cart.visitDate, time: timeslot?.time ?? null },
    lines: lines.map(({ name, ticketGroupTitle, ...line }) => ({
      ...line,
      visit: visitOfLine(line, timeslot, cart),
      ticketTypeName: name,
      productName: ticketGroupTitle,
    })),
  });
  await updateCart(scope, cart.id, { orderId });
  return { orderId };
}

/** A line of a cart of before there were tickets without timeslots is for the visit of its cart. */
function visitOfLine(
  line: Pick<CartLine, 'timeslotId' | 'visitDate'>,
  timeslot: Timeslot | null,
  cart: StoredCart,
): OrderToPlace['visit'] {
  const { timeslotId = cart.timeslotId, visitDate = timeslot?.date ?? cart.visitDate } = line;
  return { timeslotId, date: visitDate, time: timeslotId === null ? null : (timeslot?.time ?? null) };
}

function onlyLocation(lines: readonly Pick<CartLine, 'locationId'>[]): string | null {
  const [first = null, ...others] = new Set(lines.map(({ locationId }) => locationId ?? null));
  return others.length === 0 ? first : null;
}
