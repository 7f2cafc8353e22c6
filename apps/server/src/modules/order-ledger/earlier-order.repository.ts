import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The newest orders before a place that were paid or completed and are not in the ledger, and the last one looked at. */
export async function listOrdersToPost(
  scope: ClientScope,
  before: string | null,
  limit: number,
): Promise<{ ids: string[]; until: string | null }> {
  const { rows } = await sql<{ id: string; isToPost: boolean }>`
    select o.id, (o.completed_at is not null or o.refunded_minor > 0) and not exists (
        select from ledger_posting p where p.client_id = o.client_id and p.cause_id = o.id and p.kind = 'sale')
      as is_to_post
    from orders o
    where o.client_id = ${scope.clientId} and (${before}::uuid is null or o.id < ${before}::uuid)
    order by o.id desc limit ${limit}`.execute(scope.tx);
  const ids = rows.filter(({ isToPost }) => isToPost).map(({ id }) => id);
  return { ids, until: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

/** The cancelled tickets of an order that no other took the place of, with what was paid for their lines. */
export interface CancelledTicket {
  id: string;
  orderId: string;
  orderLineId: string;
  cancelledAt: Date;
  lineQuantity: number;
  lineTotalMinor: number;
  vatBasisPoints: number;
  costCentre: string;
  generalLedgerAccount: string;
}

export async function listCancelledTickets(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<CancelledTicket[]> {
  const { rows } = await sql<CancelledTicket>`
    select t.id, t.order_id, t.order_line_id, t.cancelled_at, l.quantity as line_quantity,
      l.total_minor::int as line_total_minor, l.vat_basis_points, k.cost_centre,
      k.ledger_account as general_ledger_account
    from ticket t
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    join ticket_type k on k.client_id = t.client_id and k.id = t.ticket_type_id
    where t.client_id = ${scope.clientId} and t.order_id = any (${[...orderIds]}::uuid[])
      and t.state = 'cancelled' and t.cancelled_at is not null and t.replaced_by is null
    order by t.id`.execute(scope.tx);
  return rows;
}
