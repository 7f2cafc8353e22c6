import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { tidyVoucherCode } from '@foyer/domain/vouchers/voucher-code.ts';
import type {
  VoucherBatchFilter,
  VoucherBatchSort,
  VoucherFilter,
} from '@foyer/domain/vouchers/voucher-filter-input.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface Page {
  limit: number;
  offset: number;
}

const order = {
  name: sql`lower(b.name)`,
  '-name': sql`lower(b.name) desc`,
  made: sql`b.created_at`,
  '-made': sql`b.created_at desc`,
  used: sql`(select count(*) from voucher v where v.client_id = b.client_id and v.batch_id = b.id
    and v.used_at is not null)`,
  '-used': sql`(select count(*) from voucher v where v.client_id = b.client_id and v.batch_id = b.id
    and v.used_at is not null) desc`,
} as const satisfies Record<VoucherBatchSort, unknown>;

function found(
  scope: ClientScope,
  filter: VoucherBatchFilter,
  onlyPartnerId: string | null,
): RawBuilder<unknown> {
  const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`voucher_batch b where b.client_id = ${scope.clientId}
    and (${onlyPartnerId}::uuid is null or b.partner_id = ${onlyPartnerId}::uuid)
    and (${filter.partnerId}::uuid is null or b.partner_id = ${filter.partnerId}::uuid)
    and (${filter.search} = '' or b.name ilike ${pattern} or b.reference ilike ${pattern} or b.id in (
      select batch_id from voucher where client_id = b.client_id and code = ${tidyVoucherCode(filter.search)}))`;
}

/** One page of the batches that a filter finds, by id. */
export async function listFoundBatches(
  scope: ClientScope,
  filter: VoucherBatchFilter,
  onlyPartnerId: string | null,
  { limit, offset }: Page,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from ${found(scope, filter, onlyPartnerId)}
    order by ${order[filter.sort]}, b.id limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

export async function countFoundBatches(
  scope: ClientScope,
  filter: VoucherBatchFilter,
  onlyPartnerId: string | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${found(scope, filter, onlyPartnerId)}`.execute(scope.tx);
  return rows[0]?.count ?? 0;
}

/** What has become of the vouchers of a batch. */
export interface BatchFigures {
  id: string;
  made: number;
  used: number;
  cancelled: number;
}

export async function listBatchFigures(scope: ClientScope, ids: readonly string[]): Promise<BatchFigures[]> {
  const { rows } = await sql<BatchFigures>`
    select w.id, f.* from unnest(${[...ids]}::uuid[]) as w (id)
    cross join lateral (
      select count(*)::int as made, count(used_at)::int as used, count(cancelled_at)::int as cancelled
      from voucher where client_id = ${scope.clientId} and batch_id = w.id) f`.execute(scope.tx);
  return rows;
}

/** A voucher with its dates (specification 001, section 3, Voucher dates). */
export interface Voucher {
  id: string;
  batchId: string;
  code: string;
  acquiredAt: Date;
  usedAt: Date | null;
  /** The order that it paid for. */
  orderId: string | null;
  /** The gate that it was shown at. */
  deviceName: string | null;
  cancelledAt: Date | null;
  /** A ticket that it paid for got another visit. */
  rebookedAt: Date | null;
}

/** A download reads page by page. */
export const mostVouchersOfPage = 5_000;

/** A page of the vouchers of a batch that a filter finds, in the order in which they were made. */
export async function listVouchersOf(
  scope: ClientScope,
  batchId: string,
  filter: VoucherFilter,
  today: LocalDate,
  { limit, offset }: Page,
): Promise<Voucher[]> {
  const start = `${tidyVoucherCode(filter.search)}%`;
  const { rows } = await sql<Voucher>`
    select v.id, v.batch_id, v.code, v.acquired_at, v.used_at, v.order_id, d.name as device_name, v.cancelled_at,
      (select max(t.rebooked_at) from ticket t where t.client_id = v.client_id and t.order_id = v.order_id) as rebooked_at
    from voucher v
    join voucher_batch b on b.client_id = v.client_id and b.id = v.batch_id
    left join device d on d.client_id = v.client_id and d.id = v.device_id
    where v.client_id = ${scope.clientId} and v.batch_id = ${batchId}
      and (${filter.search} = '' or v.code like ${start})
      and (${filter.state}::text is null or ${stateOn(today)} = ${filter.state}::text)
    order by v.id limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows;
}

/** As `voucherState` of the domain says; the test of the list holds them together. */
const stateOn = (today: LocalDate): RawBuilder<unknown> => sql`case
  when v.used_at is not null then 'used'
  when v.cancelled_at is not null then 'cancelled'
  when b.valid_until < ${today}::date then 'expired'
  when b.valid_from > ${today}::date then 'upcoming'
  else 'open' end`;
