import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import type { RefundState } from '@foyer/domain/payments/refund-states.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface Refund {
  id: string;
  orderId: string;
  /** null = no provider can pay it back: staff do. */
  paymentId: string | null;
  /** A till took the money: staff pay it out. */
  atTill: boolean;
  amountMinor: number;
  reason: RefundReason;
  state: RefundState;
  createdAt: Date;
  doneAt: Date | null;
  /** The provider's name for it, once it was taken in; of a failed one that of the last attempt. */
  providerReference: string | null;
  /** Since when its provider is asked without having said yes or no. */
  askedAt: Date | null;
}

const columns = [
  'id',
  'orderId',
  'paymentId',
  'atTill',
  'amountMinor',
  'reason',
  'state',
  'createdAt',
  'doneAt',
  'providerReference',
  'askedAt',
] as const;

export async function insertRefund(
  scope: ClientScope,
  refund: Pick<Refund, 'orderId' | 'paymentId' | 'amountMinor' | 'reason'> & Partial<Pick<Refund, 'atTill'>>,
): Promise<Refund> {
  return scope.tx
    .insertInto('refund')
    .values({ clientId: scope.clientId, ...refund })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function findRefund(scope: ClientScope, id: string): Promise<Refund | undefined> {
  return select(scope).where('id', '=', id).executeTakeFirst();
}

/** The refund, held against a second worker until the transaction ends. */
export async function lockRefund(scope: ClientScope, id: string): Promise<Refund | undefined> {
  return select(scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The refund that its provider knows by this name, held until the transaction ends. */
export async function lockRefundByReference(
  scope: ClientScope,
  paymentId: string,
  reference: string,
): Promise<Refund | undefined> {
  return select(scope)
    .where('paymentId', '=', paymentId)
    .where('providerReference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Of a refund that staff paid by hand: its provider, which lists the one that failed each time it is asked, can fail it no
 * more.
 */
export const withoutProvider = { providerReference: null } as const;

export async function updateRefund(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<Refund, 'state' | 'providerReference' | 'doneAt' | 'askedAt'>>,
): Promise<void> {
  await scope.tx
    .updateTable('refund')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** What was asked back of a payment. */
export async function listRefundsOfPayment(scope: ClientScope, paymentId: string): Promise<Refund[]> {
  return select(scope).where('paymentId', '=', paymentId).execute();
}

/** The refunds of some orders, the newest first. */
export async function listRefunds(scope: ClientScope, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return select(scope)
    .where('orderId', 'in', [...orderIds])
    .orderBy('id', 'desc')
    .execute();
}

function select(scope: ClientScope) {
  return scope.tx.selectFrom('refund').select(columns).where('clientId', '=', scope.clientId);
}

/**
 * The payments of an order for a change that waits to be made: their money is a deposit, which the change uses or gives back
 * itself.
 */
export async function listDeposits(scope: ClientScope, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from payment p
    join order_change c on c.client_id = p.client_id and c.id = p.order_change_id
    where p.client_id = ${scope.clientId} and p.order_id = ${orderId} and p.state = 'paid'
      and not (c.state = 'made' and c.decided_by_id = p.id)
      and not exists (select from refund r where r.client_id = p.client_id and r.payment_id = p.id)`.execute(
    scope.tx,
  );
  return rows.map(({ id }) => id);
}
