import './payments.tables.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import { sql } from 'kysely';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { gathered } from '../../platform/database/side-by-side.ts';

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
export const findOpenPayment = gathered(async (scope, wanted: readonly WantedPayment[]) => {
  const open = await select(scope)
    .where('orderId', '=', sql<string>`any (${wanted.map(({ orderId }) => orderId)}::uuid[])`)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .execute();
  return wanted.map(({ orderId, method, amountMinor }) =>
    open.find((one) => one.orderId === orderId && one.method === method && one.amountMinor === amountMinor),
  );
});

type WantedPayment = Pick<Payment, 'orderId' | 'method' | 'amountMinor'>;

export const insertPayment = gathered(async ({ clientId, tx }, payments: readonly NewPayment[]) => {
  const news = payments.map((payment) => ({ ...payment, id: makeId(), state: 'open' as const }));
  const inserted = await tx
    .insertInto('payment')
    .values(news.map((payment) => ({ clientId, reference: payment.id, ...payment })))
    .returning(columns)
    .execute();
  const byId = new Map(inserted.map((payment) => [payment.id, payment]));
  return news.map(({ id }): Payment => {
    const payment = byId.get(id);
    if (!payment) throw new Error('a payment was not written');
    return payment;
  });
});

type NewPayment = Pick<Payment, 'orderId' | 'provider' | 'method' | 'amountMinor' | 'currency'>;

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
export const findPayment = gathered(async (scope, asked: readonly PaymentName[]) => {
  const found = await listPaymentsByName(scope, asked);
  const byName = new Map(found.map((payment) => [nameOf(payment), payment]));
  return asked.map((name): Payment | undefined => byName.get(nameOf(name)));
});

export async function listPaymentsByName(
  scope: ClientScope,
  names: readonly PaymentName[],
): Promise<Payment[]> {
  return select(scope)
    .where('provider', '=', anyOf(names.map(({ provider }) => provider)))
    .where('reference', '=', anyOf(names.map(({ reference }) => reference)))
    .execute();
}

/** How a provider names a payment. */
export type PaymentName = Pick<Payment, 'provider' | 'reference'>;

export const nameOf = ({ provider, reference }: PaymentName): string => `${provider} ${reference}`;

/** Locks payments that nobody else is at. @returns their ids. */
export async function lockFreePayments(scope: ClientScope, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from payment where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])
    order by id for no key update skip locked`.execute(scope.tx);
  return new Set(rows.map(({ id }) => id));
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
export const keepNotice = gathered(
  async ({ clientId, tx }, notices: readonly (PaymentName & { body: unknown })[]) => {
    const kept = await tx
      .insertInto('providerNotice')
      .values(notices.map(({ body, ...name }) => ({ clientId, ...name, body: JSON.stringify(body) })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['provider', 'reference'])
      .execute();
    const names = new Set(kept.map(nameOf));
    return notices.map((notice) => names.has(nameOf(notice)));
  },
);

/** For each payment the client that it belongs to. Looks across clients and tells nothing else. */
export async function listClientIdsByPayment(
  db: Database,
  asked: readonly PaymentName[],
): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select find_client_by_payment_reference(a.provider, a.reference) as id
    from unnest(${asked.map(({ provider }) => provider)}::text[], ${asked.map(({ reference }) => reference)}::text[])
      with ordinality as a (provider, reference, at) order by a.at`.execute(db);
  return rows.map(({ id }) => id ?? undefined);
}

const anyOf = (values: readonly string[]) => sql<string>`any (${[...new Set(values)]}::text[])`;

function select(scope: ClientScope) {
  return scope.tx.selectFrom('payment').select(columns).where('clientId', '=', scope.clientId);
}
