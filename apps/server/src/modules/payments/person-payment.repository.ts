import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { HeldData } from '../person-data/index.ts';

export async function countPaymentsOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<HeldData> {
  const { rows } = await sql<HeldData>`
    select 'payments' as kind, count(*)::int as records, min(created_at) as from, max(created_at) as until
    from payment where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])`.execute(
    scope.tx,
  );
  return rows[0] ?? { kind: 'payments', records: 0, from: null, until: null };
}

export interface PaymentForPerson {
  createdAt: Date;
  provider: string;
  reference: string;
  method: string;
  amountMinor: number;
  currency: string;
  state: string;
}

export async function listPaymentsForPerson(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<PaymentForPerson[]> {
  const { rows } = await sql<PaymentForPerson>`
    select created_at, provider, reference, method, amount_minor, currency, state from payment
    where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])
    order by created_at, id`.execute(scope.tx);
  return rows;
}

/** Orders with money on its way: a payment that the provider still decides, or a refund that is not paid out. */
export async function listOrdersWithOpenMoney(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<{ orderId: string; sequence: number | null; prefix: string }[]> {
  const { clientId } = scope;
  const { rows } = await sql<{ orderId: string; sequence: number | null; prefix: string }>`
    select o.id as order_id, o.number as sequence, c.order_prefix as prefix
    from orders o join client c on c.id = o.client_id
    where o.client_id = ${clientId} and o.id = any (${[...orderIds]}::uuid[]) and (
      exists (select from payment p where p.client_id = ${clientId} and p.order_id = o.id
        and p.state in ('pending', 'authorised'))
      or exists (select from refund r where r.client_id = ${clientId} and r.order_id = o.id
        and r.state <> 'done'))
    order by o.created_at, o.id`.execute(scope.tx);
  return rows;
}
