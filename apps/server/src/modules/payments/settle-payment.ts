import { doesPaymentBecome, type PaymentOutcome } from '@foyer/domain/payments/payment-states.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { doneTogether, oneOfEach } from '../../platform/done-together.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import {
  changeOrderState,
  completeOrder,
  lockFreeHeldOrders,
  lockOrder,
  markOrderRefunded,
  type Order,
  recordOrderEvent,
} from '../orders/index.ts';
import {
  findPayment,
  keepNotice,
  listPaymentsByName,
  nameOf,
  type Payment,
  updatePayment,
} from './payment.repository.ts';
import { requestRefund } from './request-refund.ts';

/** A provider's proven notice about one of its payments. */
export interface PaymentNotice {
  provider: string;
  /** The provider's name for the payment. */
  reference: string;
  /** The provider's name for this very notice: told twice, it counts once. */
  event: string;
  outcome: PaymentOutcome;
  amountMinor: number;
  currency: string;
}

const eventOfOutcome = {
  paid: 'payment-received',
  failed: 'payment-failed',
  cancelled: 'payment-cancelled',
  expired: 'payment-expired',
} as const;

/**
 * Takes a notice in: payment, order, tickets or refund change in one transaction, so that a paid order is never
 * lost and never lacks its tickets. Safe told twice, at once and in any order: the order's row is locked first.
 * @throws NotFoundError `payment-not-found`; RefusedError `payment-amount-differs`.
 */
export const settlePayment = doneTogether<PaymentNotice, void>({
  async lock(scope, notices) {
    const orderIds = new Map(
      (await listPaymentsByName(scope, notices)).map((one) => [nameOf(one), one.orderId]),
    );
    const free = await lockFreeHeldOrders(scope, [...orderIds.values()]);
    // Of two notices for one order the second is taken in after the first.
    return oneOfEach(notices, (notice) => {
      const orderId = orderIds.get(nameOf(notice));
      return orderId !== undefined && free.has(orderId) ? orderId : undefined;
    });
  },
  async work(app, scope, notice) {
    const known = await findPayment(scope, notice);
    if (!known) throw new NotFoundError('payment-not-found');
    if (known.amountMinor !== notice.amountMinor || known.currency !== notice.currency) {
      throw new RefusedError([{ code: 'payment-amount-differs' }]);
    }
    const order = await lockOrder(scope, known.orderId);
    const isNew = await keepNotice(scope, {
      provider: notice.provider,
      reference: `${notice.reference}/${notice.event}`,
      body: notice,
    });
    const payment = isNew && (await findPayment(scope, notice));
    if (!payment || !doesPaymentBecome(payment.state, notice.outcome)) return;
    const paidAt = notice.outcome === 'paid' ? app.clock() : null;
    await updatePayment(scope, payment.id, { state: notice.outcome, paidAt });
    const facts = { amountMinor: payment.amountMinor, method: payment.method };
    await recordOrderEvent(scope, order.id, eventOfOutcome[notice.outcome], { kind: 'provider' }, facts);
    if (notice.outcome === 'paid') await takeMoney(app, scope, order, payment);
    else await loseMoney(scope, order, payment, notice.outcome);
  },
});

const reasonOf = { 'no-places': 'places-gone', closed: 'visit-cancelled', over: 'order-over' } as const;

/** Completes the order; what cannot be completed any more is given back in full. */
async function takeMoney(app: App, scope: ClientScope, order: Order, payment: Payment): Promise<void> {
  const completion = await completeOrder(app, scope, order, { kind: 'provider' });
  if (completion === 'completed') return;
  if (completion === 'already') {
    await requestRefund(scope, payment, payment.amountMinor, 'paid-twice');
    return;
  }
  await markOrderRefunded(scope, order);
  await requestRefund(scope, payment, payment.amountMinor, reasonOf[completion]);
}

/** The order waits on: its places are held until the hold ends, and the visitor may try again. */
async function loseMoney(
  scope: ClientScope,
  order: Order,
  payment: Payment,
  outcome: PaymentOutcome,
): Promise<void> {
  if (order.state !== 'pending payment') return;
  await changeOrderState(scope, order, 'failed', { kind: 'provider' }, { outcome, method: payment.method });
}
