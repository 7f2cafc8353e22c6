import { postCodeRefund, postVoucherReturned } from '@foyer/domain/ledger/post-codes.ts';
import { postRefundRequest } from '@foyer/domain/ledger/post-money.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import { postToLedger } from '../../ledger/index.ts';
import { type Order, recordOrderEvents } from '../../orders/index.ts';
import { giveBackPlacesOfCode, saleCounterId } from '../../sale-counters/index.ts';
import { returnVoucher } from '../../vouchers/index.ts';
import type { Payment } from '../payment.repository.ts';
import { insertRefund, type Refund, updateRefund } from '../refund.repository.ts';
import type { RefundAbout } from '../request-refund.ts';
import { accountOfCode } from './account-of-code.ts';

interface GivenBack extends Pick<Refund, 'amountMinor' | 'reason'> {
  payment: Payment;
  /** Nothing of it is left then: the use of a voucher comes back. */
  isAll: boolean;
  about: RefundAbout;
}

/**
 * Gives back to a code what it paid for a locked order, at once: no provider is asked. The caller has looked that it is no more
 * than the code gave.
 */
export async function giveBackToCode(
  app: App,
  scope: ClientScope,
  { id: orderId, currency, test: isTest }: Pick<Order, 'id' | 'currency' | 'test'>,
  { payment, amountMinor, isAll, reason, about }: GivenBack,
): Promise<void> {
  const { id: paymentId, codeId, codeTaken, provider } = payment;
  if (codeId === null || codeTaken === null) throw new Error('a payment without a code');
  const doneAt = app.clock();
  const refund = await insertRefund(scope, { orderId, paymentId, amountMinor, reason });
  await updateRefund(scope, refund.id, { state: 'done', doneAt });
  const cause = { causeId: refund.id, orderId, isTest, currency, at: doneAt };
  await postToLedger(scope, [
    ...postRefundRequest(cause, amountMinor),
    ...postCodeRefund(cause, accountOfCode(payment), amountMinor),
    ...(provider === 'voucher'
      ? postVoucherReturned(
          { ...cause, orderId: null },
          codeId,
          amountMinor,
          await returnVoucher(scope, codeId, isAll),
        )
      : []),
  ]);
  const quantity = provider === 'voucher' ? (isAll ? codeTaken : 0) : amountMinor;
  if (quantity > 0) {
    const kind = provider === 'voucher' ? 'voucher' : 'gift-card';
    const counterId = saleCounterId(scope.clientId, { kind, ownerId: codeId, scope: '' });
    await giveBackPlacesOfCode(scope, orderId, { counterId, quantity });
  }
  await recordOrderEvents(scope, [
    { orderId, kind: 'refund-requested', actor: { kind: 'system' }, facts: { amountMinor, reason } },
    { orderId, kind: 'refund-paid', actor: { kind: 'system' }, facts: { amountMinor } },
  ]);
  const payload = { refundId: refund.id, orderId, amountMinor, reason, ...about };
  await sendMessages(scope, { bus: 'event', type: 'refund-requested', payload, source: 'payments' });
}
