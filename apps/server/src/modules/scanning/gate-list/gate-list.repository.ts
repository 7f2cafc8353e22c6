import type { ListedScan } from '@foyer/domain/scanning/gate-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A place in the list, in the order of the moments in microseconds at which rows changed. */
export interface ListPlace {
  changedAt: string;
  id: string;
}

export interface ListStretch {
  salt: string;
  /** Changed later than this, in microseconds; '0' = all. */
  since: string;
  /** Visits up to this date were sent before. */
  sentUntil: string;
  /** Visits after this date are not needed yet. */
  until: string;
  now: Date;
  after: ListPlace;
  limit: number;
}

export interface TicketForGates extends ListPlace {
  code: string;
  barcode: string;
  group: string;
  ticketTypeId: string;
  locationId: string | null;
  state: 'active' | 'inactive' | 'cancelled';
  isPaid: boolean;
  isTest: boolean;
  validFrom: Date | null;
  validUntil: Date | null;
  date: string | null;
  time: string | null;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  orderNumber: number | null;
  scans: [at: number, direction: ListedScan[1], deviceId: string][];
}

export interface VoucherForGates extends ListPlace {
  code: string;
  batchId: string;
  usedAt: Date | null;
  deviceId: string | null;
  isCancelled: boolean;
}

/** As `gateCodeHash` makes it. */
const hashOf = (salt: string, code: RawBuilder<unknown>) =>
  sql`encode(substring(sha256(convert_to(${salt}::text || ${code}, 'UTF8')) from 1 for 12), 'base64')`;

const micros = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint::text`);

const noId = '00000000-0000-0000-0000-000000000000';

const isAfter = (table: string, { changedAt, id }: ListPlace) =>
  sql`(${sql.raw(`${table}.changed_at`)}, ${sql.raw(`${table}.id`)}) > (to_timestamp(${changedAt}::numeric / 1000000), ${id}::uuid)`;

/** Tickets that a gate may see soon: those that are over, or for a later day, are not among them. */
export async function listTicketsForGates(
  scope: ClientScope,
  stretch: ListStretch,
): Promise<TicketForGates[]> {
  const { salt, since, sentUntil, until, now, after, limit } = stretch;
  const { rows } = await sql<TicketForGates>`
    select t.id, ${micros('t.changed_at')} as changed_at, ${hashOf(salt, sql`t.code`)} as code,
      case when b.key is null then '' else ${hashOf(salt, sql`b.key`)} end as barcode,
      case when t.group_ticket then encode(substring(sha256(convert_to(concat_ws('|', ${salt}::text, t.order_id,
        t.ticket_type_id, t.visit_date, t.visit_time), 'UTF8')) from 1 for 12), 'base64') else '' end as "group",
      t.ticket_type_id, t.location_id, t.state, o.completed_at is not null as is_paid, t.test as is_test,
      t.valid_from, t.valid_until, t.visit_date as date, t.visit_time as time, t.daily_scan_limit, t.total_scan_limit,
      o.number as order_number,
      case when t.used_at is null then '[]'::json else coalesce((
        select json_agg(json_build_array((extract(epoch from s.at) * 1000)::bigint, s.direction, s.device_id)
          order by s.at, s.id)
        from scan s where s.client_id = t.client_id and s.ticket_id = t.id and s.verdict = 'valid'), '[]'::json)
        end as scans
    from ticket t
    join orders o on o.client_id = t.client_id and o.id = t.order_id
    left join barcode b on b.client_id = t.client_id and b.id = t.barcode_id and t.replaced_by is null
    where t.client_id = ${scope.clientId} and ${isAfter('t', after)}
      and (t.valid_until is null or t.valid_until > ${now}::timestamptz - interval '1 day')
      and (t.visit_date is null or t.visit_date <= ${until})
      and (t.changed_at > to_timestamp(${since}::numeric / 1000000) or t.visit_date > ${sentUntil})
    order by t.changed_at, t.id limit ${limit}`.execute(scope.tx);
  return rows;
}

/**
 * Vouchers of batches for gates that can be used, or were used or cancelled since; and those of batches that were changed
 * since, whatever they say now: a gate that lets them in refuses them from then on. A voucher has its place in the list by
 * the later of both moments, so that each of the two parts is read off an index.
 */
export async function listVouchersForGates(
  scope: ClientScope,
  { salt, since, now, after, limit }: ListStretch,
): Promise<VoucherForGates[]> {
  const sinceAt = sql`to_timestamp(${since}::numeric / 1000000)`;
  const afterAt = sql`to_timestamp(${after.changedAt}::numeric / 1000000)`;
  const isOfGates = sql`(b.at_gate and (b.valid_until is null
    or b.valid_until >= (${now}::timestamptz - interval '2 days')::date)
    or ${since !== '0'} and b.changed_at > ${sinceAt})`;
  const { rows } = await sql<VoucherForGates>`
    with listed as (
      (select v.id, v.changed_at, v.code, v.batch_id, v.used_at, v.device_id, v.cancelled_at
      from voucher v join voucher_batch b on b.client_id = v.client_id and b.id = v.batch_id
      where v.client_id = ${scope.clientId} and ${isOfGates} and ${isAfter('v', after)}
        and v.changed_at > ${sinceAt} and v.changed_at > coalesce(b.changed_at, '-infinity')
      order by v.changed_at, v.id limit ${limit})
      union all
      select v.id, b.changed_at, v.code, v.batch_id, v.used_at, v.device_id, v.cancelled_at
      from voucher_batch b cross join lateral (
        select * from voucher v where v.client_id = ${scope.clientId} and v.batch_id = b.id
          and v.changed_at <= b.changed_at
          and v.id > case when b.changed_at > ${afterAt} then ${noId}::uuid else ${after.id}::uuid end
        order by v.id limit ${limit}) v
      where b.client_id = ${scope.clientId} and ${isOfGates} and b.changed_at > ${sinceAt} and b.changed_at >= ${afterAt})
    select id, ${micros('changed_at')} as changed_at, ${hashOf(salt, sql`code`)} as code, batch_id, used_at, device_id,
      cancelled_at is not null as is_cancelled
    from listed order by listed.changed_at, id limit ${limit}`.execute(scope.tx);
  return rows;
}

export interface TypeForGates {
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  ticketGroupId: string;
  isAdmission: boolean;
}

/** The names of these types, as staff read them where they have no other. */
export async function listTypesForGates(scope: ClientScope, ids: readonly string[]): Promise<TypeForGates[]> {
  const { rows } = await sql<TypeForGates>`
    select t.id as ticket_type_id, g.name as ticket_type_name, p.name as product_name, t.ticket_group_id,
      t.item_kind = 'admission' as is_admission
    from ticket_type t
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    join product p on p.client_id = t.client_id and p.id = g.product_id
    where t.client_id = ${scope.clientId} and t.id = any (${ids}::uuid[])`.execute(scope.tx);
  return rows;
}

export async function listBatchesForGates(
  scope: ClientScope,
  ids: readonly string[],
): Promise<
  {
    id: string;
    name: string;
    atGate: boolean;
    validFrom: string | null;
    validUntil: string | null;
    test: boolean;
  }[]
> {
  return scope.tx
    .selectFrom('voucherBatch')
    .select(['id', 'name', 'atGate', 'validFrom', 'validUntil', 'test'])
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids, noId])
    .execute();
}

/** The names of locations and devices that the list speaks of. */
export async function listNamesForGates(
  scope: ClientScope,
  { locationIds, deviceIds }: { locationIds: readonly string[]; deviceIds: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from location where client_id = ${scope.clientId} and id = any (${locationIds}::uuid[])
    union all
    select id, name from device where client_id = ${scope.clientId} and id = any (${deviceIds}::uuid[])`.execute(
    scope.tx,
  );
  return rows;
}

/** In microseconds: rows say by this clock when they changed. */
export async function readDatabaseClock(scope: ClientScope): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as at`.execute(scope.tx);
  return rows[0]?.at ?? '0';
}
