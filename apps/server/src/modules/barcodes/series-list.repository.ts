import type { BarcodeSeriesFilter, BarcodeSeriesSort } from '@foyer/domain/barcodes/barcode-filter-input.ts';
import { barcodeKey } from '@foyer/domain/barcodes/barcode-text.ts';
import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface SeriesFigures {
  id: string;
  total: number;
  issued: number;
  scanned: number;
}

const order = {
  name: sql`lower(name)`,
  '-name': sql`lower(name) desc`,
  created: sql`created_at`,
  '-created': sql`created_at desc`,
  total: sql`total`,
  '-total': sql`total desc`,
  issued: sql`issued`,
  '-issued': sql`issued desc`,
  remaining: sql`total - issued`,
  '-remaining': sql`total - issued desc`,
  valid: sql`valid_until nulls last`,
  '-valid': sql`valid_until desc nulls last`,
} as const satisfies Record<BarcodeSeriesSort, unknown>;

/** One page of the series that a filter finds, by id. */
export async function listFoundSeries(
  scope: ClientScope,
  filter: BarcodeSeriesFilter,
  today: LocalDate,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${found(scope, filter, today)} order by ${order[filter.sort]}, id limit ${limit} offset ${offset}`.execute(
    scope.tx,
  );
  return rows.map(({ id }) => id);
}

export interface SeriesTotals {
  series: number;
  codes: number;
  remaining: number;
}

/** Of all that a filter finds. */
export async function sumFoundSeries(
  scope: ClientScope,
  filter: BarcodeSeriesFilter,
  today: LocalDate,
): Promise<SeriesTotals> {
  const { rows } = await sql<SeriesTotals>`
    select count(*)::int as series, coalesce(sum(total), 0)::int as codes,
      coalesce(sum(total - issued), 0)::int as remaining from ${found(scope, filter, today)}`.execute(
    scope.tx,
  );
  return rows[0] ?? { series: 0, codes: 0, remaining: 0 };
}

/** How many series each overview has: imported, generated, archived. */
export async function countSeries(
  scope: ClientScope,
): Promise<{ imported: number; generated: number; archived: number }> {
  const { rows } = await sql<{ imported: number; generated: number; archived: number }>`
    select count(*) filter (where archived_at is null and kind <> 'generated')::int as imported,
      count(*) filter (where archived_at is null and kind = 'generated')::int as generated,
      count(*) filter (where archived_at is not null)::int as archived
    from barcode_series where client_id = ${scope.clientId} and not removing`.execute(scope.tx);
  return rows[0] ?? { imported: 0, generated: 0, archived: 0 };
}

export async function listSeriesFigures(
  scope: ClientScope,
  ids: readonly string[],
): Promise<SeriesFigures[]> {
  const { rows } = await sql<SeriesFigures>`
    select s.id, f.*, (select count(*)::int from barcode b where b.client_id = s.client_id and b.series_id = s.id
      and b.scanned_at is not null) as scanned
    from barcode_series s ${figures}
    where s.client_id = ${scope.clientId} and s.id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return rows;
}

/** The counter says how many codes there are and how many tickets have one, without counting a million rows. */
const figures: RawBuilder<unknown> = sql`
  cross join lateral (select coalesce(max(c.capacity), 0) as total, coalesce(max(c.sold), 0) as issued
    from counter c where c.client_id = s.client_id and c.owner_id = s.id and c.kind = 'barcode-series'
      and c.kind <> 'timeslot') f`;

function found(scope: ClientScope, filter: BarcodeSeriesFilter, today: LocalDate) {
  const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const tab = {
    imported: sql`s.archived_at is null and s.kind <> 'generated'`,
    generated: sql`s.archived_at is null and s.kind = 'generated'`,
    archived: sql`s.archived_at is not null`,
  }[filter.tab];
  return sql`(
    select s.*, f.* from barcode_series s ${figures}
    where s.client_id = ${scope.clientId} and not s.removing and ${tab}
      and (${filter.search} = '' or s.name ilike ${pattern} or s.prefix ilike ${pattern} or s.id = (
        select series_id from barcode where client_id = s.client_id and key = ${barcodeKey(filter.search)}))
      and (${filter.ticketTypeId}::uuid is null or exists (select from barcode_series_type l
        where l.client_id = s.client_id and l.series_id = s.id and l.unlinked_at is null
          and l.ticket_type_id = ${filter.ticketTypeId}::uuid))
      and (${filter.validity}::text is null or ${filter.validity}::text = case when s.valid_until is null then 'always'
        when s.valid_until < ${today}::date then 'over' when s.valid_until <= ${today}::date + 30 then 'soon' else 'later' end)
      and (${filter.isLow === true} is false or (f.total - f.issued)::bigint * 100 <= f.total::bigint * s.warn_percentage)
  ) as found`;
}
