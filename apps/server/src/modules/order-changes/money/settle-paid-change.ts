import { postDepositUsed } from '@foyer/domain/ledger/post-money.ts';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { readingPayload } from '../../../platform/outbox/read-payload.ts';
import { endHold } from '../../capacity/index.ts';
import { postToLedger } from '../../ledger/index.ts';
import { lockOrder, type Order, recordOrderEvent } from '../../orders/index.ts';
import { getPayment, listRefundsOfPayment, requestRefund } from '../../payments/index.ts';
import { carryOut } from '../carry-out.ts';
import { findOrderChange, type OrderChange, updateOrderChange } from '../order-change.repository.ts';
import { lockOrderToChange } from '../order-to-change.ts';
import { quoteOrderWish } from '../quote-order-wish.ts';

/**
 * The event `order-change-paid`: the change is made, or, where it cannot be made any more, its money goes back. One that
 * comes twice changes nothing.
 */
export const settlePaidChange = readingPayload(
  z.object({ paymentId: z.uuid(), orderId: z.uuid(), orderChangeId: z.uuid() }),
  async (app, { clientId, payload: { paymentId, orderId, orderChangeId } }) => {
    const inOrder = (work: (scope: ClientScope, order: Order, change: OrderChange) => Promise<void>) =>
      inClient(app.db, clientId, async (scope) => {
        const order = await lockOrder(scope, orderId);
        const change = await findOrderChange(scope, orderChangeId);
        if (change) await work(scope, order, change);
      });
    try {
      await inOrder((scope, order, change) => makePaid(app, scope, { order, change, paymentId }));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const reason = error.refusals[0]?.code ?? '';
      await inOrder((scope, order, change) => giveBack(app, scope, { order, change, paymentId }, reason));
    }
  },
);

interface PaidChange {
  order: Order;
  change: OrderChange;
  paymentId: string;
}

/** @throws RefusedError where it cannot be made. */
async function makePaid(
  app: App,
  scope: ClientScope,
  { order, change, paymentId }: PaidChange,
): Promise<void> {
  const causeId = change.id;
  if (change.state === 'made' && change.decidedById === paymentId) return;
  if (change.state !== 'waiting for payment' && change.state !== 'expired') {
    throw new RefusedError([{ code: 'change-decided' }]);
  }
  const toChange = valueOrThrow(await lockOrderToChange(scope, order.id));
  // One whose time is over counts as asked for now.
  const inTime = change.state === 'waiting for payment' ? { askedAt: change.askedAt } : {};
  const by = change.askedByKind === 'visitor' ? 'buyer' : 'staff-with-extra';
  const asking = { by, ...inTime } as const;
  const quoted = valueOrThrow(await quoteOrderWish(app, scope, toChange, change.wish, asking));
  const { amountMinor } = await getPayment(scope, paymentId);
  if (quoted.priced.dueMinor !== amountMinor) throw new RefusedError([{ code: 'price-changed' }]);
  if (change.holdId) await endHold(scope, change.holdId);
  await updateOrderChange(scope, change.id, {
    state: 'made',
    decidedAt: app.clock(),
    decidedById: paymentId,
  });
  const made = await carryOut(app, scope, quoted, {
    changeId: causeId,
    actor: change.askedByKind === 'visitor' ? { kind: 'visitor' } : { kind: 'system' },
    facts: change.askedByName ? { by: change.askedByName } : {},
    paid: { by: 'deposit', amountMinor },
    isMailed: true,
  });
  valueOrThrow(made);
}

/** The money of a change that cannot be made goes back in full; it is asked back once. */
async function giveBack(
  app: App,
  scope: ClientScope,
  { order, change, paymentId }: PaidChange,
  reason: string,
): Promise<void> {
  if ((await listRefundsOfPayment(scope, paymentId)).length > 0) return;
  const { amountMinor } = await getPayment(scope, paymentId);
  const { id: orderId, test: isTest, currency } = order;
  const cause = { causeId: paymentId, orderId, isTest, currency, at: app.clock() };
  await postToLedger(scope, postDepositUsed(cause, amountMinor));
  const isTwice = change.state === 'made';
  await requestRefund(app, scope, order, {
    paymentId,
    amountMinor,
    reason: isTwice ? 'paid-twice' : 'change-not-made',
  });
  if (isTwice) return;
  if (change.holdId) await endHold(scope, change.holdId);
  await updateOrderChange(scope, change.id, { state: 'failed', decidedAt: app.clock() });
  await recordOrderEvent(scope, orderId, 'change-failed', { kind: 'system' }, { amountMinor, code: reason });
}
