import { barcodeFilterInput, barcodeSeriesFilterInput } from '@foyer/domain/barcodes/barcode-filter-input.ts';
import { barcodeModules } from '@foyer/domain/barcodes/barcode-series.ts';
import { addDays, type LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { getSeries, type StoredSeries, selectSeries } from './barcode-series.repository.ts';
import { type CodeOfSeries, countIssuedPerDay, listCodesOfSeries } from './code-list.repository.ts';
import { listFoundSeries, type SeriesTotals, sumFoundSeries } from './series-list.repository.ts';
import { requireSeriesRight } from './series-right.ts';

/** Days of which a series says how many codes it gave. */
export const shownDays = 14;

/** One page of an overview: filtered, in the order asked for. */
export async function listSeries(
  context: RequestContext,
  typed: unknown,
  page: { limit: number; offset: number },
): Promise<StoredSeries[]> {
  const filter = readFilter(context, typed);
  return context.inClientReadOnly(async (scope) => {
    const ids = await listFoundSeries(scope, filter, await todayOf(context, scope), page);
    if (ids.length === 0) return [];
    const rows = await selectSeries(scope).where('id', 'in', ids).execute();
    return ids.flatMap((id) => rows.find((one) => one.id === id) ?? []);
  });
}

/** How many series a filter finds, and their codes. */
export async function sumSeries(context: RequestContext, typed: unknown): Promise<SeriesTotals> {
  const filter = readFilter(context, typed);
  return context.inClientReadOnly(async (scope) =>
    sumFoundSeries(scope, filter, await todayOf(context, scope)),
  );
}

async function todayOf({ app }: RequestContext, scope: ClientScope): Promise<LocalDate> {
  const { timeZone } = await getClient(scope);
  return localDateAt(app.clock(), timeZone);
}

function readFilter(context: RequestContext, typed: unknown) {
  const filter = valueOrThrow(parseInput(barcodeSeriesFilterInput, typed ?? {}));
  context.require(barcodeModules[filter.tab], 'access');
  return filter;
}

/** @throws NotFoundError, NotAllowedError */
export async function showSeries(
  context: RequestContext,
  scope: ClientScope,
  id: string,
): Promise<StoredSeries> {
  const series = await getSeries(scope, id);
  requireSeriesRight(context, series, 'access');
  return series;
}

/** A page of the codes of a series. */
export async function listBarcodes(
  context: RequestContext,
  seriesId: string,
  typed: unknown,
  page: { limit: number; offset: number },
): Promise<CodeOfSeries[]> {
  const filter = valueOrThrow(parseInput(barcodeFilterInput, typed ?? {}));
  return context.inClientReadOnly(async (scope) => {
    await showSeries(context, scope, seriesId);
    return listCodesOfSeries(scope, seriesId, filter, page);
  });
}

/** How many codes a series gave on each of the last 14 days, the oldest first. */
export async function issuedPerDay(
  { app }: RequestContext,
  scope: ClientScope,
  seriesId: string,
): Promise<{ date: string; issued: number }[]> {
  const today = localDateAt(app.clock(), (await getClient(scope)).timeZone);
  const first = addDays(today, 1 - shownDays);
  const counted = new Map(
    (await countIssuedPerDay(scope, seriesId, first)).map(({ date, issued }) => [date, issued]),
  );
  return Array.from({ length: shownDays }, (_, nth) => {
    const date = addDays(first, nth);
    return { date, issued: counted.get(date) ?? 0 };
  });
}
