import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface ClientFigures {
  locations: number;
  channels: number;
  accounts: number;
  orders30Days: number;
  /** It has sold: its currency is fixed. */
  hasOrders: boolean;
}

/** What a client has, for the summary of its page. */
export async function readClientFigures({ clientId, tx }: ClientScope, now: Date): Promise<ClientFigures> {
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<ClientFigures>`select
    (select count(*)::int from location where client_id = ${clientId}) as locations,
    (select count(*)::int from channel where client_id = ${clientId} and deleted_at is null) as channels,
    (select count(*)::int from account where client_id = ${clientId} and archived_at is null) as accounts,
    (select count(*)::int from orders where client_id = ${clientId} and completed_at >= ${since}) as orders30_days,
    exists (select from orders where client_id = ${clientId}) as has_orders`.execute(tx);
  return rows[0] ?? { locations: 0, channels: 0, accounts: 0, orders30Days: 0, hasOrders: false };
}

export interface StoppedByDisabling {
  /** Sales pages that are published now. */
  channels: number;
  /** Paired gates. */
  scanners: number;
  /** Valid tickets for today and later. */
  comingVisitors: number;
  openPayments: number;
  openPaymentsMinor: number;
  openRefunds: number;
  openRefundsMinor: number;
}

const nothing: StoppedByDisabling = {
  channels: 0,
  scanners: 0,
  comingVisitors: 0,
  openPayments: 0,
  openPaymentsMinor: 0,
  openRefunds: 0,
  openRefundsMinor: 0,
};

/**
 * What stops when the client is disabled, and the money that is still under way. A client in the test environment
 * lives on its test orders.
 */
export async function readStoppedByDisabling(
  { clientId, tx }: ClientScope,
  { today, isTest }: { today: string; isTest: boolean },
): Promise<StoppedByDisabling> {
  const { rows } = await sql<StoppedByDisabling>`select
    (select count(*)::int from channel where client_id = ${clientId} and deleted_at is null and publication_on
      and (starts_on is null or starts_on <= ${today}) and (ends_on is null or ends_on >= ${today})) as channels,
    (select count(*)::int from device where client_id = ${clientId} and key_hash is not null
      and revoked_at is null) as scanners,
    (select count(*)::int from ticket where client_id = ${clientId} and state = 'active' and test = ${isTest}
      and visit_date >= ${today}) as coming_visitors,
    payments.count as open_payments, payments.minor as open_payments_minor,
    refunds.count as open_refunds, refunds.minor as open_refunds_minor
    from (select count(*)::int as count, coalesce(sum(total_minor), 0)::bigint as minor from orders
        where client_id = ${clientId} and state = 'pending payment' and test = ${isTest}) payments,
      (select count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as minor
        from refund r join orders o on o.client_id = r.client_id and o.id = r.order_id
        where r.client_id = ${clientId} and r.state <> 'done' and o.test = ${isTest}) refunds`.execute(tx);
  return rows[0] ?? nothing;
}
