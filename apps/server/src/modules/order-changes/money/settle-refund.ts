import { postRefund } from '@foyer/domain/ledger/post-money.ts';
import { refuseRefundByHand } from '@foyer/domain/payments/refund-states.ts';
import { deriveId } from '../../../platform/crypto/derive-id.ts';
import { NotFoundError, RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { postToLedger } from '../../ledger/index.ts';
import { lockOrder, recordOrderEvent, refuseOutOfSight, requireOrders } from '../../orders/index.ts';
import { findRefund, lockRefund, retryRefunds, updateRefund, withoutProvider } from '../../payments/index.ts';

/** Tries the refunds of an order once more that its provider did not pay out. Refusal: `no-failed-refund`. */
export async function retryOrderRefunds(context: RequestContext, orderId: string): Promise<string> {
  requireOrders(context, 'extra');
  await context.inClient(async (scope) => {
    refuseOutOfSight(context, await lockOrder(scope, orderId));
    if ((await retryRefunds(scope, orderId)) === 0) throw new RefusedError([{ code: 'no-failed-refund' }]);
    await writeAudit(scope, actorOf(context), {
      action: 'retry-refund',
      entity: 'order',
      entityId: orderId,
    });
  });
  return orderId;
}

/**
 * Staff have paid a refund back outside of Foyer: one that no provider can pay, or that its provider refused. Refusal:
 * `refund-not-by-hand` where it is paid, or on its way through its provider; `refund-being-asked` while its provider may have
 * paid it.
 */
export async function markRefundPaid(context: RequestContext, refundId: string): Promise<string> {
  requireOrders(context, 'extra');
  const { app, account } = context;
  return context.inClient(async (scope) => {
    const asked = await findRefund(scope, refundId);
    if (!asked) throw new NotFoundError('refund-not-found');
    // The order first, as everywhere: another order of locks could end in a deadlock.
    const order = await lockOrder(scope, asked.orderId);
    refuseOutOfSight(context, order);
    const refund = (await lockRefund(scope, refundId)) ?? asked;
    const at = app.clock();
    const code = refuseRefundByHand(refund, at);
    if (code) throw new RefusedError([{ code }]);
    const { id: orderId, test: isTest, currency } = order;
    await updateRefund(scope, refundId, { state: 'done', doneAt: at, ...withoutProvider });
    // One that its provider had paid out and that came back is posted under its own id already.
    const causeId = deriveId(`${refundId} by hand`);
    const cause = { causeId, orderId, isTest, currency, at };
    await postToLedger(scope, postRefund(cause, 'elsewhere', refund.amountMinor));
    const actor = { kind: account.kind, id: account.accountId };
    const { amountMinor } = refund;
    await recordOrderEvent(scope, orderId, 'refund-paid-by-hand', actor, {
      amountMinor,
      by: account.username,
    });
    await writeAudit(scope, actorOf(context), {
      action: 'mark-refund-paid',
      entity: 'order',
      entityId: orderId,
      before: { refundState: refund.state },
      after: { refundState: 'done' as const },
    });
    return orderId;
  });
}
