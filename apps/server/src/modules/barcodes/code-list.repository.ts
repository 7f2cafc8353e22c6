import type { BarcodeFilter } from '@foyer/domain/barcodes/barcode-filter-input.ts';
import { barcodeKey } from '@foyer/domain/barcodes/barcode-text.ts';
import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A code with the ticket that has it. */
export interface CodeOfSeries {
  id: string;
  code: string;
  issuedAt: Date | null;
  scannedAt: Date | null;
  isCancelled: boolean;
  ticketTypeId: string | null;
  orderId: string | null;
  /** As people read it; null where its order has none. */
  orderNumber: string | null;
}

type Row = Omit<CodeOfSeries, 'orderNumber'> & { number: number | null; orderPrefix: string };

/** A page of the codes of a series: those that tickets have newest first, the others in the order in which they are taken. */
export async function listCodesOfSeries(
  scope: ClientScope,
  seriesId: string,
  { search, state }: BarcodeFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CodeOfSeries[]> {
  const isOwn = sql`b.client_id = ${scope.clientId} and b.series_id = ${seriesId}`;
  const narrowed = {
    issued: sql`b.issued_at is not null`,
    unscanned: sql`b.issued_at is not null and b.scanned_at is null and t.state <> 'cancelled'`,
    scanned: sql`b.issued_at is not null and b.scanned_at is not null`,
    cancelled: sql`b.issued_at is not null and t.state = 'cancelled'`,
    remaining: sql`b.issued_at is null`,
  }[state];
  const which = search === '' ? narrowed : sql`b.key = ${barcodeKey(search)}`;
  const { rows } = await sql<Row>`
    select b.id, b.code, b.issued_at, b.scanned_at, coalesce(t.state = 'cancelled', false) as is_cancelled,
      t.ticket_type_id, o.id as order_id, o.number, c.order_prefix
    from barcode b
    join client c on c.id = b.client_id
    left join ticket t on t.client_id = b.client_id and t.barcode_id = b.id and t.replaced_by is null
    left join orders o on o.client_id = t.client_id and o.id = t.order_id
    where ${isOwn} and ${which}
    order by ${state === 'remaining' ? sql`b.id` : sql`b.issued_at desc, b.id`} limit ${limit} offset ${offset}`.execute(
    scope.tx,
  );
  return rows.map(({ number, orderPrefix, ...row }) => ({
    ...row,
    orderNumber: number === null ? null : formatOrderNumber(number, orderPrefix),
  }));
}

/** How many codes tickets got on each of the last days, by the clock of the client; days without one are left out. */
export async function countIssuedPerDay(
  scope: ClientScope,
  seriesId: string,
  since: string,
): Promise<{ date: string; issued: number }[]> {
  const { rows } = await sql<{ date: string; issued: number }>`
    select (b.issued_at at time zone c.time_zone)::date as date, count(*)::int as issued
    from barcode b join client c on c.id = b.client_id
    where b.client_id = ${scope.clientId} and b.series_id = ${seriesId}
      and b.issued_at >= ${since}::date::timestamp at time zone c.time_zone
    group by 1 order by 1`.execute(scope.tx);
  return rows;
}

/** The next codes of a series after an id, for a file. */
export async function listCodesAfter(
  scope: ClientScope,
  seriesId: string,
  after: string | null,
  limit: number,
): Promise<(Pick<CodeOfSeries, 'id' | 'code' | 'issuedAt' | 'scannedAt'> & { isCancelled: boolean })[]> {
  const { rows } = await sql<CodeOfSeries>`
    select b.id, b.code, b.issued_at, b.scanned_at, coalesce(t.state = 'cancelled', false) as is_cancelled
    from (select * from barcode where client_id = ${scope.clientId} and series_id = ${seriesId}
      and id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid order by id limit ${limit}) b
    left join ticket t on t.client_id = b.client_id and t.barcode_id = b.id and t.replaced_by is null
    order by b.id`.execute(scope.tx);
  return rows;
}
