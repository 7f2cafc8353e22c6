import './payments.tables.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

/** One attempt to pay an order. */
export interface Payment {
  id: string;
  orderId: string;
  provider: string;
  /** The provider's name for it; the payment's own id until the provider has answered. */
  reference: string;
  method: string;
  checkoutUrl: string;
  amountMinor: number;
  currency: string;
  state: PaymentState;
  createdAt: Date;
  paidAt: Date | null;
}

const columns = [
  'id',
  'orderId',
  'provider',
  'reference',
  'method',
  'checkoutUrl',
  'amountMinor',
  'currency',
  'state',
  'createdAt',
  'paidAt',
] as const;

/** The order's open payment by this method and amount: pressed twice, paying starts once. Lock the order first. */
export async function findOpenPayment(
  scope: ClientScope,
  wanted: Pick<Payment, 'orderId' | 'method' | 'amountMinor'>,
): Promise<Payment | undefined> {
  return select(scope)
    .where('orderId', '=', wanted.orderId)
    .where('method', '=', wanted.method)
    .where('amountMinor', '=', wanted.amountMinor)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPayment(
  scope: ClientScope,
  payment: Pick<Payment, 'orderId' | 'provider' | 'method' | 'amountMinor' | 'currency'>,
): Promise<Payment> {
  const { clientId, tx } = scope;
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx);
  const id = rows[0]?.id ?? '';
  return tx
    .insertInto('payment')
    .values({ clientId, id, reference: id, state: 'open', ...payment })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  scope: ClientScope,
  id: string,
  change: Partial<Pick<Payment, 'reference' | 'checkoutUrl' | 'state' | 'paidAt'>>,
): Promise<void> {
  await scope.tx
    .updateTable('payment')
    .set(change)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** The payment that a provider knows by this reference. */
export async function findPayment(
  scope: ClientScope,
  provider: string,
  reference: string,
): Promise<Payment | undefined> {
  return select(scope).where('provider', '=', provider).where('reference', '=', reference).executeTakeFirst();
}

export async function getPayment(scope: ClientScope, id: string): Promise<Payment> {
  return select(scope).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The payments of some orders, the newest first. */
export async function listPayments(scope: ClientScope, orderIds: readonly string[]): Promise<Payment[]> {
  if (orderIds.length === 0) return [];
  return select(scope)
    .where('orderId', 'in', [...orderIds])
    .orderBy('id', 'desc')
    .execute();
}

/** Keeps a provider's notice. @returns false where the same notice was kept before. */
export async function keepNotice(
  scope: ClientScope,
  provider: string,
  reference: string,
  body: unknown,
): Promise<boolean> {
  const kept = await scope.tx
    .insertInto('providerNotice')
    .values({ clientId: scope.clientId, provider, reference, body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The client that a payment belongs to. Looks across clients and tells nothing else. */
export async function findClientIdByPayment(
  db: Database,
  provider: string,
  reference: string,
): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_payment_reference(${provider}, ${reference}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

function select(scope: ClientScope) {
  return scope.tx.selectFrom('payment').select(columns).where('clientId', '=', scope.clientId);
}
