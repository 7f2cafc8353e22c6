import type { VoucherBilling, VoucherFacts, VoucherTerms } from '@foyer/domain/vouchers/voucher.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertVoucherCounters } from './voucher-counter.repository.ts';

/** Writes the codes that the client does not have yet. @returns those that were written. */
export async function insertVouchers(
  scope: ClientScope,
  batchId: string,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    insert into voucher (client_id, batch_id, code)
    select ${scope.clientId}::uuid, ${batchId}::uuid, w.code from unnest(${[...codes]}::text[]) as w (code)
    on conflict do nothing returning id, code`.execute(scope.tx);
  await insertVoucherCounters(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map(({ code }) => code);
}

/** How many vouchers of a batch are neither used nor cancelled. */
export async function countOpenVouchers(scope: ClientScope, batchId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from voucher where client_id = ${scope.clientId} and batch_id = ${batchId}
      and used_at is null and cancelled_at is null`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

/** So many of a batch that are neither used nor cancelled, nor held by a cart; null = of all. */
export async function listOpenVoucherIds(
  scope: ClientScope,
  batchId: string,
  ids: readonly string[] | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from voucher v
    join counter c on c.client_id = v.client_id and c.owner_id = v.id and c.kind = 'voucher' and c.kind <> 'timeslot'
      and c.held + c.sold = 0
    where v.client_id = ${scope.clientId} and v.batch_id = ${batchId} and v.used_at is null and v.cancelled_at is null
      and (${ids === null} or v.id = any (${[...(ids ?? [])]}::uuid[]))
    order by v.id limit ${limit}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

/** The caller has closed their counters. */
export async function cancelVoucherRows(scope: ClientScope, ids: readonly string[], at: Date): Promise<void> {
  await sql`update voucher set cancelled_at = ${at}
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(scope.tx);
}

/** A voucher with what it says. */
export interface VoucherToSpend extends VoucherFacts, VoucherTerms {
  id: string;
  code: string;
  onSalesPage: boolean;
  /** Of the test environment: it pays for test orders only. */
  test: boolean;
}

/** @param code as it is kept. */
export async function findVoucherToSpend(
  scope: ClientScope,
  code: string,
): Promise<VoucherToSpend | undefined> {
  const [found] = await readVouchers(scope, sql`v.code = ${code}`);
  return found;
}

export async function listVouchersToSpend(
  scope: ClientScope,
  ids: readonly string[],
): Promise<VoucherToSpend[]> {
  return ids.length === 0 ? [] : readVouchers(scope, sql`v.id = any (${[...ids]}::uuid[])`);
}

async function readVouchers(scope: ClientScope, which: ReturnType<typeof sql>): Promise<VoucherToSpend[]> {
  const { rows } = await sql<VoucherToSpend>`
    select v.id, v.code, v.used_at, v.cancelled_at, b.valid_from, b.valid_until, b.dearer_day, b.on_sales_page, b.test,
      (select json_agg(json_build_object('ticketTypeId', w.ticket_type_id, 'quantity', w.quantity) order by w.position)
        from voucher_worth w where w.client_id = b.client_id and w.batch_id = b.id) as worth
    from voucher v join voucher_batch b on b.client_id = v.client_id and b.id = v.batch_id
    where v.client_id = ${scope.clientId} and ${which}`.execute(scope.tx);
  return rows;
}

/** Orders used these vouchers; their counters are sold in the same transaction. @returns who pays for each. */
export async function markVouchersUsed(
  scope: ClientScope,
  uses: readonly { voucherId: string; orderId: string }[],
  at: Date,
): Promise<Map<string, VoucherBilling>> {
  const { rows } = await sql<{ id: string; billing: VoucherBilling }>`
    update voucher v set used_at = ${at}, order_id = w.order_id
    from unnest(${uses.map(({ voucherId }) => voucherId)}::uuid[], ${uses.map(({ orderId }) => orderId)}::uuid[])
      as w (id, order_id), voucher_batch b
    where v.client_id = ${scope.clientId} and v.id = w.id and b.client_id = v.client_id and b.id = v.batch_id
    returning v.id, b.billing`.execute(scope.tx);
  return new Map(rows.map(({ id, billing }) => [id, billing]));
}

/** An order gave back what a voucher paid. @param isAll it can be used again. @returns who was to pay for it. */
export async function returnVoucher(
  scope: ClientScope,
  voucherId: string,
  isAll: boolean,
): Promise<VoucherBilling> {
  const { rows } = await sql<{ billing: VoucherBilling }>`
    update voucher v set used_at = case when ${isAll} then null else v.used_at end,
      order_id = case when ${isAll} then null else v.order_id end
    from voucher_batch b where b.client_id = v.client_id and b.id = v.batch_id
      and v.client_id = ${scope.clientId} and v.id = ${voucherId}
    returning b.billing`.execute(scope.tx);
  return rows[0]?.billing ?? 'free';
}
