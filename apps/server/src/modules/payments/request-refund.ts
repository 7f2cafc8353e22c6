import { postRefundRequest } from '@foyer/domain/ledger/post-money.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import { postToLedger } from '../ledger/index.ts';
import { type Order, recordOrderEvent } from '../orders/index.ts';
import { insertRefund, type Refund } from './refund.repository.ts';

/** What the mail about a refund needs to know besides the money. */
export interface RefundAbout {
  /** Start of the visit whose tickets it is for: the mail names what was visited then. */
  fromDate?: string | null;
  fromTime?: string | null;
  /** Left out = the buyer is mailed. */
  isMailed?: boolean;
}

/**
 * Decides in the caller's transaction that money goes back; a worker pays it out by the same means, or staff by hand where
 * there is no payment, or a till took it. The event `refund-requested` tells the visitor.
 */
export async function requestRefund(
  app: App,
  scope: ClientScope,
  { id: orderId, currency, test: isTest }: Pick<Order, 'id' | 'currency' | 'test'>,
  asked: Pick<Refund, 'paymentId' | 'amountMinor' | 'reason'> & Partial<Pick<Refund, 'atTill'>>,
  about: RefundAbout = {},
): Promise<void> {
  const { amountMinor, reason } = asked;
  const refund = await insertRefund(scope, { orderId, ...asked });
  const cause = { causeId: refund.id, orderId, isTest, currency, at: app.clock() };
  await postToLedger(scope, postRefundRequest(cause, amountMinor));
  await recordOrderEvent(scope, orderId, 'refund-requested', { kind: 'system' }, { amountMinor, reason });
  const payload = { refundId: refund.id, orderId };
  const told = { ...payload, amountMinor, reason, ...about };
  await sendMessages(
    scope,
    ...(asked.paymentId === null || asked.atTill
      ? []
      : [{ bus: 'command', type: 'pay-refund', payload, source: 'payments' } as const]),
    { bus: 'event', type: 'refund-requested', payload: told, source: 'payments' },
  );
}
