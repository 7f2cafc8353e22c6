import { postRefund } from '@foyer/domain/ledger/post-money.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { deriveId } from '../../platform/crypto/derive-id.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { postToLedger } from '../ledger/index.ts';
import { getOrder, recordOrderEvent } from '../orders/index.ts';
import { openAccount } from './accounts/sealed-keys.ts';
import { getPayment } from './payment.repository.ts';
import type { RefundToPay } from './payment-provider.ts';
import { getProvider } from './payment-providers.ts';
import { lockRefund, type Refund, updateRefund } from './refund.repository.ts';
import { ProviderUnreachableError } from './remote/ask-provider.ts';

/**
 * Carries out the command `pay-refund`. The provider knows the refund by its id, so that a command that comes twice
 * pays once. @throws when the provider did not take it: the queue tries again, and at last shows it to staff.
 */
export const payRefund = readingPayload(z.object({ refundId: z.uuid() }), async (app, message) => {
  const { refundId } = message.payload;
  const askedAt = app.clock();
  const waiting = await inClient(app.db, message.clientId, async (scope) => {
    const refund = await lockRefund(scope, refundId);
    // What no provider has taken, staff pay back by hand.
    if (!refund?.paymentId || refund.atTill || refund.state === 'done') return undefined;
    // Until the provider has said yes or no, staff do not pay it by hand.
    await updateRefund(scope, refundId, { askedAt });
    const payment = await getPayment(scope, refund.paymentId);
    const account = payment.accountId === null ? null : await openAccount(app, scope, payment.accountId);
    return { refund, payment, account };
  });
  if (!waiting) return;
  const { refund, payment, account } = waiting;
  const { clientId } = message;
  const { amountMinor } = refund;
  const paid = await tryRefund(
    app,
    { ...refund, askedAt },
    {
      clientId,
      payment,
      account,
      refundId,
      amountMinor,
      failedReference: refund.providerReference,
    },
  );
  await inClient(app.db, clientId, async (scope) => {
    const again = await lockRefund(scope, refundId);
    if (again?.state === 'done' && again.providerReference === paid.reference) return;
    // Where staff have paid it too, the ledger has both payouts, and the auditor shows a difference.
    await updateRefund(scope, refundId, {
      state: 'done',
      providerReference: paid.reference,
      doneAt: app.clock(),
      askedAt: null,
    });
    const { orderId } = refund;
    const { test: isTest } = await getOrder(scope, orderId);
    // Paid out again after it came back, it is another payout of the same refund.
    const causeId = refund.providerReference === null ? refundId : deriveId(`${refundId} ${paid.reference}`);
    const cause = { causeId, orderId, isTest, currency: payment.currency, at: app.clock() };
    await postToLedger(scope, postRefund(cause, payment.provider, amountMinor));
    await recordOrderEvent(scope, refund.orderId, 'refund-paid', { kind: 'provider' }, { amountMinor });
  });
});

/** A refund that does not go through is a task on its order until it does. */
async function tryRefund(
  app: App,
  { orderId, askedAt }: Refund,
  asked: RefundToPay,
): Promise<{ reference: string }> {
  const { clientId, payment, refundId, amountMinor } = asked;
  try {
    return await getProvider(payment.provider).refund(app, asked);
  } catch (error) {
    const isAnswered = !(error instanceof ProviderUnreachableError);
    await inClient(app.db, clientId, async (scope) => {
      const again = await lockRefund(scope, refundId);
      if (again?.state === 'done') return;
      // A second worker that asks meanwhile waits for an answer of its own.
      const isOwn = again?.askedAt?.getTime() === askedAt?.getTime();
      await updateRefund(scope, refundId, { state: 'failed', ...(isAnswered && isOwn && { askedAt: null }) });
      if (again?.state !== 'waiting') return;
      await recordOrderEvent(scope, orderId, 'refund-failed', { kind: 'provider' }, { amountMinor });
    });
    throw error;
  }
}
