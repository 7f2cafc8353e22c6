import type { BarcodeSeriesKind } from '@foyer/domain/barcodes/barcode-series.ts';
import type { BarcodeSeriesInput } from '@foyer/domain/barcodes/barcode-series-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

export interface StoredSeries extends Omit<BarcodeSeriesInput, 'ticketTypeIds'> {
  id: string;
  kind: BarcodeSeriesKind;
  number: number;
  archivedAt: Date | null;
  createdByName: string;
  createdAt: Date;
  version: number;
  /** Those that take its codes now. */
  ticketTypeIds: string[];
}

const linked = sql<string[]>`array(select l.ticket_type_id from barcode_series_type l
  where l.client_id = barcode_series.client_id and l.series_id = barcode_series.id and l.unlinked_at is null
  order by l.ticket_type_id)`;

export function selectSeries(scope: ClientScope) {
  return scope.tx
    .selectFrom('barcodeSeries')
    .select([
      'id',
      'kind',
      'name',
      'prefix',
      'number',
      'pluCode',
      'validUntil',
      'warnPercentage',
      'archivedAt',
      'createdByName',
      'createdAt',
      'version',
    ])
    .select(linked.as('ticketTypeIds'))
    .where('clientId', '=', scope.clientId)
    .where('removing', '=', false);
}

/** @throws NotFoundError `barcode-series-not-found` */
export async function getSeries(scope: ClientScope, id: string): Promise<StoredSeries> {
  const row = await selectSeries(scope).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFoundError('barcode-series-not-found');
  return row;
}

/** The series, locked. @throws NotFoundError `barcode-series-not-found` */
export async function lockSeries(scope: ClientScope, id: string): Promise<StoredSeries> {
  const row = await selectSeries(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFoundError('barcode-series-not-found');
  return row;
}

export async function findSeriesByName(
  scope: ClientScope,
  name: string,
): Promise<{ id: string } | undefined> {
  return selectSeries(scope).where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst();
}

type Values = Omit<BarcodeSeriesInput, 'ticketTypeIds'>;

export async function insertSeries(
  scope: ClientScope,
  values: Values & Pick<StoredSeries, 'kind' | 'number' | 'createdByName' | 'createdAt'>,
): Promise<string> {
  const { id } = await scope.tx
    .insertInto('barcodeSeries')
    .values({ ...values, clientId: scope.clientId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSeries(
  scope: ClientScope,
  id: string,
  values: Partial<Values & Pick<StoredSeries, 'archivedAt' | 'number'> & { removing: boolean }>,
): Promise<void> {
  await scope.tx
    .updateTable('barcodeSeries')
    .set(({ eb }) => ({ ...values, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Which ticket types take its codes from now on; the others keep their row as ended. */
export async function linkTypes(
  scope: ClientScope,
  id: string,
  ticketTypeIds: readonly string[],
  at: Date,
): Promise<void> {
  const { clientId, tx } = scope;
  await sql`update barcode_series_type set unlinked_at = ${at}
    where client_id = ${clientId} and series_id = ${id} and unlinked_at is null
      and ticket_type_id <> all (${[...ticketTypeIds]}::uuid[])`.execute(tx);
  await sql`insert into barcode_series_type (client_id, series_id, ticket_type_id, linked_at)
    select ${clientId}::uuid, ${id}::uuid, w.id, ${at}::timestamptz from unnest(${[...ticketTypeIds]}::uuid[]) as w (id)
    on conflict (client_id, series_id, ticket_type_id)
      do update set unlinked_at = null, linked_at = excluded.linked_at
      where barcode_series_type.unlinked_at is not null`.execute(tx);
}

/** A series whose last code is gone, where that was asked for. */
export async function deleteRemovedSeries(scope: ClientScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await scope.tx
    .deleteFrom('barcodeSeries')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('removing', '=', true)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
