import { postDeposit, postDifferingPayment, postPayment } from '@foyer/domain/ledger/post-money.ts';
import type { PostingCause } from '@foyer/domain/ledger/posting.ts';
import {
  doesPaymentBecome,
  isPaymentLost,
  type PaymentOutcome,
} from '@foyer/domain/payments/payment-states.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RowLocks } from '../../platform/database/prepared.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import {
  firstOfEach,
  fulfilled,
  rejected,
  transactionalBatcher,
} from '../../platform/transactional-batcher.ts';
import { postToLedger } from '../ledger/index.ts';
import {
  changeOrderStates,
  type LockedOrder,
  lockOrdersWithHolds,
  markOrderRefunded,
  recordOrderEvents,
} from '../orders/index.ts';
import { completePaid } from './by-codes/complete-paid.ts';
import {
  findPayments,
  keepNotices,
  listKeptNotices,
  nameOf,
  type Payment,
  type PaymentName,
  settlePayments,
} from './payment.repository.ts';
import { requestRefund } from './request-refund.ts';

/** A provider's proven notice about one of its payments. */
export interface PaymentNotice {
  provider: string;
  /** The provider's name for the payment. */
  reference: string;
  /** The provider's id of this notice: a repeated one counts once. */
  event: string;
  outcome: PaymentOutcome;
  amountMinor: number;
  currency: string;
  /** Of its payment, where the caller has just read it: the row that is locked first. */
  orderId?: string;
}

const eventOfOutcome = {
  pending: 'payment-pending',
  authorised: 'payment-authorised',
  paid: 'payment-received',
  failed: 'payment-failed',
  cancelled: 'payment-cancelled',
  expired: 'payment-expired',
} as const;

/**
 * Takes a notice in: payment, order, tickets or refund change in one transaction, so that a paid order is never
 * lost and never lacks its tickets. Safe for repeated and concurrent notices in any order: the order's row is locked first.
 * Concurrent notices are one batch (decision 0051).
 * @throws NotFoundError `payment-not-found`; RefusedError `payment-amount-differs`, which is left on the timeline too.
 */
export const settlePayment = transactionalBatcher<PaymentNotice, void>({
  async decide(app, scope, notices, locks) {
    const decided = new Map<PaymentNotice, PromiseSettledResult<void>>();
    const orderOf = await findOrders(scope, notices);
    for (const notice of notices) {
      if (!orderOf.has(notice)) decided.set(notice, rejected(new NotFoundError('payment-not-found')));
    }
    // Of two notices for one order the second is decided alone, after the first.
    const first = firstOfEach(notices, (notice) => orderOf.get(notice));
    if (first.length === 0) return decided;
    const settled = await readLocked(scope, first, orderOf, locks);
    await takeIn(app, scope, settled);
    for (const { notice, payment } of settled) {
      const refusal = new RefusedError([{ code: 'payment-amount-differs' }]);
      decided.set(notice, isAsAsked(payment, notice) ? fulfilled(undefined) : rejected(refusal));
    }
    return decided;
  },
});

const isAsAsked = (payment: Payment, notice: PaymentNotice): boolean =>
  payment.amountMinor === notice.amountMinor && payment.currency === notice.currency;

/** A notice whose order is locked, and its payment. */
interface LockedNotice {
  notice: PaymentNotice;
  payment: Payment;
  sale: LockedOrder;
  /** Received for the first time. */
  isNew: boolean;
}

/** The order of each notice; none where the client has no such payment. */
async function findOrders(
  scope: ClientScope,
  notices: readonly PaymentNotice[],
): Promise<Map<PaymentNotice, string>> {
  const unknown = notices.filter(({ orderId }) => orderId === undefined);
  const payments = unknown.length > 0 ? await findPayments(scope, unknown) : new Map<string, Payment>();
  return new Map(
    notices.flatMap((notice): [PaymentNotice, string][] => {
      const orderId = notice.orderId ?? payments.get(nameOf(notice))?.orderId;
      return orderId === undefined ? [] : [[notice, orderId]];
    }),
  );
}

/** Those whose orders could be locked. */
async function readLocked(
  scope: ClientScope,
  notices: readonly PaymentNotice[],
  orderOf: ReadonlyMap<PaymentNotice, string>,
  locks: RowLocks,
): Promise<LockedNotice[]> {
  const orderIds = notices.flatMap((notice) => orderOf.get(notice) ?? []);
  // Statements are pipelined in this order: the payments are read after their orders were locked.
  const [sales, payments, kept] = await Promise.all([
    lockOrdersWithHolds(scope, orderIds, locks),
    findPayments(scope, notices),
    listKeptNotices(scope, notices.map(nameOfNotice)),
  ]);
  const saleOf = new Map(sales.map((sale) => [sale.order.id, sale]));
  return notices.flatMap((notice) => {
    const payment = payments.get(nameOf(notice));
    const sale = payment && saleOf.get(payment.orderId);
    return sale ? [{ notice, payment, sale, isNew: !kept.has(nameOf(nameOfNotice(notice))) }] : [];
  });
}

const nameOfNotice = ({ provider, reference, event }: PaymentNotice): PaymentName => {
  return { provider, reference: `${reference}/${event}` };
};

async function takeIn(app: App, scope: ClientScope, locked: readonly LockedNotice[]): Promise<void> {
  const told = locked.filter(({ isNew }) => isNew);
  const asAsked = told.filter(({ payment, notice }) => isAsAsked(payment, notice));
  const settled = asAsked.filter(({ payment, notice }) => doesPaymentBecome(payment.state, notice.outcome));
  const paid = settled.filter(({ notice }) => notice.outcome === 'paid');
  const now = app.clock();
  await Promise.all([
    keepNotices(
      scope,
      told.map(({ notice: { orderId: _orderId, ...body } }) => ({ ...nameOfNotice(body), body })),
    ),
    settlePayments(
      scope,
      settled.map(({ payment: { id }, notice: { outcome } }) => {
        return { id, state: outcome, paidAt: outcome === 'paid' ? now : null };
      }),
    ),
    recordOrderEvents(
      scope,
      settled.map(({ sale, payment: { amountMinor, method }, notice: { outcome } }) => {
        const facts = { amountMinor, method };
        return { orderId: sale.order.id, kind: eventOfOutcome[outcome], actor: provider, facts };
      }),
    ),
    traceDifferences(
      app,
      scope,
      told.filter((one) => !asAsked.includes(one)),
    ),
    takeMoney(
      app,
      scope,
      paid.filter(({ payment }) => payment.orderChangeId === null),
    ),
    takeDeposits(
      app,
      scope,
      paid.filter(({ payment }) => payment.orderChangeId !== null),
    ),
    loseMoney(
      scope,
      settled.filter(({ notice, payment }) => {
        return isPaymentLost(notice.outcome) && payment.orderChangeId === null;
      }),
    ),
  ]);
}

const provider = { kind: 'provider' } as const;

const reasonOf = {
  already: 'paid-twice',
  'no-places': 'places-gone',
  closed: 'visit-cancelled',
  over: 'order-over',
} as const;

/** What a provider tells about another amount or currency changes nothing but the timeline: staff settle it. */
async function traceDifferences(
  app: App,
  scope: ClientScope,
  differing: readonly LockedNotice[],
): Promise<void> {
  const paid = differing.filter(({ notice }) => notice.outcome === 'paid');
  await postToLedger(
    scope,
    paid.flatMap(({ notice, ...locked }) =>
      postDifferingPayment(
        { ...causeOf(locked, app.clock()), currency: notice.currency },
        notice.provider,
        notice.amountMinor,
      ),
    ),
  );
  await recordOrderEvents(
    scope,
    differing.map(({ sale, payment: { method }, notice: { amountMinor, currency, outcome } }) => {
      const facts = { amountMinor, currency, method, outcome };
      return { orderId: sale.order.id, kind: 'payment-differs', actor: provider, facts };
    }),
  );
}

const causeOf = (
  { payment, sale: { order } }: Pick<LockedNotice, 'payment' | 'sale'>,
  at: Date,
): PostingCause => {
  const { id: causeId, orderId, currency } = payment;
  return { causeId, orderId, isTest: order.test, currency, at };
};

/** Completes the orders; what cannot be completed any more is given back in full. */
async function takeMoney(app: App, scope: ClientScope, paid: readonly LockedNotice[]): Promise<void> {
  if (paid.length === 0) return;
  const now = app.clock();
  const completions = await completePaid(
    app,
    scope,
    paid.map(({ sale }) => sale),
    provider,
    paid.flatMap((locked) =>
      postPayment(causeOf(locked, now), locked.payment.provider, locked.payment.amountMinor),
    ),
    now,
  );
  for (const { sale, payment } of paid) {
    const completion = completions.get(sale.order.id) ?? 'over';
    if (completion === 'completed') continue;
    if (completion !== 'already') await markOrderRefunded(scope, sale.order);
    const { id: paymentId, amountMinor } = payment;
    await requestRefund(app, scope, sale.order, { paymentId, amountMinor, reason: reasonOf[completion] });
  }
}

/** Money for changes of sold orders: each is due back until its change is made (`order-changes`). */
async function takeDeposits(app: App, scope: ClientScope, paid: readonly LockedNotice[]): Promise<void> {
  if (paid.length === 0) return;
  const now = app.clock();
  await postToLedger(
    scope,
    paid.flatMap((locked) =>
      postDeposit(causeOf(locked, now), locked.payment.provider, locked.payment.amountMinor),
    ),
  );
  await sendMessages(
    scope,
    ...paid.map(({ payment: { id: paymentId, orderId, orderChangeId } }) => {
      const payload = { paymentId, orderId, orderChangeId };
      return { bus: 'event', type: 'order-change-paid', payload, source: 'payments' } as const;
    }),
  );
}

/** The orders wait on: their places are held until the hold ends, and the visitors may try again. */
async function loseMoney(scope: ClientScope, lost: readonly LockedNotice[]): Promise<void> {
  await changeOrderStates(
    scope,
    lost.flatMap(({ sale: { order }, payment: { method }, notice: { outcome } }) =>
      order.state === 'pending payment'
        ? [{ order, to: 'failed', actor: provider, facts: { outcome, method } }]
        : [],
    ),
  );
}
