import { tillRefundInput } from '@foyer/domain/desk-sales/till-refund-input.ts';
import { postRefund } from '@foyer/domain/ledger/post-money.ts';
import { holderOfTill } from '@foyer/domain/ledger/till-holder.ts';
import { refuseRefundByHand } from '@foyer/domain/payments/refund-states.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { deriveId } from '../../platform/crypto/derive-id.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { postToLedger } from '../ledger/index.ts';
import { lockOrder, recordOrderEvent, refuseOutOfSight, requireOrders } from '../orders/index.ts';
import { findRefund, lockRefund, updateRefund, withoutProvider } from '../payments/index.ts';
import { lockOpenTillSession, recordTillEntries, requireTillRight } from '../tills/index.ts';

/**
 * Pays a refund out of an open till: the till has its entry, the ledger its posting under the till. @returns the order's id.
 * Refusals: as `markRefundPaid` (`refund-not-by-hand`, `refund-being-asked`); `till-not-open`, `till-other-environment`.
 */
export async function payRefundAtTill(context: RequestContext, typed: unknown): Promise<string> {
  requireTillRight(context, 'edit');
  requireOrders(context, 'extra');
  const { refundId, tillId, means } = valueOrThrow(parseInput(tillRefundInput, typed));
  const { app, account } = context;
  return context.inClient(async (scope) => {
    const asked = await findRefund(scope, refundId);
    if (!asked) throw new NotFoundError('refund-not-found');
    // As a sale: the session before the order.
    const session = await lockOpenTillSession(scope, tillId);
    const order = await lockOrder(scope, asked.orderId);
    refuseOutOfSight(context, order);
    const refund = (await lockRefund(scope, refundId)) ?? asked;
    const at = app.clock();
    const code = refuseRefundByHand(refund, at);
    if (code) throw new RefusedError([{ code }]);
    const { id: orderId, test: isTest, currency } = order;
    const { amountMinor } = refund;
    await updateRefund(scope, refundId, { state: 'done', doneAt: at, ...withoutProvider });
    // One that its provider had paid out and that came back is posted under its own id already.
    const cause = { causeId: deriveId(`${refundId} by hand`), orderId, isTest, currency, at };
    await postToLedger(scope, postRefund(cause, holderOfTill(tillId, means), amountMinor));
    await recordTillEntries(scope, session, [
      { kind: 'refund', means, amountMinor: -amountMinor, orderId, refundId, byName: account.username, at },
    ]);
    const actor = { kind: account.kind, id: account.accountId } as const;
    await recordOrderEvent(scope, orderId, 'refund-paid-by-hand', actor, {
      amountMinor,
      by: account.username,
      till: session.tillName,
    });
    await writeAudit(scope, actorOf(context), {
      action: 'pay-refund-at-till',
      entity: 'order',
      entityId: orderId,
      before: { refundState: refund.state },
      after: { refundState: 'done' as const, means, till: session.tillName },
    });
    return orderId;
  });
}
