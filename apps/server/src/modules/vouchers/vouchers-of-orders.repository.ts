import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { listNamedWorth, worthInWords } from './named-worth.ts';

/** A voucher that paid for an order (insight-and-settings 12). Without its code, which needs a right of its own. */
export interface VoucherOfOrder {
  orderId: string;
  batchName: string;
  reference: string;
  /** The username of the account that its batch is of. */
  partner: string | null;
  /** What it is worth: `2 × Adult`. */
  tickets: string;
  acquiredAt: Date;
  usedAt: Date;
  /** A ticket of the order got another visit. */
  rebookedAt: Date | null;
}

/** The vouchers that paid for these orders, by the names of their batches. */
export async function listVouchersOfOrders(
  scope: ClientScope,
  orderIds: readonly string[],
  language: string,
): Promise<VoucherOfOrder[]> {
  const { rows } = await sql<Omit<VoucherOfOrder, 'tickets'> & { batchId: string }>`
    select v.order_id, v.batch_id, b.name as batch_name, b.reference, a.username as partner, v.acquired_at, v.used_at,
      (select max(t.rebooked_at) from ticket t where t.client_id = v.client_id and t.order_id = v.order_id) as rebooked_at
    from voucher v
    join voucher_batch b on b.client_id = v.client_id and b.id = v.batch_id
    left join account a on a.client_id = b.client_id and a.id = b.partner_id
    where v.client_id = ${scope.clientId} and v.order_id = any (${[...orderIds]}::uuid[])
    order by b.name, v.id`.execute(scope.tx);
  const batchIds = [...new Set(rows.map(({ batchId }) => batchId))];
  const worth = batchIds.length === 0 ? [] : await listNamedWorth(scope, batchIds, language);
  return rows.map(({ batchId, ...voucher }) => ({
    ...voucher,
    tickets: worthInWords(worth.filter((one) => one.batchId === batchId)),
  }));
}
