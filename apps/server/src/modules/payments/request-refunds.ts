import { postRefundElsewhere } from '@foyer/domain/ledger/post-money.ts';
import { tillProvider } from '@foyer/domain/payments/payment-providers.ts';
import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { postToLedger } from '../ledger/index.ts';
import type { Order } from '../orders/index.ts';
import { listFreedGiftTickets } from './by-codes/code-payment.repository.ts';
import { giveBackToCode } from './by-codes/give-back-to-code.ts';
import { listPayments, type Payment } from './payment.repository.ts';
import { listRefunds } from './refund.repository.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Decides in the caller's transaction that so much of a locked order goes back: by the means it came from, of each no more
 * than it gave. A gift ticket whose ticket is cancelled comes first, so that it can get another day; then money, then codes. One
 * whose ticket stays gets nothing back: it would be open for a second day. What no means take, staff pay back by hand: a task on
 * the order (product.md, section 15).
 */
export async function requestRefunds(
  app: App,
  scope: ClientScope,
  order: Pick<Order, 'id' | 'currency' | 'test'>,
  amountMinor: number,
  reason: RefundReason,
): Promise<void> {
  let rest = amountMinor;
  const refunds = await listRefunds(scope, [order.id]);
  const payments = await listPayments(scope, [order.id]);
  const ofPresent = payments.some(({ provider }) => provider === 'gift-ticket');
  const freed = ofPresent ? await listFreedGiftTickets(scope, order.id) : [];
  const turnOf = ({ id, codeId }: Payment) => (freed.includes(id) ? 0 : codeId === null ? 1 : 2);
  const inTurn = payments
    .filter(({ id, provider }) => provider !== 'gift-ticket' || freed.includes(id))
    .toSorted((one, other) => turnOf(one) - turnOf(other));
  for (const payment of inTurn) {
    const before = refunds.filter(({ paymentId }) => paymentId === payment.id);
    const left =
      payment.amountMinor -
      payment.chargedBackMinor -
      before.reduce((sum, refund) => sum + refund.amountMinor, 0);
    if (payment.state !== 'paid' || rest === 0 || left <= 0) continue;
    const part = Math.min(rest, left);
    if (payment.codeId !== null)
      await giveBackToCode(app, scope, order, { payment, amountMinor: part, isAll: part === left, reason });
    else {
      const { id: paymentId, provider } = payment;
      const atTill = provider === tillProvider;
      await requestRefund(app, scope, order, { paymentId, atTill, amountMinor: part, reason });
    }
    rest -= part;
  }
  if (rest > 0) await requestRefund(app, scope, order, { paymentId: null, amountMinor: rest, reason });
}

/** Staff give money of a locked order back outside of Foyer. */
export async function payBackElsewhere(
  app: App,
  scope: ClientScope,
  { id: orderId, test: isTest, currency }: Pick<Order, 'id' | 'currency' | 'test'>,
  causeId: string,
  amountMinor: number,
): Promise<void> {
  const cause = { causeId, orderId, isTest, currency, at: app.clock() };
  await postToLedger(scope, postRefundElsewhere(cause, amountMinor));
}
