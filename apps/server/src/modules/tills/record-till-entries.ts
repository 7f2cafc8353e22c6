import type { TillMeans } from '@foyer/domain/tills/till-entry.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listOrdersById } from '../orders/index.ts';
import type { OpenTillSession } from './lock-open-till-session.ts';
import { insertEntries } from './till-entry.repository.ts';

/** A part of a sale or refund that a till took or gave. */
export interface OrderEntry {
  kind: 'sale' | 'refund';
  means: TillMeans;
  /** In minor units: above zero for a sale, below for a refund. */
  amountMinor: number;
  orderId: string;
  /** Of the payment or refund: it is counted once, however often it is recorded. */
  paymentId?: string;
  refundId?: string;
  /** The colleague. */
  byName: string;
  /** Left out = none. */
  note?: string;
  at: Date;
}

/**
 * Sales and refunds of a session, in the transaction that posts their money: `postPayment` and `postRefund` of
 * `domain/ledger` with `holderOfTill(tillId, means)` as the holder. Refused with `till-other-environment` where an order is of the
 * other environment or currency than the session.
 */
export async function recordTillEntries(
  scope: ClientScope,
  session: OpenTillSession,
  entries: readonly OrderEntry[],
): Promise<void> {
  const orders = await listOrdersById(scope, [...new Set(entries.map(({ orderId }) => orderId))]);
  if (orders.some(({ test, currency }) => test !== session.isTest || currency !== session.currency))
    throw new RefusedError([{ code: 'till-other-environment' }]);
  await insertEntries(
    scope,
    entries.map(({ kind, paymentId, refundId, note = '', ...entry }) => ({
      ...entry,
      id: makeId(),
      sessionId: session.sessionId,
      kind,
      account: kind === 'sale' ? 'receivable' : 'refund-due',
      reason: '',
      note,
      paymentId: paymentId ?? null,
      refundId: refundId ?? null,
    })),
  );
}
