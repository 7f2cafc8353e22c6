import { postCodePayment, postVoucherRedeemed } from '@foyer/domain/ledger/post-codes.ts';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { issuePresents } from '../../gift-cards/index.ts';
import { postToLedger } from '../../ledger/index.ts';
import { type Completion, completeOrders, type LockedOrder, recordOrderEvents } from '../../orders/index.ts';
import { markVouchersUsed } from '../../vouchers/index.ts';
import { accountOfCode } from './account-of-code.ts';
import { takeCodePayments } from './code-payment.repository.ts';

/**
 * `completeOrders` of orders whose rest is paid: what their codes pay is taken in the same transaction, and the gift cards
 * that they sell are made, only of those that complete.
 */
export async function completePaid(
  app: App,
  scope: ClientScope,
  sales: readonly LockedOrder[],
  actor: OrderActor,
  received: readonly Posting[] = [],
  now: Date = app.clock(),
): Promise<Map<string, Completion>> {
  const completions = await completeOrders(app, scope, sales, actor, received, now);
  await issuePresents(
    app,
    scope,
    sales.filter(({ order }) => completions.get(order.id) === 'completed'),
  );
  const byCodes = sales.filter(
    ({ order }) => order.byCodesMinor > 0 && completions.get(order.id) === 'completed',
  );
  if (byCodes.length === 0) return completions;
  const orderOf = new Map(byCodes.map(({ order }) => [order.id, order]));
  const taken = await takeCodePayments(scope, [...orderOf.keys()], now);
  const ofVouchers = taken.filter(({ provider }) => provider === 'voucher');
  const uses = ofVouchers.map(({ codeId, orderId }) => ({ voucherId: codeId ?? '', orderId }));
  const billing = await markVouchersUsed(scope, uses, now);
  await Promise.all([
    postToLedger(
      scope,
      taken.flatMap((payment) => {
        const { id: causeId, orderId, currency, amountMinor, codeId } = payment;
        const isTest = orderOf.get(orderId)?.test ?? false;
        const cause = { causeId, orderId, isTest, currency, at: now };
        const voucher = codeId === null ? undefined : billing.get(codeId);
        return [
          ...(voucher && codeId
            ? postVoucherRedeemed({ ...cause, orderId: null }, codeId, amountMinor, voucher)
            : []),
          ...postCodePayment(cause, accountOfCode(payment), amountMinor),
        ];
      }),
    ),
    recordOrderEvents(
      scope,
      taken.map(({ orderId, amountMinor, method }) => {
        return { orderId, kind: 'payment-received', actor, facts: { amountMinor, method } };
      }),
    ),
  ]);
  return completions;
}
