import { postRefund } from '@foyer/domain/ledger/post-money.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { postToLedger } from '../ledger/index.ts';
import { getOrder, recordOrderEvent } from '../orders/index.ts';
import { getPayment, type Payment } from './payment.repository.ts';
import { getProvider } from './payment-providers.ts';
import { lockRefund, type Refund, updateRefund } from './refund.repository.ts';

/**
 * Carries out the command `pay-refund`. The provider knows the refund by its id, so that a command that comes twice
 * pays once. @throws when the provider did not take it: the queue tries again, and at last shows it to staff.
 */
export const payRefund = readingPayload(z.object({ refundId: z.uuid() }), async (app, message) => {
  const { refundId } = message.payload;
  const waiting = await inClient(app.db, message.clientId, async (scope) => {
    const refund = await lockRefund(scope, refundId);
    return refund?.state === 'done' || !refund
      ? undefined
      : { refund, payment: await getPayment(scope, refund.paymentId) };
  });
  if (!waiting) return;
  const { refund, payment } = waiting;
  const { clientId } = message;
  const { amountMinor } = refund;
  const paid = await tryRefund(app, clientId, refund, payment);
  await inClient(app.db, clientId, async (scope) => {
    const again = await lockRefund(scope, refundId);
    if (again?.state === 'done') return;
    await updateRefund(scope, refundId, {
      state: 'done',
      providerReference: paid.reference,
      doneAt: app.clock(),
    });
    const { orderId } = refund;
    const { test: isTest } = await getOrder(scope, orderId);
    const cause = { causeId: refundId, orderId, isTest, currency: payment.currency, at: app.clock() };
    await postToLedger(scope, postRefund(cause, payment.provider, amountMinor));
    await recordOrderEvent(scope, refund.orderId, 'refund-paid', { kind: 'provider' }, { amountMinor });
  });
});

/** A refund that does not go through is a task on its order until it does. */
async function tryRefund(
  app: App,
  clientId: string,
  { id: refundId, orderId, amountMinor, state }: Refund,
  payment: Payment,
): Promise<{ reference: string }> {
  try {
    return await getProvider(payment.provider).refund(app, { clientId, payment, refundId, amountMinor });
  } catch (error) {
    if (state === 'waiting') {
      await inClient(app.db, clientId, async (scope) => {
        await updateRefund(scope, refundId, { state: 'failed' });
        await recordOrderEvent(scope, orderId, 'refund-failed', { kind: 'provider' }, { amountMinor });
      });
    }
    throw error;
  }
}
