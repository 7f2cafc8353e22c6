import type { ChangeStep } from '@foyer/domain/order-changes/change-steps.ts';
import type { OrderWish } from '@foyer/domain/order-changes/order-change-input.ts';
import type { OrderChangeState } from '@foyer/domain/order-changes/order-change-states.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

/** A change that waits, or what became of it; amounts in minor units. */
export interface OrderChange {
  id: string;
  orderId: string;
  state: OrderChangeState;
  wish: OrderWish;
  /** Of what its asker saw. */
  fingerprint: string;
  dueMinor: number;
  refundMinor: number;
  steps: ChangeStep[];
  holdId: string | null;
  expiresAt: Date | null;
  askedAt: Date;
  askedByKind: string;
  askedById: string | null;
  askedByName: string;
  /** Sealed with the order's person key. */
  reason: Buffer | null;
  decisionNote: Buffer | null;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedByName: string | null;
}

const columns = [
  'id',
  'orderId',
  'state',
  'wish',
  'fingerprint',
  'dueMinor',
  'refundMinor',
  'steps',
  'holdId',
  'expiresAt',
  'askedAt',
  'askedByKind',
  'askedById',
  'askedByName',
  'reason',
  'decisionNote',
  'decidedAt',
  'decidedById',
  'decidedByName',
] as const;

export async function insertOrderChange(scope: ClientScope, change: OrderChange): Promise<void> {
  const { wish, steps, ...row } = change;
  await scope.tx
    .insertInto('orderChange')
    .values({
      clientId: scope.clientId,
      ...row,
      wish: JSON.stringify(wish),
      steps: JSON.stringify(steps),
    })
    .execute();
}

/** Lock its order first. */
export async function updateOrderChange(
  scope: ClientScope,
  id: string,
  change: Partial<
    Pick<OrderChange, 'state' | 'decidedAt' | 'decidedById' | 'decidedByName' | 'decisionNote' | 'holdId'>
  >,
): Promise<void> {
  await scope.tx
    .updateTable('orderChange')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function findOrderChange(scope: ClientScope, id: string): Promise<OrderChange | undefined> {
  return select(scope).where('id', '=', id).executeTakeFirst() as Promise<OrderChange | undefined>;
}

/** The one that waits, and locks all others. */
export async function findWaitingChange(
  scope: ClientScope,
  orderId: string,
): Promise<OrderChange | undefined> {
  return select(scope)
    .where('orderId', '=', orderId)
    .where('state', 'in', ['waiting for payment', 'waiting for approval'])
    .executeTakeFirst() as Promise<OrderChange | undefined>;
}

/** The changes of orders, the newest first. */
export async function listOrderChanges(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderChange[]> {
  if (orderIds.length === 0) return [];
  return select(scope)
    .where('orderId', 'in', [...orderIds])
    .orderBy('askedAt', 'desc')
    .execute() as Promise<OrderChange[]>;
}

/** Those that wait for a second person, the oldest first. */
export async function listChangesToApprove(scope: ClientScope, limit: number): Promise<OrderChange[]> {
  return select(scope)
    .where('state', '=', 'waiting for approval')
    .orderBy('askedAt')
    .limit(limit)
    .execute() as Promise<OrderChange[]>;
}

/** The oldest changes of all clients whose time to pay is over (worker role). */
export async function listExpiredChanges(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ clientId: string; id: string; orderId: string }[]> {
  return (
    db
      .selectFrom('orderChange')
      .select(['clientId', 'id', 'orderId'])
      .where('state', '=', 'waiting for payment')
      .where('expiresAt', '<', now)
      // A payment on its way is waited for: its money would have to go back.
      .where(sql<boolean>`not exists (select from payment p where p.client_id = order_change.client_id
      and p.order_id = order_change.order_id and p.order_change_id = order_change.id
      and p.state in ('pending', 'authorised'))`)
      .orderBy('expiresAt')
      .limit(limit)
      .execute()
  );
}

function select(scope: ClientScope) {
  return scope.tx.selectFrom('orderChange').select(columns).where('clientId', '=', scope.clientId);
}
