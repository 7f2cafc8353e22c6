import { postRefundElsewhere } from '@foyer/domain/ledger/post-money.ts';
import { tillProvider } from '@foyer/domain/payments/payment-providers.ts';
import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import { type PaidBy, shareRefund } from '@foyer/domain/payments/share-refund.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listExpiredCards } from '../gift-cards/index.ts';
import { postToLedger } from '../ledger/index.ts';
import type { Order } from '../orders/index.ts';
import { listExpiredVouchers } from '../vouchers/index.ts';
import { giveBackToCode } from './by-codes/give-back-to-code.ts';
import { listFreedCodes } from './by-codes/list-freed-codes.ts';
import { listPayments, type Payment } from './payment.repository.ts';
import { listDeposits, listRefunds, type Refund } from './refund.repository.ts';
import { type RefundAbout, requestRefund } from './request-refund.ts';

/**
 * Decides in the caller's transaction that so much of a locked order goes back, as `shareRefund` shares it. What no provider has
 * taken, staff pay back by hand: a task on the order (product.md, section 15).
 */
export async function requestRefunds(
  app: App,
  scope: ClientScope,
  order: Pick<Order, 'id' | 'currency' | 'test'>,
  amountMinor: number,
  reason: RefundReason,
  about: RefundAbout = {},
): Promise<void> {
  const refunds = await listRefunds(scope, [order.id]);
  const payments = (await listTakingBack(app, scope, order.id)).map((payment) => ({
    ...payment,
    refundedMinor: sumOf(refunds.filter(({ paymentId }) => paymentId === payment.id)),
    by: meansOf(payment),
  }));
  const freed = await listFreedCodes(scope, order.id, amountMinor, payments);
  const { parts, byHandMinor } = shareRefund(
    amountMinor,
    payments.map((payment) => ({ ...payment, isFreed: freed.includes(payment.id) })),
  );
  for (const { id: paymentId, amountMinor: partMinor, isAll } of parts) {
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment && payment.codeId !== null)
      await giveBackToCode(app, scope, order, { payment, amountMinor: partMinor, isAll, reason, about });
    else {
      const atTill = payment?.provider === tillProvider;
      await requestRefund(app, scope, order, { paymentId, atTill, amountMinor: partMinor, reason }, about);
    }
  }
  if (byHandMinor > 0)
    await requestRefund(app, scope, order, { paymentId: null, amountMinor: byHandMinor, reason }, about);
}

function meansOf({ codeId, provider }: Pick<Payment, 'codeId' | 'provider'>): PaidBy['by'] {
  if (codeId === null) return 'money';
  return provider === 'voucher' || provider === 'gift-ticket' ? provider : 'gift-card';
}

/** The payments that money can go back to. Not a gift card or voucher whose validity is over: it could never be used (decision 0260). */
async function listTakingBack(app: App, scope: ClientScope, orderId: string): Promise<Payment[]> {
  const [all, deposits] = await Promise.all([listPayments(scope, [orderId]), listDeposits(scope, orderId)]);
  const paid = all.filter(({ id, state }) => state === 'paid' && !deposits.includes(id));
  const codesOf = (kind: string) =>
    paid.flatMap(({ provider, codeId }) => (provider === kind ? (codeId ?? []) : []));
  const expired = [
    ...(await listExpiredCards(app, scope, codesOf('gift-card'))),
    ...(await listExpiredVouchers(app, scope, codesOf('voucher'))),
  ];
  return paid.filter(({ codeId }) => codeId === null || !expired.includes(codeId));
}

const sumOf = (refunds: readonly Pick<Refund, 'amountMinor'>[]): number =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

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
