import { openChargebackOf } from '@foyer/domain/ledger/chargebacks.ts';
import { postChargebackSettled } from '@foyer/domain/ledger/post-money.ts';
import type { ChargebackChoice } from '@foyer/domain/order-changes/order-change-states.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { listPostings, postToLedger } from '../../ledger/index.ts';
import { lockOrder, recordOrderEvent, refuseOutOfSight, requireOrders } from '../../orders/index.ts';
import { makeChange } from '../make-change.ts';
import { lockOrderToChange } from '../order-to-change.ts';
import { quoteChange } from '../quote-change.ts';
import { allGoesBack } from '../terms-of-client.ts';

/**
 * Settles the chargebacks of an order (product.md, section 15): its unscanned tickets are cancelled up to what was taken
 * back, or they stay valid; what is not covered by cancelled tickets is written off. Refusal: `no-chargeback`.
 */
export async function settleChargeback(
  context: RequestContext,
  orderId: string,
  choice: ChargebackChoice,
): Promise<string> {
  requireOrders(context, 'extra');
  const { app, account } = context;
  await context.inClient(async (scope) => {
    const order = await lockOrder(scope, orderId);
    refuseOutOfSight(context, order);
    const openMinor = openChargebackOf(await listPostings(scope, [orderId]));
    if (openMinor <= 0) throw new RefusedError([{ code: 'no-chargeback' }]);
    const changeId = makeId();
    const takenMinor = choice === 'cancel' ? await cancelTickets(changeId, openMinor) : 0;
    const { test: isTest, currency } = order;
    const cause = { causeId: changeId, orderId, isTest, currency, at: app.clock() };
    await postToLedger(scope, postChargebackSettled(cause, openMinor, takenMinor));
    const actor = { kind: account.kind, id: account.accountId };
    await recordOrderEvent(scope, orderId, 'chargeback-settled', actor, {
      amountMinor: openMinor,
      choice,
      by: account.username,
    });
    await writeAudit(scope, actorOf(context), {
      action: 'settle-chargeback',
      entity: 'order',
      entityId: orderId,
      after: { chargebackChoice: choice },
    });

    /** @returns what the cancelled tickets were worth. */
    async function cancelTickets(id: string, mostMinor: number): Promise<number> {
      const toChange = await lockOrderToChange(scope, orderId);
      if (!toChange.ok) return 0;
      const cancelled = toChange.value.tickets.filter(({ isScanned }) => !isScanned);
      if (cancelled.length === 0) return 0;
      const wish = { cancelled, replaced: [], added: [], newCodes: [] };
      // The bank took the gift too.
      const terms = { ...allGoesBack, isDonationReturned: true, setsChargebackOff: true };
      const whole = valueOrThrow(
        await quoteChange(app, scope, toChange.value, { ...wish, refundMinor: null }, terms),
      );
      // The payer has got no more than the bank took back; what the tickets were worth beyond it stays.
      const refundMinor = Math.min(mostMinor, whole.priced.proposedRefundMinor);
      const quoted = valueOrThrow(
        await quoteChange(app, scope, toChange.value, { ...wish, refundMinor }, terms),
      );
      valueOrThrow(await makeChange(app, scope, id, quoted));
      return quoted.priced.refundMinor;
    }
  });
  return orderId;
}
