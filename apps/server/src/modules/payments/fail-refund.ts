import { postRefundReturned } from '@foyer/domain/ledger/post-money.ts';
import type { App } from '../../platform/app.ts';
import { deriveId } from '../../platform/crypto/derive-id.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { postToLedger } from '../ledger/index.ts';
import { getOrder, recordOrderEvent } from '../orders/index.ts';
import { getPayment } from './payment.repository.ts';
import { lockRefundByReference, updateRefund } from './refund.repository.ts';

/** A refund that its provider took in and could not pay out is a task on its order. Told twice, it fails once. */
export async function failRefund(
  app: App,
  clientId: string,
  paymentId: string,
  reference: string,
): Promise<void> {
  await inClient(app.db, clientId, async (scope) => {
    const refund = await lockRefundByReference(scope, paymentId, reference);
    if (refund?.state !== 'done') return;
    const { id, orderId, amountMinor } = refund;
    await updateRefund(scope, id, { state: 'failed' });
    const { provider, currency } = await getPayment(scope, paymentId);
    const { test: isTest } = await getOrder(scope, orderId);
    const causeId = deriveId(`returned ${id} ${reference}`);
    const cause = { causeId, orderId, isTest, currency, at: app.clock() };
    await postToLedger(scope, postRefundReturned(cause, provider, amountMinor));
    await recordOrderEvent(scope, orderId, 'refund-failed', { kind: 'provider' }, { amountMinor });
  });
}
