import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { Payment } from '../payment.repository.ts';

type CodePayment = Pick<
  Payment,
  'id' | 'orderId' | 'provider' | 'method' | 'currency' | 'amountMinor' | 'codeId'
>;

/** Takes what codes pay of locked orders that complete. */
export async function takeCodePayments(
  scope: ClientScope,
  orderIds: readonly string[],
  at: Date,
): Promise<CodePayment[]> {
  const { rows } = await sql<CodePayment>`
    update payment set state = 'paid', paid_at = ${at}
    where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[]) and code_id is not null
      and state = 'open'
    returning id, order_id, provider, method, currency, amount_minor, code_id`.execute(scope.tx);
  return rows;
}

/** A movement of a code's account by an order: what it paid, or what went back to it. */
export interface CodeMovement {
  id: string;
  kind: 'payment' | 'refund';
  codeId: string;
  orderId: string;
  at: Date;
}

/** What orders did with these codes; how much it was says the ledger. */
export async function listCodeMovements(
  scope: ClientScope,
  codeIds: readonly string[],
): Promise<CodeMovement[]> {
  const { rows } = await sql<CodeMovement>`
    select id, 'payment' as kind, code_id, order_id, paid_at as at from payment
    where client_id = ${scope.clientId} and code_id = any (${[...codeIds]}::uuid[]) and state = 'paid'
    union all
    select r.id, 'refund', p.code_id, r.order_id, r.done_at from payment p
    join refund r on r.client_id = p.client_id and r.payment_id = p.id
    where p.client_id = ${scope.clientId} and p.code_id = any (${[...codeIds]}::uuid[]) and r.state = 'done'
    order by at desc, id desc`.execute(scope.tx);
  return rows;
}
