import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** Codes that an order took of a series. */
export interface TakenOfSeries {
  counterId: string;
  seriesId: string;
}

/** Which of these counters are of barcode series. */
export async function listSeriesOfCounters(
  scope: ClientScope,
  counterIds: readonly string[],
): Promise<TakenOfSeries[]> {
  const { rows } = await sql<TakenOfSeries>`
    select id as counter_id, owner_id as series_id from counter
    where client_id = ${scope.clientId} and id = any (${[...new Set(counterIds)]}::uuid[]) and kind = 'barcode-series'`.execute(
    scope.tx,
  );
  return rows;
}

/** Which types take, or took, the codes of these series. */
export async function listTypesOfSeries(
  scope: ClientScope,
  seriesIds: readonly string[],
): Promise<{ seriesId: string; ticketTypeId: string }[]> {
  const { rows } = await sql<{ seriesId: string; ticketTypeId: string }>`
    select series_id, ticket_type_id from barcode_series_type
    where client_id = ${scope.clientId} and series_id = any (${[...seriesIds]}::uuid[])`.execute(scope.tx);
  return rows;
}

/**
 * Takes codes that no ticket has, in the order of their series. Rows that another sale is taking are skipped: the counter of
 * the series promises that there are enough of the others.
 */
export async function takeBarcodes(
  scope: ClientScope,
  wanted: ReadonlyMap<string, number>,
  at: Date,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ seriesId: string; id: string }>`
    with taken as (
      select b.id from unnest(${[...wanted.keys()]}::uuid[], ${[...wanted.values()]}::int[]) as w (series_id, quantity)
      cross join lateral (select id from barcode
        where client_id = ${scope.clientId} and series_id = w.series_id and issued_at is null
        order by id limit w.quantity for update skip locked) b)
    update barcode b set issued_at = ${at} from taken
    where b.client_id = ${scope.clientId} and b.id = taken.id returning b.series_id, b.id`.execute(scope.tx);
  const ids = Map.groupBy(
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ seriesId }) => seriesId,
  );
  for (const [seriesId, quantity] of wanted) {
    if ((ids.get(seriesId)?.length ?? 0) < quantity)
      throw new Error(`barcode series ${seriesId} has fewer codes than its counter says`);
  }
  return new Map([...ids].map(([seriesId, codes]) => [seriesId, codes.map(({ id }) => id)]));
}

/** Tickets that take the place of others hand their codes on (product.md, section 6: from a linked series the same code). */
export async function handBarcodesOn(scope: ClientScope, ids: readonly string[]): Promise<void> {
  await sql`
    update ticket s set barcode_id = o.barcode_id, barcode_shared = o.barcode_shared
    from ticket o
    where o.client_id = ${scope.clientId} and o.id = any (${[...ids]}::uuid[]) and o.barcode_id is not null
      and s.client_id = o.client_id and s.id = o.replaced_by`.execute(scope.tx);
}

/** Tickets whose codes were renewed, and which series gave the old ones. */
export async function listRenewedBarcodes(
  scope: ClientScope,
  ids: readonly string[],
): Promise<{ ticketId: string; ticketTypeId: string }[]> {
  const { rows } = await sql<{ ticketId: string; ticketTypeId: string }>`
    select replaced_by as ticket_id, ticket_type_id from ticket
    where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[]) and barcode_id is not null
      and not barcode_shared and replaced_by is not null`.execute(scope.tx);
  return rows;
}

export async function setBarcodes(
  scope: ClientScope,
  codes: readonly { ticketId: string; barcodeId: string }[],
): Promise<void> {
  await sql`update ticket t set barcode_id = w.barcode_id
    from unnest(${codes.map(({ ticketId }) => ticketId)}::uuid[], ${codes.map(({ barcodeId }) => barcodeId)}::uuid[])
      as w (id, barcode_id)
    where t.client_id = ${scope.clientId} and t.id = w.id`.execute(scope.tx);
}
