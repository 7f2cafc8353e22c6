import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** `cancellation` and `change`: the order that sold it was cancelled, and what was left went back to its buyer. */
export type OwnMovementKind = 'card-issued' | 'card-corrected' | 'card-expired' | 'cancellation' | 'change';

interface NewMovement {
  /** The cause of its posting. */
  id: string;
  giftCardId: string;
  kind: OwnMovementKind;
  at: Date;
  byName: string;
  reason: string;
}

export async function insertMovement(scope: ClientScope, movement: NewMovement): Promise<void> {
  await scope.tx
    .insertInto('giftCardMovement')
    .values({ clientId: scope.clientId, ...movement })
    .execute();
}

/** What happened to a card: how much it was, and what was left, is what the ledger says. */
export interface Movement {
  id: string;
  kind: OwnMovementKind | 'payment' | 'refund';
  at: Date;
  /** The order that sold it, that used it, or whose money went back. */
  orderId: string | null;
  /** With the prefix of the client; null = it has none. */
  orderNumber: string | null;
  /** What its first line is for; '' without an order. */
  orderTitle: string;
  byName: string;
  reason: string;
  amountMinor: number;
  /** After it. */
  balanceMinor: number;
}

/**
 * The movements of a card, the newest first. Its own, payments by it and refunds of these are each found by their keys, and
 * their amounts in the postings that have them for causes.
 */
export async function listMovements(scope: ClientScope, cardId: string): Promise<Movement[]> {
  const { clientId } = scope;
  const account = `gift-cards:${cardId}`;
  const { rows } = await sql<Movement>`
    with moved as materialized (
      select m.id, m.kind, m.at, case when m.kind not in ('card-corrected', 'card-expired') then g.order_id end as order_id,
        m.by_name, m.reason
      from gift_card_movement m
      join gift_card g on g.client_id = m.client_id and g.id = m.gift_card_id
      where m.client_id = ${clientId} and m.gift_card_id = ${cardId}
      union all select p.id, 'payment', p.paid_at, p.order_id, '', '' from payment p
      where p.client_id = ${clientId} and p.code_id = ${cardId} and p.state = 'paid'
      union all select r.id, 'refund', r.done_at, r.order_id, '', r.reason from payment p
      join refund r on r.client_id = p.client_id and r.payment_id = p.id and r.state = 'done'
      where p.client_id = ${clientId} and p.code_id = ${cardId}),
    amounts as (
      select m.*, -e.amount as amount_minor from moved m
      join ledger_posting l on l.client_id = ${clientId} and l.cause_id = m.id and l.kind = m.kind
      cross join lateral unnest(l.accounts, l.amounts_minor) as e (account, amount)
      where e.account = ${account})
    select a.id, a.kind, a.at, a.order_id, c.order_prefix || '-' || o.number as order_number,
      coalesce((select product_name from order_line where client_id = ${clientId} and order_id = a.order_id
        order by position limit 1), '') as order_title, a.by_name, a.reason, a.amount_minor::bigint,
      (sum(a.amount_minor) over (order by a.at, a.id rows unbounded preceding))::bigint as balance_minor
    from amounts a join client c on c.id = ${clientId}
    left join orders o on o.client_id = ${clientId} and o.id = a.order_id
    order by a.at desc, a.id desc`.execute(scope.tx);
  return rows;
}

/** The balance of a card: the sum of its account in the ledger. */
export async function getBalance(scope: ClientScope, cardId: string): Promise<number> {
  const [newest] = await listMovements(scope, cardId);
  return newest?.balanceMinor ?? 0;
}
