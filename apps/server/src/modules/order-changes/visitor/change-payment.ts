import { chooseAccount, methodsOfChannel, offeredMethods } from '@foyer/domain/payments/choose-account.ts';
import { isPaymentMethod, type PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import { isPaymentLost } from '@foyer/domain/payments/payment-states.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listPaymentMethods } from '../../channels/index.ts';
import type { Order } from '../../orders/index.ts';
import {
  type BegunPayment,
  listAccountOffers,
  listOpenPayments,
  listPayments,
  openPayments,
} from '../../payments/index.ts';
import type { OrderChange } from '../order-change.repository.ts';

/** The ways in which an amount can be paid for an order: those of its channel that the client's providers take. */
export async function listMethodsFor(
  scope: ClientScope,
  { channelId, test: isTest, locationId, currency }: Order,
  amountMinor: number,
): Promise<PaymentMethod[]> {
  const named = channelId === null ? [] : await listPaymentMethods(scope, channelId);
  const offers = await listAccountOffers(scope);
  const offered = offeredMethods(offers, { isTest, locationId, currency });
  const wanted = { isTest, locationId, currency, amountMinor };
  return methodsOfChannel(named, offered).filter(
    (method) => method === 'test' || chooseAccount(offers, method, wanted) !== undefined,
  );
}

type PaymentOfChange = 'none' | 'pending' | 'paid' | 'lost';

/** What became of the payments of a change, the newest counting; money that is on its way counts above all. */
export async function paymentOfChange(
  scope: ClientScope,
  { id, orderId }: Pick<OrderChange, 'id' | 'orderId'>,
): Promise<PaymentOfChange> {
  const payments = await listPayments(scope, [orderId]);
  const states = payments.filter(({ orderChangeId }) => orderChangeId === id).map(({ state }) => state);
  if (states.includes('paid')) return 'paid';
  if (states.some((state) => state === 'pending' || state === 'authorised')) return 'pending';
  return states[0] !== undefined && isPaymentLost(states[0]) ? 'lost' : 'none';
}

/**
 * Opens the payment of a change that waits for it, of a locked order; asked again, the same open payment answers.
 * Refusals: `payment-method-unknown`; `visitor-change-over`; `visitor-change-being-paid`.
 */
export async function openChangePayment(
  app: App,
  scope: ClientScope,
  order: Order,
  change: OrderChange,
  method: string,
): Promise<Result<BegunPayment>> {
  const isOver = change.expiresAt === null || change.expiresAt <= app.clock();
  if (change.state !== 'waiting for payment' || isOver) return refused({ code: 'visitor-change-over' });
  const payment = await paymentOfChange(scope, change);
  if (payment === 'paid' || payment === 'pending') return refused({ code: 'visitor-change-being-paid' });
  const { id: orderId, test: isTest, locationId, currency, language, itemCount } = order;
  const { id: orderChangeId, dueMinor: amountMinor } = change;
  const methods = await listMethodsFor(scope, order, amountMinor);
  if (!isPaymentMethod(method) || !methods.includes(method)) {
    return refused({ code: 'payment-method-unknown', field: 'method' });
  }
  const open = (await listOpenPayments(scope, [orderId])).find(
    (one) => one.orderChangeId === orderChangeId && one.method === method && one.amountMinor === amountMinor,
  );
  if (open) return ok({ ...open, language, itemCount });
  const asked = { orderId, method, amountMinor, currency, isTest, locationId, language, itemCount };
  const offers = await listAccountOffers(scope);
  const [begun] = await openPayments(app, scope, [{ ...asked, orderChangeId }], offers);
  return begun ? ok(begun) : refused({ code: 'payment-method-unknown', field: 'method' });
}
