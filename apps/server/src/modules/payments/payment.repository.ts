import type { Currency } from '@foyer/domain/money/currency.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { insertRows, namesOf, runPrepared } from '../../platform/database/prepared.ts';

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
  currency: Currency;
  state: PaymentState;
  createdAt: Date;
  paidAt: Date | null;
  /** The client's account at a remote provider; null for the test provider. */
  accountId: string | null;
  /** The provider's name of the money itself, where it is another one than `reference`. */
  chargeReference: string | null;
  /** What the payer took back through the bank. */
  chargedBackMinor: number;
  /** The change of its order that it is for; null = the order itself. */
  orderChangeId: string | null;
  /** The gift card or voucher that pays, and what it takes of its counter; null = a provider takes money. */
  codeId: string | null;
  codeTaken: number | null;
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
  'accountId',
  'chargeReference',
  'chargedBackMinor',
  'orderChangeId',
  'codeId',
  'codeTaken',
] as const;

/**
 * The open payments of orders, the newest first: pressed twice, paying starts once by one method and amount. Lock the
 * orders first.
 */
export async function listOpenPayments(scope: ClientScope, orderIds: readonly string[]): Promise<Payment[]> {
  if (orderIds.length === 0) return [];
  return runPrepared(
    scope,
    sql<Payment>`${selectAll(scope)} and order_id = any (${[...orderIds]}::uuid[]) and state = 'open'
      and code_id is null order by id desc`,
  );
}

/** Inserts open payments with given ids; one without a provider reference yet has its id as reference. */
export async function insertPayments(scope: ClientScope, payments: readonly NewPayment[]): Promise<void> {
  await insertRows(
    scope,
    'payment',
    payments.map((payment) => ({ ...payment, state: 'open' })),
  );
}

/** Inserts payments whose money was taken already, with given ids. */
export async function insertTakenPayments(
  scope: ClientScope,
  payments: readonly NewPayment[],
  paidAt: Date,
): Promise<void> {
  await insertRows(
    scope,
    'payment',
    payments.map((payment) => ({ ...payment, state: 'paid', paidAt })),
  );
}

export type NewPayment = Pick<
  Payment,
  | 'id'
  | 'orderId'
  | 'provider'
  | 'reference'
  | 'method'
  | 'checkoutUrl'
  | 'amountMinor'
  | 'currency'
  | 'accountId'
> &
  Partial<Pick<Payment, 'orderChangeId' | 'codeId' | 'codeTaken'>>;

/** Writes the outcome of payments whose orders are locked. */
export async function settlePayments(
  scope: ClientScope,
  settled: readonly Pick<Payment, 'id' | 'state' | 'paidAt'>[],
): Promise<void> {
  if (settled.length === 0) return;
  await runPrepared(
    scope,
    sql`update payment p set state = s.state, paid_at = s.paid_at,
        next_poll_at = case when s.state in ('pending', 'authorised') then p.next_poll_at end
      from unnest(${settled.map(({ id }) => id)}::uuid[], ${settled.map(({ state }) => state)}::text[],
        ${settled.map(({ paidAt }) => paidAt)}::timestamptz[]) as s (id, state, paid_at)
      where p.client_id = ${scope.clientId} and p.id = s.id`,
  );
}

/** Keeps how its provider names a payment and where its payer pays; from then on the provider is asked about it. */
export async function keepStarted(
  scope: ClientScope,
  id: string,
  started: Pick<Payment, 'reference' | 'checkoutUrl'> & { nextPollAt: Date },
): Promise<void> {
  await scope.tx
    .updateTable('payment')
    .set(started)
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Keeps how its provider names the money of a payment. */
export async function keepCharge(scope: ClientScope, id: string, chargeReference: string): Promise<void> {
  await scope.tx
    .updateTable('payment')
    .set({ chargeReference })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Writes how much of a payment was charged back in all. Lock its order first. */
export async function updateChargeback(
  scope: ClientScope,
  id: string,
  chargedBackMinor: number,
): Promise<void> {
  await scope.tx
    .updateTable('payment')
    .set({ chargedBackMinor })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** How a provider names a payment. */
export type PaymentName = Pick<Payment, 'provider' | 'reference'>;

export const nameOf = ({ provider, reference }: PaymentName): string => `${provider} ${reference}`;

/** The payments that providers know by these references, each by its name (`nameOf`). */
export async function findPayments(
  scope: ClientScope,
  names: readonly PaymentName[],
): Promise<Map<string, Payment>> {
  const found = await runPrepared(
    scope,
    sql<Payment>`${selectAll(scope)} and provider = any (${different(names.map(({ provider }) => provider))}::text[])
      and reference = any (${different(names.map(({ reference }) => reference))}::text[])`,
  );
  return new Map(found.map((payment) => [nameOf(payment), payment]));
}

/** The payment with this id, where it is of this provider. A text that is no id finds none. */
export async function findPayment(
  scope: ClientScope,
  provider: string,
  id: string,
): Promise<Payment | undefined> {
  if (!isUuid(id)) return undefined;
  return select(scope).where('id', '=', id).where('provider', '=', provider).executeTakeFirst();
}

/** The payment whose money its provider knows by this name. */
export async function findPaymentByCharge(
  scope: ClientScope,
  provider: string,
  chargeReference: string,
): Promise<Payment | undefined> {
  if (chargeReference === '') return undefined;
  return select(scope)
    .where('provider', '=', provider)
    .where('chargeReference', '=', chargeReference)
    .executeTakeFirst();
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

/** Those of these notices (`nameOf`) that were kept before. */
export async function listKeptNotices(
  scope: ClientScope,
  notices: readonly PaymentName[],
): Promise<Set<string>> {
  const kept = await runPrepared(
    scope,
    sql<PaymentName>`select provider, reference from provider_notice where client_id = ${scope.clientId}
      and provider = any (${different(notices.map(({ provider }) => provider))}::text[])
      and reference = any (${different(notices.map(({ reference }) => reference))}::text[])`,
  );
  return new Set(kept.map(nameOf));
}

/** Keeps notices of providers, each once: that of a locked order's payment was looked for before. */
export async function keepNotices(
  scope: ClientScope,
  notices: readonly (PaymentName & { body: unknown })[],
): Promise<void> {
  await insertRows(
    scope,
    'providerNotice',
    notices.map(({ provider, reference, body }) => ({ provider, reference, body })),
  );
}

/** What the chargebacks add up to that notices told of a payment; money that came back is below zero in them. */
export async function sumChargebackNotices(scope: ClientScope, name: PaymentName): Promise<number> {
  const { rows } = await sql<{ totalMinor: number }>`
    select coalesce(sum((body ->> 'amountMinor')::bigint), 0)::bigint as total_minor from provider_notice
    where client_id = ${scope.clientId} and provider = ${name.provider}
      and starts_with(reference, ${`${name.reference}/chargeback-`})`.execute(scope.tx);
  return rows[0]?.totalMinor ?? 0;
}

/** For each payment its client. Looks across clients and answers nothing else. */
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

const different = (values: readonly string[]): string[] => [...new Set(values)];

const names = namesOf(columns);

const selectAll = ({ clientId }: ClientScope) =>
  sql`select ${names} from payment where client_id = ${clientId}`;

function select(scope: ClientScope) {
  return scope.tx.selectFrom('payment').select(columns).where('clientId', '=', scope.clientId);
}
