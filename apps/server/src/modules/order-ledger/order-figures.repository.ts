import { earnedKinds } from '@foyer/domain/ledger/ledger-account.ts';
import type { OrderFigures } from '@foyer/domain/ledger/order-check.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface OrderFiguresRow extends OrderFigures {
  orderId: string;
  /** For people; null until completed. */
  number: number | null;
  currency: string;
}

/**
 * What orders, their tickets, their payments and the ledger say, in one snapshot. Each table is asked once with all ids:
 * joined order by order, PostgreSQL may read all rows of a new client for each of them.
 */
export async function listOrderFigures(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<OrderFiguresRow[]> {
  if (orderIds.length === 0) return [];
  const of = (table: string) =>
    sql`${sql.ref(`${table}.client_id`)} = ${scope.clientId} and ${sql.ref(`${table}.order_id`)} = any (${[...orderIds]}::uuid[])`;
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(e.amount) filter (where ${condition}), 0)::bigint`;
  // Codes pay as money does; the cards that an order sold are what it is worth.
  const isOfCode = sql`split_part(e.account, ':', 1) in ('gift-cards', 'vouchers')`;
  const isPaying = sql`p.kind in ('payment', 'refund')`;
  const money = sql`(e.account like 'money:%' or ${isOfCode} and ${isPaying})`;
  const { rows } = await sql<OrderFiguresRow>`
    with valid as materialized (
      select order_line_id, count(*) as tickets from ticket
      where ${of('ticket')} and state <> 'cancelled' group by 1),
    line as materialized (
      select l.order_id, sum(round(l.total_minor * coalesce(v.tickets, 0)::numeric / l.quantity)) as tickets_minor,
        sum(coalesce(v.tickets, 0)) as valid, sum(coalesce(v.tickets, 0)) filter (where l.total_minor > 0) as paying,
        sum(l.quantity - coalesce(v.tickets, 0)) as cancelled
      from order_line l left join valid v on v.order_line_id = l.id where ${of('l')} group by 1),
    paid as materialized (
      select order_id, sum(amount_minor) as amount from payment where ${of('payment')} and state = 'paid' group by 1),
    refunds as materialized (
      select order_id, sum(amount_minor) as amount, sum(amount_minor) filter (where state = 'done') as done
      from refund where ${of('refund')} group by 1),
    booked as materialized (
      select p.order_id, p.currency,
        ${sumWhere(sql`split_part(e.account, ':', 1) = any (${[...earnedKinds]}::text[]) or ${isOfCode} and not ${isPaying}`)} as earned,
        ${sumWhere(sql`${money} and e.amount > 0 and p.kind <> 'chargeback-reversed'`)} as received,
        ${sumWhere(sql`${money} and e.amount < 0 and p.kind <> 'chargeback'`)}
          - ${sumWhere(sql`p.kind in ('chargeback-settled', 'chargeback-reversed') and e.account = 'receivable'`)} as returned,
        ${sumWhere(sql`e.account = 'refund-due'`)} as due,
        ${sumWhere(sql`p.kind = 'payment' and ${money}`)} as payments,
        ${sumWhere(sql`p.kind = 'refund-request' and e.account = 'receivable'`)} as requests,
        ${sumWhere(sql`p.kind in ('refund', 'refund-returned') and e.account = 'refund-due'`)} as payouts,
        ${sumWhere(sql`e.account = 'platform-fees'`)} as platform_fees,
        ${sumWhere(sql`e.account = 'due-to-platform'`)} as due_to_platform
      from ledger_posting p cross join lateral unnest(p.accounts, p.amounts_minor) as e (account, amount)
      where ${of('p')} group by 1, 2)
    select o.id as order_id, o.number, o.currency,
      case when o.completed_at is null then 0 else o.total_minor - o.refunded_minor end as worth_minor,
      coalesce(l.tickets_minor, 0)::bigint as tickets_minor,
      (o.service_cost_minor * (case when o.service_on_free then coalesce(l.valid, 0) else coalesce(l.paying, 0) end)
        + case when l.valid > 0 then o.transaction_cost_minor else 0 end + o.kept_minor
        + case when o.completed_at is null or o.donation_returned then 0 else o.donation_minor end)::bigint as fees_minor,
      coalesce(l.cancelled, 0)::int as cancelled_tickets,
      -coalesce(b.earned, 0) as earned_minor,
      coalesce(b.received, 0) as received_minor, -coalesce(b.returned, 0) as returned_minor,
      -coalesce(b.due, 0) as due_minor,
      coalesce(p.amount, 0)::bigint as paid_minor, coalesce(b.payments, 0) as booked_paid_minor,
      coalesce(r.amount, 0)::bigint as refunds_minor, coalesce(b.requests, 0) as booked_refunds_minor,
      coalesce(r.done, 0)::bigint as refunds_done_minor, coalesce(b.payouts, 0) as booked_payouts_minor,
      coalesce(b.platform_fees, 0) as platform_fees_minor, coalesce(b.due_to_platform, 0) as due_to_platform_minor
    from orders o
    left join line l on l.order_id = o.id
    left join paid p on p.order_id = o.id
    left join refunds r on r.order_id = o.id
    left join booked b on b.order_id = o.id and b.currency = o.currency
    where o.client_id = ${scope.clientId} and o.id = any (${[...orderIds]}::uuid[])`.execute(scope.tx);
  return rows;
}

/** The ids of a client's orders behind a place, in their order. */
export async function listOrderIds(
  scope: ClientScope,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('orders')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', '>', after ?? '00000000-0000-0000-0000-000000000000')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The orders that completed or were posted to on these days, or had a difference before. */
export async function listRecentOrderIds(scope: ClientScope, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where client_id = ${scope.clientId} and completed_at >= ${since}
    union select order_id from ledger_posting
      where client_id = ${scope.clientId} and day >= ${since}::date and order_id is not null
    union select order_id from ledger_difference where client_id = ${scope.clientId}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** Postings that name an order which is not there. */
export async function countStrayPostings(scope: ClientScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_posting p
    where p.client_id = ${scope.clientId} and p.order_id is not null and not exists (
      select from orders o where o.client_id = p.client_id and o.id = p.order_id)`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}
