import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { messagesOf } from '../../platform/outbox/message-client.ts';

export interface AlertCounts {
  failedMails: number;
  /** Other messages that failed for good: a refund that no provider was asked for, a file that was not made. */
  failedMessages: number;
  /** Mails that the mail server cannot take now, and since when the first of them waits. */
  waitingMails: number;
  mailsWaitSince: Date | null;
  failedRefunds: number;
  failedRefundOrderId: string | null;
  /** Refunds above the limit that wait for a second person, those that no provider can pay, and the one that waits longest. */
  refundsToApprove: number;
  refundToApproveOrderId: string | null;
  refundsByHand: number;
  refundByHandOrderId: string | null;
  /** Orders of which a payer took money back through the bank, and staff have not decided. */
  chargebacks: number;
  chargebackOrderId: string | null;
  /**
   * Orders with a payment of another amount or currency than was asked, until staff have put a note on them; and the one
   * that waits longest.
   */
  differingPayments: number;
  differingPaymentOrderId: string | null;
  /** Orders whose tickets, ledger and money disagree, and the one that was found first. */
  ledgerDifferences: number;
  ledgerDifferenceOrderId: string | null;
  /** 1 = the ledger does not owe what is on the gift cards. */
  giftCardDifferences: number;
  /**
   * Timeslots from today on that differ from their rules because visitors have places in them, and that staff have
   * not settled.
   */
  timeslotConflicts: number;
  /** Barcode series of ticket types on sale that are used up, or at what their staff are warned at; the one with fewest codes. */
  lowBarcodeSeries: number;
  lowBarcodeSeriesId: string | null;
  /** Desks whose lease is over and was not returned, unless staff keep its places. */
  unreturnedLeases: number;
  /** Sales made without a connection that could not become orders. */
  keptSales: number;
}

export async function countAlerts(scope: ClientScope, today: string, at: Date): Promise<AlertCounts> {
  const { clientId, tx } = scope;
  const { rows } = await sql<AlertCounts>`select
    (select count(*)::int from mail where client_id = ${clientId} and state = 'failed') as failed_mails,
    (select count(*)::int from pgboss.job where (state = 'failed' or name = 'dead-letter')
      and name in ('command', 'event', 'dead-letter') and ${messagesOf(clientId)}
      and data->>'type' is distinct from 'send-mail') as failed_messages,
    waiting.count as waiting_mails, waiting.since as mails_wait_since,
    failing.count as failed_refunds, failing.first as failed_refund_order_id,
    approving.count as refunds_to_approve, approving.first as refund_to_approve_order_id,
    paying.count as refunds_by_hand, paying.first as refund_by_hand_order_id,
    taken.count as chargebacks, taken.first as chargeback_order_id,
    differing.count as differing_payments, differing.first as differing_payment_order_id,
    apart.count as ledger_differences, apart.first as ledger_difference_order_id,
    (select count(*)::int from ledger_progress where client_id = ${clientId} and cards_difference_minor <> 0)
      as gift_card_differences,
    (select count(*)::int from timeslot where client_id = ${clientId} and local_date >= ${today}
      and conflict is not null and not conflict_kept) as timeslot_conflicts,
    (select count(*)::int from desk_lease where client_id = ${clientId} and state = 'open' and ends_at <= ${at}
      and (keep_until is null or keep_until <= ${at})) as unreturned_leases,
    (select count(*)::int from desk_lease_sale where client_id = ${clientId} and state = 'kept') as kept_sales,
    low.count as low_barcode_series, low.first as low_barcode_series_id
    from (select count(*)::int as count, min(waits_since) as since from mail
      where client_id = ${clientId} and state = 'waiting' and waits_since is not null) as waiting,
    (select count(distinct e.order_id)::int as count, (array_agg(e.order_id order by e.id))[1] as first
      from order_event e where e.client_id = ${clientId} and e.kind = 'payment-differs'
        and e.facts ->> 'outcome' = 'paid' and not exists (select from order_event n
          where n.client_id = e.client_id and n.order_id = e.order_id and n.kind = 'note-added'
            and n.id > e.id)) as differing,
    (select count(*)::int as count, (array_agg(order_id order by id))[1] as first from refund
      where client_id = ${clientId} and state = 'failed') as failing,
    (select count(*)::int as count, (array_agg(order_id order by asked_at))[1] as first from order_change
      where client_id = ${clientId} and state = 'waiting for approval') as approving,
    (select count(*)::int as count, (array_agg(order_id order by id))[1] as first from refund
      where client_id = ${clientId} and state = 'waiting' and (payment_id is null or at_till)) as paying,
    (select count(distinct e.order_id)::int as count, (array_agg(e.order_id order by e.id))[1] as first
      from order_event e where e.client_id = ${clientId} and e.kind = 'payment-charged-back'
        and not exists (select from order_event n where n.client_id = e.client_id
          and n.order_id = e.order_id and n.id > e.id and (n.kind = 'chargeback-settled'
            or n.kind = 'chargeback-reversed' and n.facts ->> 'openMinor' = '0'))) as taken,
    (select count(*)::int as count, (array_agg(order_id order by found_at))[1] as first
      from ledger_difference where client_id = ${clientId}) as apart,
    (select count(*)::int as count, (array_agg(s.id order by c.capacity - c.sold, s.id))[1] as first
      from barcode_series s
      join counter c on c.client_id = s.client_id and c.owner_id = s.id and c.kind = 'barcode-series'
        and c.kind <> 'timeslot'
      where s.client_id = ${clientId} and s.archived_at is null and not s.removing
        and (c.capacity - c.sold)::bigint * 100 <= c.capacity::bigint * s.warn_percentage
        and exists (select from barcode_series_type l where l.client_id = s.client_id and l.series_id = s.id
          and l.unlinked_at is null)) as low`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('a statement of figures alone answers one row');
  return counts;
}
