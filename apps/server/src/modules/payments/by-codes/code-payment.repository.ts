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

/**
 * The payments by gift tickets that are not needed any more: more of their type paid for an order than it has tickets of it.
 * Those to which something went back already come first.
 */
export async function listFreedGiftTickets(scope: ClientScope, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with paid as (
      select p.id, g.ticket_type_id, count(*) over (partition by g.ticket_type_id) as tickets,
        row_number() over (partition by g.ticket_type_id order by coalesce(r.amount_minor, 0) desc, p.id) as turn
      from payment p
      join gift_card g on g.client_id = p.client_id and g.id = p.code_id and g.ticket_type_id is not null
      left join lateral (select sum(amount_minor) as amount_minor from refund
        where client_id = p.client_id and payment_id = p.id) r on true
      where p.client_id = ${scope.clientId} and p.order_id = ${orderId} and p.state = 'paid')
    select id from paid
    where turn <= tickets - (select count(*) from ticket t
      where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and t.ticket_type_id = paid.ticket_type_id
        and t.state <> 'cancelled' and t.replaced_by is null)`.execute(scope.tx);
  return rows.map(({ id }) => id);
}
