import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { checkoutSchema } from '@foyer/domain/storefront/cart.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import { listPaymentMethods } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { placeOrder } from '../orders/index.ts';
import { startPayment } from '../payments/index.ts';
import { getTimeslot } from '../scheduling/index.ts';
import { lockCart, type StoredCart, updateCart } from './cart.repository.ts';
import { readDetails } from './cart-details.ts';
import { stateOfCart } from './cart-state.ts';
import { withCart } from './find-cart.ts';
import { refuseDisabledClient } from './refuse-disabled-client.ts';

/** To the visitor it is one thing: his places are not held any more. */
const endedCodes: readonly string[] = ['order-not-payable', 'places-gone'];

/**
 * Turns a cart into an order, once, and answers where its visitor pays; where there is nothing to pay, or all is
 * paid already, that is the order itself.
 * @throws RefusedError `details-missing`, `payment-method-unknown` (422); `cart-expired` (409); `client-disabled` (403).
 */
export async function checkOut(app: App, secret: string, typed: unknown): Promise<{ redirectUrl: string }> {
  const { method } = valueOrThrow(parseInput(checkoutSchema, typed), 400);
  const { clientId, orderId } = await withCart(app, secret, async (scope, { id }) => {
    const cart = await lockCart(scope, id);
    const state = await stateOfCart(app, scope, cart);
    if (state === 'expired') throw new RefusedError([{ code: 'cart-expired' }], 409);
    if (state !== 'completed') {
      refuseDisabledClient(await getClient(scope));
      await refuseUnknownMethod(scope, cart, method);
    }
    const known = cart.orderId;
    return { clientId: scope.clientId, orderId: known ?? (await placeOrderOf(app, scope, cart)) };
  });
  const started = await startPayment(app, clientId, orderId, method);
  if (!started.ok && started.refusals.some(({ code }) => endedCodes.includes(code))) {
    throw new RefusedError([{ code: 'cart-expired' }], 409);
  }
  return valueOrThrow(started, 409);
}

async function refuseUnknownMethod(scope: ClientScope, cart: StoredCart, method: string): Promise<void> {
  const isFree = cart.lines.every((line) => line.totalMinor === 0);
  if (isFree || (await listPaymentMethods(scope, cart.channelId)).includes(method)) return;
  throw new RefusedError([{ code: 'payment-method-unknown', field: 'method' }]);
}

async function placeOrderOf(app: App, scope: ClientScope, cart: StoredCart): Promise<string> {
  const details = await readDetails(app, scope, cart);
  if (details === null) throw new RefusedError([{ code: 'details-missing' }]);
  const { currency, paymentEnvironment } = await getClient(scope);
  const timeslot = await getTimeslot(scope, cart.timeslotId);
  const quantity = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const { orderId } = await placeOrder(app, scope, {
    holdId: cart.holdId,
    places: [{ counterId: cart.timeslotId, quantity }],
    channelId: cart.channelId,
    locationId: timeslot.locationId,
    salesPoint: 'website',
    language: cart.language,
    currency,
    isTest: paymentEnvironment === 'test',
    buyer: details,
    visit: { timeslotId: timeslot.id, date: timeslot.date, time: timeslot.time },
    lines: cart.lines.map(({ name, ticketGroupTitle, ...line }) => ({
      ...line,
      ticketTypeName: name,
      productName: ticketGroupTitle,
    })),
  });
  await updateCart(scope, cart.id, { orderId });
  return orderId;
}
